// One browser that hears a reply: holds the head back while a status can still be chosen, then writes what there is at its own speed.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Readable, Writable } from "node:stream";
import { toAppError } from "../../http/errors.ts";
import { meters } from "../../platform/metrics/metrics.ts";
import { currentTask, type Task } from "../../platform/task.ts";
import { modelFailed } from "../failure.ts";
import { luliFrame, PING, STREAM_HEAD } from "./frames.ts";
import type { KeptBytes } from "./kept-bytes.ts";
import type { ChatLimits } from "../limits.ts";
import type { Run } from "./run.ts";

export type Streaming = Pick<ChatLimits, "holdBackMs" | "heartbeatMs" | "stuckMs">;

/** Bytes in one write: a slow reader's buffer holds no more than that beyond its bound. */
const MOST_AT_ONCE = 64 * 1024;

export class Reader {
  /** Resolves when the head is out (or the reader is gone), rejects with the error to answer instead. */
  readonly answered: Promise<void>;
  /** Resolves when the reader went away or has heard everything. */
  readonly closed: Promise<void>;
  isClosed = false;
  readonly #outgoing: ServerResponse;
  readonly #chatId: string;
  readonly #streaming: Streaming;
  readonly #task: Task | undefined = currentTask();
  #timer: NodeJS.Timeout;
  #stuck: NodeJS.Timeout | undefined;
  #run: Run | null = null;
  #next = 0;
  /** The head is out: a status can no longer be chosen. */
  isOpen = false;
  #isFull = false;
  #isChunked = false;
  #accept: () => void = () => {};
  #refuse: (error: unknown) => void = () => {};

  constructor(outgoing: ServerResponse, chatId: string, streaming: Streaming) {
    this.#outgoing = outgoing;
    this.#chatId = chatId;
    this.#streaming = streaming;
    this.answered = new Promise((resolve, reject) => {
      this.#accept = resolve;
      this.#refuse = reject;
    });
    this.closed = new Promise((resolve) => outgoing.once("close", () => resolve(this.#onClose())));
    this.#timer = setTimeout(() => this.#ping(), streaming.holdBackMs);
  }

  follow(run: Run): void {
    if (this.isClosed) return;
    this.#run = run;
    run.readers.add(this);
    this.onRun();
  }

  onRun(): void {
    const run = this.#run;
    if (!run || this.isClosed || this.#isFull) return;
    if (!this.isOpen && !run.hasContent) {
      if (run.isOver)
        this.fail(run.failure ?? modelFailed("Another server has taken this reply over."));
      return;
    }
    this.#write(run.sent);
    if (run.isOver && this.#next === run.sent.length) this.#end(run.failure?.code ?? run.status);
  }

  /** Everything at once, for a reply that is already known. */
  send(frames: Buffer[]): void {
    if (this.isClosed) return;
    this.#open();
    this.#outgoing.write(Buffer.concat(frames));
    this.#end("done");
  }

  /** The stream of another server as it comes, at this reader's own speed. Resolves when it is over. */
  async pass(stream: Readable): Promise<void> {
    try {
      for await (const bytes of stream as AsyncIterable<Buffer>) {
        if (this.isClosed) return;
        this.#open();
        // The other server's own shows that it lives.
        clearTimeout(this.#timer);
        if (!this.#outgoing.write(bytes)) await this.#drained();
      }
    } catch {
      // It broke off, and so does this: whoever reads asks again under the same key.
    }
    if (!this.isClosed) this.#end("passed");
  }

  fail(error: unknown): void {
    if (this.isClosed) return;
    if (this.isOpen) {
      const { code } = toAppError(error);
      this.#outgoing.write(luliFrame({ type: "error", chat_id: this.#chatId, code }));
      return this.#end(code);
    }
    clearTimeout(this.#timer);
    this.isClosed = true;
    this.#refuse(error);
  }

  #write(sent: KeptBytes): void {
    if (sent.length === this.#next) return;
    this.#open();
    if (this.#next === 0) this.#countFirstWord();
    this.#timer.refresh();
    while (this.#next < sent.length && !this.#isFull) {
      const length = Math.min(sent.length - this.#next, MOST_AT_ONCE);
      this.#put(sent, length);
      this.#next += length;
    }
  }

  /** Node sends a chunk in four pieces: its size, the bytes, and a line's end after each. After the first one it goes to the connection in one. */
  #put(sent: KeptBytes, length: number): void {
    const { socket } = this.#outgoing;
    if (this.#isChunked && socket) {
      if (!socket.write(sent.chunk(this.#next, length))) this.#waitForDrain(socket);
      return;
    }
    if (!this.#outgoing.write(sent.slice(this.#next, length))) this.#waitForDrain(this.#outgoing);
    // Known with the head; whoever speaks HTTP 1.0 gets no chunks.
    this.#isChunked = this.#outgoing.chunkedEncoding;
  }

  #countFirstWord(): void {
    const { start } = this.#task ?? {};
    if (start !== undefined) meters()?.firstWords.observe((performance.now() - start) / 1000);
  }

  /** A slow reader gets the rest when it has room again; the run does not wait for it. */
  #waitForDrain(stream: Writable): void {
    this.#isFull = true;
    this.#expectReading();
    stream.once("drain", () => {
      clearTimeout(this.#stuck);
      this.#isFull = false;
      this.onRun();
    });
  }

  async #drained(): Promise<void> {
    this.#expectReading();
    await Promise.race([once(this.#outgoing, "drain"), this.closed]);
    clearTimeout(this.#stuck);
  }

  #expectReading(): void {
    this.#stuck = setTimeout(() => this.#outgoing.destroy(), this.#streaming.stuckMs);
  }

  #open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ping(), this.#streaming.heartbeatMs);
    this.#outgoing.writeHead(200, {
      ...STREAM_HEAD,
      "x-chat-id": this.#chatId,
    });
    this.#accept();
  }

  #ping(): void {
    this.#open();
    if (!this.#isFull) this.#outgoing.write(PING);
    this.#timer.refresh();
  }

  #end(how: string): void {
    if (this.#task) this.#task.ended = how;
    this.isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#stuck);
    this.#run?.readers.delete(this);
    this.#expectReading();
    this.#outgoing.end();
  }

  #onClose(): void {
    this.isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#stuck);
    this.#run?.readers.delete(this);
    this.#accept();
  }
}
