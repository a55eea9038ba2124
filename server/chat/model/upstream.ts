// The wire to the model: one streaming completion over a kept connection, with a limit on every wait.
import http from "node:http";
import https from "node:https";
import type { ModelConfig } from "../../platform/config.ts";
import type { ChatLimits } from "../limits.ts";
import { ModelLines, type ModelRead } from "./model-lines.ts";
import { modelFailure, type Failure } from "../failure.ts";
import type { PromptMessage } from "./prompt.ts";

export type ReplyHandler = {
  /** Whole events with content, as they came, and the text in them. */
  onContent(bytes: Buffer, content: string): void;
  onEnd(): void;
  onFailure(failure: Failure): void;
};

export type Upstream = {
  /** Asks for a reply; the returned function gives it up, after which the handler hears nothing more. */
  ask(messages: PromptMessage[], handler: ReplyHandler): () => void;
  close(): void;
};

export function createUpstream(model: ModelConfig, limits: ChatLimits): Upstream {
  const url = new URL(`${model.baseUrl}/chat/completions`);
  const { request, Agent } = url.protocol === "https:" ? https : http;
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 15_000 });
  const headers = {
    authorization: `Bearer ${model.apiKey}`,
    "content-type": "application/json",
    accept: "text/event-stream",
    "accept-encoding": "identity",
  };
  return {
    ask(messages, handler) {
      const body = Buffer.from(
        JSON.stringify({ model: model.name, messages, stream: true, max_tokens: limits.maxTokens }),
      );
      const exchange = new Exchange(handler, limits);
      const send = () =>
        exchange.follow(
          request(url, {
            method: "POST",
            agent,
            headers: { ...headers, "content-length": body.length },
          }),
          body,
          send,
        );
      send();
      return () => exchange.giveUp();
    },
    close: () => agent.destroy(),
  };
}

class Exchange {
  readonly #handler: ReplyHandler;
  readonly #limits: ChatLimits;
  readonly #lines = new ModelLines();
  readonly #total: NodeJS.Timeout;
  #wait: NodeJS.Timeout | undefined;
  #request: http.ClientRequest | undefined;
  #isOver = false;

  constructor(handler: ReplyHandler, limits: ChatLimits) {
    this.#handler = handler;
    this.#limits = limits;
    this.#total = setTimeout(() => this.#fail("The model took too long."), limits.totalMs);
  }

  follow(request: http.ClientRequest, body: Buffer, again: () => void): void {
    this.#request = request;
    let isAnswered = false;
    this.#await(this.#limits.connectMs, "The model cannot be reached.");
    request.once("socket", (socket) => {
      const onConnected = () => this.#await(this.#limits.headersMs, "The model does not answer.");
      if (socket.connecting) socket.once("connect", onConnected);
      else onConnected();
    });
    request.once("response", (response) => {
      isAnswered = true;
      this.#read(response);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection can be closed by the other side just as we take it up: nothing was asked yet.
      if (!this.#isOver && !isAnswered && request.reusedSocket && error.code === "ECONNRESET")
        again();
      else this.#fail("The model's connection broke.", error);
    });
    request.once("close", () => this.#isOver && clearTimeout(this.#wait));
    request.end(body);
  }

  giveUp(): void {
    if (!this.#isOver) this.#close();
  }

  #read(response: http.IncomingMessage): void {
    if (this.#isOver) return void response.destroy();
    if (response.statusCode !== 200) return this.#refuse(response);
    this.#await(this.#limits.silenceMs, "The model fell silent.");
    response.on("data", (chunk: Buffer) => {
      if (this.#isOver) return;
      this.#wait?.refresh();
      this.#take(this.#lines.read(chunk));
    });
    response.on("end", () => {
      if (this.#isOver) return;
      this.#take(this.#lines.end());
      if (!this.#isOver) this.#end();
    });
    response.on("error", (error) => this.#fail("The model's connection broke.", error));
  }

  #take(read: ModelRead): void {
    if (read.bytes) this.#handler.onContent(read.bytes, read.content);
    if (this.#isOver) return;
    if (read.error)
      this.#failWith(modelFailure({ code: read.error.code, message: read.error.message }));
    else if (read.isDone) this.#end();
  }

  /** The status is known at once; the body of a refusal is not worth waiting for. */
  #refuse(response: http.IncomingMessage): void {
    const { statusCode = 0, headers } = response;
    this.#failWith(
      modelFailure({
        code: statusCode,
        message: `The model answered ${statusCode}.`,
        retryAfter: headers["retry-after"],
      }),
    );
  }

  #await(ms: number, message: string): void {
    clearTimeout(this.#wait);
    if (!this.#isOver) this.#wait = setTimeout(() => this.#fail(message), ms);
  }

  #end(): void {
    // What comes after [DONE] is the end of the body: reading it to its end keeps the connection.
    this.#close(false);
    this.#handler.onEnd();
  }

  #fail(message: string, cause?: unknown): void {
    this.#failWith(modelFailure({ code: null, message, cause }));
  }

  #failWith(failure: Failure): void {
    if (this.#isOver) return;
    this.#close();
    this.#handler.onFailure(failure);
  }

  #close(isCut = true): void {
    this.#isOver = true;
    clearTimeout(this.#total);
    clearTimeout(this.#wait);
    if (isCut) this.#request?.destroy();
    else this.#wait = setTimeout(() => this.#request?.destroy(), 1_000).unref();
  }
}
