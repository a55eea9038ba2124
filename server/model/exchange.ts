// One completion from the wire: asked for, read as it comes, and asked for again as often as a refusal teaches how; with a limit on every wait.
import type http from "node:http";
import type { ModelConfig } from "../platform/config/model.ts";
import { type Endpoint, readBody } from "./endpoint/endpoint.ts";
import type { ModelLimits } from "./limits.ts";
import { ModelLines, type ModelRead } from "./lines.ts";
import type { JsonSchema, Parameters, PromptMessage, Sent } from "./parameters.ts";
import type { Finish } from "./payload.ts";
import { tellable } from "./tellable.ts";
import { withoutThinking } from "./thinking.ts";
import { readRefusal, type Refusal, toTrouble, Trouble } from "./trouble.ts";

export type ReplyHandler = {
  /** Text as it comes; with whole events whose bytes may go on as they are, or null where they may not. */
  onContent(bytes: Buffer | null, text: string): void;
  onEnd(finish: Finish): void;
  onTrouble(trouble: Trouble): void;
};

export type Question = {
  messages: readonly PromptMessage[];
  /** Of the words; there is more room where the model thinks first. */
  tokens: number;
  json?: JsonSchema;
  /** Any answer will do, a thought without a word as well. */
  isProbe?: boolean;
};

export type ExchangeParts = {
  model: ModelConfig;
  endpoint: Endpoint;
  parameters: Parameters;
  limits: ModelLimits;
};

/** Each of the three things that can be learnt, and a kept connection that was closed. */
const MOST_TRIES = 6;

export class Exchange {
  readonly #parts: ExchangeParts;
  readonly #question: Question;
  readonly #handler: ReplyHandler;
  readonly #total: NodeJS.Timeout;
  #lines = new ModelLines();
  #thinking: ReturnType<typeof withoutThinking>;
  #sent!: Sent;
  #tries = 0;
  #wait: NodeJS.Timeout | undefined;
  #request: http.ClientRequest | undefined;
  #finish: Finish | null = null;
  #isOver = false;
  #hasWords = false;

  constructor(parts: ExchangeParts, question: Question, handler: ReplyHandler) {
    this.#parts = parts;
    this.#question = question;
    this.#handler = handler;
    this.#thinking = withoutThinking(parts.parameters.opensThought);
    this.#total = setTimeout(() => this.#down("The model took too long."), parts.limits.totalMs);
    this.#send();
  }

  giveUp(): void {
    if (!this.#isOver) this.#close();
  }

  #send(): void {
    const { endpoint, parameters, limits } = this.#parts;
    this.#tries += 1;
    this.#sent = parameters.write({ ...this.#question, stream: true });
    const { body } = this.#sent;
    const request = endpoint.ask(body.length);
    this.#request = request;
    let isAnswered = false;
    this.#await(limits.connectMs, "The model cannot be reached.");
    request.once("socket", (socket) => {
      const onConnected = () => this.#await(limits.headersMs, "The model does not answer.");
      if (socket.connecting) socket.once("connect", onConnected);
      else onConnected();
    });
    request.once("response", (response) => {
      isAnswered = true;
      if (this.#isOver) response.destroy();
      else if (response.statusCode !== 200) void this.#readRefusal(response);
      else if (response.headers["content-type"]?.includes("application/json"))
        void this.#readWhole(request, response);
      else this.#read(request, response);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (this.#request !== request) return;
      // A kept connection can be closed by the other side just as we take it up: nothing was asked yet.
      if (!isAnswered && request.reusedSocket && error.code === "ECONNRESET") this.#again();
      else this.#down("The model's connection broke.", error);
    });
    request.once("close", () => this.#isOver && clearTimeout(this.#wait));
    request.end(body);
  }

  #read(request: http.ClientRequest, response: http.IncomingMessage): void {
    this.#await(this.#parts.limits.silenceMs, "The model fell silent.");
    const isCurrent = () => !this.#isOver && this.#request === request;
    response.on("data", (chunk: Buffer) => {
      if (!isCurrent()) return;
      this.#wait?.refresh();
      this.#take(this.#lines.read(chunk));
    });
    response.on("end", () => {
      if (isCurrent()) this.#take(this.#lines.end());
      if (isCurrent()) this.#end();
    });
    response.on("error", (error) => {
      if (isCurrent()) this.#down("The model's connection broke.", error);
    });
  }

  /** Some answer as a whole though a stream was asked for. */
  async #readWhole(request: http.ClientRequest, response: http.IncomingMessage): Promise<void> {
    this.#await(this.#parts.limits.silenceMs, "The model fell silent.");
    const body = await readBody(response).catch(() => "");
    if (this.#isOver || this.#request !== request) return;
    const line = body.replaceAll(/[\r\n]+/g, " ");
    this.#take({ ...this.#lines.read(Buffer.from(`data: ${line}\n\n`)), bytes: null });
    if (!this.#isOver && this.#request === request) this.#end();
  }

  #take(read: ModelRead): void {
    this.#finish = read.finish ?? this.#finish;
    const text = this.#thinking.pass(read.content);
    this.#say(text === read.content ? read.bytes : null, text);
    if (read.hasThought || this.#thinking.hasThought)
      this.#parts.parameters.noteThinking(this.#sent);
    if (this.#thinking.endsAlone) this.#parts.parameters.noteOpenThought();
    if (this.#isOver) return;
    // In the middle of a stream the status that it would have had is the error's code.
    if (read.error) this.#refuse({ status: Number(read.error.code) || 0, error: read.error });
    else if (read.isDone) this.#end();
  }

  #say(bytes: Buffer | null, text: string): void {
    if (text === "") return;
    this.#hasWords ||= text.trim() !== "";
    this.#handler.onContent(bytes, text);
  }

  async #readRefusal(response: http.IncomingMessage): Promise<void> {
    const { statusCode: status = 0, headers } = response;
    // The status says most; a body that does not come is not waited for.
    const body = await readBody(response).catch(() => "");
    if (this.#isOver) return;
    this.#refuse({ status, error: readRefusal(body), retryAfter: headers["retry-after"] });
  }

  #refuse(refusal: Refusal): void {
    const { model, parameters } = this.#parts;
    const trouble = toTrouble(refusal, (words) => tellable(words, model, this.#question.messages));
    if (!this.#hasWords && parameters.learnFrom(trouble, this.#sent)) this.#again();
    else if (trouble.kind === "content") this.#over("content_filter");
    else this.#fail(trouble);
  }

  #end(): void {
    this.#say(null, this.#thinking.end());
    if (this.#isOver) return;
    if (this.#hasWords || this.#finish === "content_filter") this.#over(this.#finish ?? "stop");
    else if (this.#finish !== "length") this.#down("The model said nothing.");
    // All its tokens went into thoughts.
    else if (this.#question.isProbe) this.#over("length");
    else if (this.#parts.parameters.noteThinking(this.#sent)) this.#again();
    else this.#down("The model thought without end and said nothing.");
  }

  #again(): void {
    if (this.#isOver) return;
    if (this.#tries === MOST_TRIES)
      return this.#down("The model refuses every form of our request.");
    const done = this.#request;
    this.#lines = new ModelLines();
    this.#thinking = withoutThinking(this.#parts.parameters.opensThought);
    this.#finish = null;
    this.#send();
    done?.destroy();
  }

  #await(ms: number, message: string): void {
    clearTimeout(this.#wait);
    if (!this.#isOver) this.#wait = setTimeout(() => this.#down(message), ms);
  }

  #over(finish: Finish): void {
    // What comes after [DONE] is the end of the body: reading it to its end keeps the connection.
    this.#close(false);
    this.#handler.onEnd(finish);
  }

  #down(message: string, cause?: unknown): void {
    this.#fail(new Trouble("down", message, { cause }));
  }

  #fail(trouble: Trouble): void {
    if (this.#isOver) return;
    this.#close();
    this.#handler.onTrouble(trouble);
  }

  #close(isCut = true): void {
    this.#isOver = true;
    clearTimeout(this.#total);
    clearTimeout(this.#wait);
    if (isCut) this.#request?.destroy();
    else this.#wait = setTimeout(() => this.#request?.destroy(), 1_000).unref();
  }
}
