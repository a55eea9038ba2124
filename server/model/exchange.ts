// One completion from the wire. It is asked for again as often as a refusal teaches how, with a limit on every wait.
import type http from "node:http";
import type { ModelConfig } from "../platform/config/model.ts";
import { type Endpoint, readBody } from "./endpoint/endpoint.ts";
import { describeRedirect, readRedirect } from "./endpoint/redirect.ts";
import type { ModelLimits } from "./limits.ts";
import { ModelLines, type ModelRead } from "./stream/lines.ts";
import type { Parameters, Sent, Wanted } from "./parameters.ts";
import type { Finish } from "./stream/payload.ts";
import { tellable } from "./tellable.ts";
import { VisibleText } from "./stream/visible-text.ts";
import { readRefusal, type Refusal, toTrouble, Trouble } from "./trouble.ts";
import { guessUsage, type Usage, type Use } from "./usage.ts";

export type ReplyHandler = {
  /** Text as it comes, never empty. */
  onContent(text: string): void;
  onEnd(finish: Finish): void;
  onTrouble(trouble: Trouble): void;
};

export type Question = Wanted & {
  /** The person it is for. */
  who?: string | null;
  /** Any answer will do, a thought without a word as well. */
  isProbe?: boolean;
  traceparent?: string | undefined;
};

export type ExchangeDependencies = {
  model: ModelConfig;
  endpoint: Endpoint;
  parameters: Parameters;
  limits: ModelLimits;
  /** Hears what each completion took. */
  onUse?: ((use: Use) => void) | undefined;
  /** Hears that a redirect was followed, in a sentence for the operator. */
  onRedirect?: (advice: string) => void;
};

/** More than there is to learn, a long talk that is shortened step by step included. */
const MOST_TRIES = 12;

const LEAST_BYTES_A_TOKEN = 1.5;

export class Exchange {
  readonly #dependencies: ExchangeDependencies;
  readonly #question: Question;
  readonly #handler: ReplyHandler;
  readonly #total: NodeJS.Timeout;
  #lines = new ModelLines();
  #text: VisibleText;
  /** Without the body, which is as large as the talk and is not sent twice. */
  #sent!: Sent;
  #tries = 0;
  #wait: NodeJS.Timeout | undefined;
  #request: http.ClientRequest | undefined;
  #finish: Finish | null = null;
  /** The endpoint said itself that this is all. */
  #isTold = false;
  #isOver = false;
  #hasWords = false;
  /** Structured output, which is heard as a whole. */
  #json = "";
  #bytesOut = 0;
  #usage: Usage | null = null;

  constructor(dependencies: ExchangeDependencies, question: Question, handler: ReplyHandler) {
    this.#dependencies = dependencies;
    this.#question = question;
    this.#handler = handler;
    this.#text = new VisibleText(dependencies.parameters.opensThought);
    this.#total = setTimeout(
      () => this.#down("The model took too long."),
      dependencies.limits.totalMs,
    );
    this.#send();
  }

  giveUp(): void {
    if (!this.#isOver) this.#close();
  }

  /** `to`: where the endpoint sent us, once. */
  #send(to?: URL): void {
    const { endpoint, parameters, limits } = this.#dependencies;
    this.#tries += 1;
    const { body, ...sent } = parameters.write(this.#question);
    this.#sent = sent;
    const { stream } = sent;
    const request = endpoint.ask(body.length, this.#question.traceparent, to);
    this.#request = request;
    let isAnswered = false;
    this.#await(limits.connectMs, "The model cannot be reached.");
    request.once("socket", (socket) => {
      // The headers of a whole answer come with its last word.
      const headersMs = stream ? limits.headersMs : limits.totalMs;
      const onConnected = () => this.#await(headersMs, "The model does not answer.");
      if (socket.connecting) socket.once("connect", onConnected);
      else onConnected();
    });
    request.once("response", (response) => {
      isAnswered = true;
      if (this.#isOver) response.destroy();
      else if (response.statusCode !== 200) void this.#readRefusal(response, to);
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
    this.#await(this.#dependencies.limits.silenceMs, "The model fell silent.");
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

  #take(read: ModelRead): void {
    this.#finish = read.finish ?? this.#finish;
    this.#isTold ||= read.isDone || read.finish !== null;
    this.#usage = read.usage ?? this.#usage;
    this.#bytesOut += Buffer.byteLength(read.content);
    this.#say(this.#text.pass(read.content));
    if (read.hasThought || this.#text.hasThought)
      this.#dependencies.parameters.noteThinking(this.#sent);
    if (this.#text.endsAlone) this.#dependencies.parameters.noteOpenThought(true);
    if (this.#isOver) return;
    // An error in the middle of a stream carries its status as its code.
    if (read.error) this.#refuse({ status: Number(read.error.code) || 0, error: read.error });
    else if (this.#text.isOver) this.#endTurn();
    else if (read.isDone) this.#end();
  }

  /** The mark of the turn's end came as words: nothing after it is part of the reply. */
  #endTurn(): void {
    this.#finish = "stop";
    this.#isTold = true;
    this.#end();
  }

  #say(text: string): void {
    if (text === "") return;
    this.#hasWords ||= text.trim() !== "";
    if (this.#question.json) this.#json += text;
    else this.#handler.onContent(text);
  }

  async #readRefusal(response: http.IncomingMessage, to?: URL): Promise<void> {
    const { statusCode: status = 0, headers } = response;
    const from = to ?? this.#dependencies.endpoint.completions;
    const redirect = readRedirect(response, from);
    if (redirect?.isFollowed && !to) {
      response.resume();
      return this.#follow(redirect.to, from);
    }
    // The status says most; a body that does not come is not waited for.
    const body = await readBody(response).catch(() => "");
    if (this.#isOver) return;
    const moved = redirect ? describeRedirect(redirect.to, from) : undefined;
    this.#refuse({ status, error: readRefusal(body), retryAfter: headers["retry-after"], moved });
  }

  #follow(to: URL, from: URL): void {
    if (this.#isOver) return;
    this.#dependencies.onRedirect?.(describeRedirect(to, from));
    this.#send(to);
  }

  #refuse(refusal: Refusal): void {
    const { model, parameters } = this.#dependencies;
    const trouble = toTrouble(refusal, (words) => tellable(words, model, this.#question.messages));
    const isHeard = this.#hasWords && !this.#question.json;
    if (!isHeard && parameters.learnFrom(trouble, this.#sent)) this.#again();
    else if (trouble.kind === "content") this.#over("content_filter");
    else this.#fail(trouble);
  }

  #end(): void {
    const isCut = this.#finish !== null && this.#finish !== "stop";
    this.#say(this.#text.end(isCut));
    if (this.#isOver) return;
    if (this.#isContextFull()) {
      const canAskAgain = this.#dependencies.parameters.noteFullContext(this.#sent);
      if (this.#question.canShrink)
        return this.#fail(new Trouble("context", "The answer filled the context."));
      if (canAskAgain && !this.#hasWords) return this.#again();
    } else if (this.#isShort()) this.#dependencies.parameters.noteThinking(this.#sent);
    if (this.#isWithoutThought()) this.#dependencies.parameters.noteOpenThought(false);
    if (this.#hasWords && !this.#isTold) this.#endUntold();
    else if (this.#hasWords || this.#finish === "content_filter")
      this.#over(this.#finish ?? "stop");
    else if (this.#finish !== "length") this.#down(this.#lines.describeSilence());
    else this.#endInThought();
  }

  /** Structured output has no place for a thought, whatever the template opens. */
  #isWithoutThought(): boolean {
    const isWhole = this.#finish === "stop" && this.#hasWords;
    return isWhole && !this.#question.json && !this.#text.hasThought;
  }

  #isContextFull(): boolean {
    const usage = this.#finish === "length" ? this.#usage : null;
    return usage !== null && this.#dependencies.parameters.isContextFull(this.#sent, usage);
  }

  /** A cut reply shorter than that did not take the tokens: hidden thoughts did. */
  #isShort(): boolean {
    return (
      this.#finish === "length" && this.#bytesOut < this.#question.tokens * LEAST_BYTES_A_TOKEN
    );
  }

  /** Some end so when they fail, and say no word of it (Ollama); whose probe ends so does it always. */
  #endUntold(): void {
    const { parameters } = this.#dependencies;
    if (this.#question.isProbe) parameters.noteUntoldEnd();
    if (parameters.tellsEnd) this.#down("The model's stream broke off.");
    else this.#over("stop");
  }

  /** All its tokens went into thoughts. */
  #endInThought(): void {
    const hasMoreRoom = this.#dependencies.parameters.noteThinking(this.#sent);
    if (this.#question.isProbe) this.#over("length");
    else if (hasMoreRoom) this.#again();
    else this.#down("The model thought without end and said nothing.");
  }

  #again(): void {
    if (this.#isOver) return;
    if (this.#tries === MOST_TRIES)
      return this.#down("The model refuses every form of our request.");
    const done = this.#request;
    this.#lines = new ModelLines();
    this.#text = new VisibleText(this.#dependencies.parameters.opensThought);
    this.#finish = null;
    this.#usage = null;
    this.#isTold = false;
    this.#hasWords = false;
    this.#json = "";
    this.#send();
    done?.destroy();
  }

  #await(ms: number, message: string): void {
    clearTimeout(this.#wait);
    if (!this.#isOver) this.#wait = setTimeout(() => this.#down(message), ms);
  }

  #over(finish: Finish): void {
    // The body ends after [DONE]: reading it to its end keeps the connection.
    this.#close(false);
    if (this.#json !== "") this.#handler.onContent(this.#json);
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
    this.#tellUse();
    if (isCut) this.#request?.destroy();
    else this.#wait = setTimeout(() => this.#request?.destroy(), 1_000).unref();
  }

  /** A refused request took nothing. */
  #tellUse(): void {
    const { messages, who = null } = this.#question;
    if (this.#usage === null && this.#bytesOut === 0) return;
    this.#dependencies.onUse?.({ ...(this.#usage ?? guessUsage(messages, this.#bytesOut)), who });
  }
}
