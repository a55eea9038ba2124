// One browser that hears a reply. Its head is held back while a status can still be chosen; then it is written at its own pace.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Readable, Writable } from "node:stream";
import { toAppError } from "../../http/errors.ts";
import { meters } from "../../platform/metrics/metrics.ts";
import { currentTask, type Task } from "../../platform/task.ts";
import { modelFailed } from "../failure.ts";
import { contentFrame, luliFrame, PING, STREAM_HEAD } from "./frames.ts";
import type { ChatLimits } from "../limits.ts";
import type { Generation, Listener } from "./generation.ts";

export type Streaming = Pick<ChatLimits, "holdBackMs" | "heartbeatMs" | "stuckMs">;

/** UTF-16 units in one write: a slow subscriber's buffer holds no more than that beyond its bound. */
const MOST_AT_ONCE = 16 * 1024;

export class Subscriber implements Listener {
  readonly #head = Promise.withResolvers<void>();
  /** Resolves when the head is out (or the subscriber is gone), rejects with the error to answer instead. */
  readonly answered = this.#head.promise;
  /** Resolves when the subscriber went away or has heard everything. */
  readonly closed: Promise<void>;
  isClosed = false;
  readonly #outgoing: ServerResponse;
  readonly #chatId: string;
  readonly #streaming: Streaming;
  readonly #task: Task | undefined = currentTask();
  #timer: NodeJS.Timeout;
  #stuck: NodeJS.Timeout | undefined;
  #generation: Generation | null = null;
  /** Said, and not yet written. */
  #waiting = "";
  /** The start event as it was written last. */
  #start = "";
  /** The head is out: a status can no longer be chosen. */
  isOpen = false;
  #isFull = false;

  constructor(outgoing: ServerResponse, chatId: string, streaming: Streaming) {
    this.#outgoing = outgoing;
    this.#chatId = chatId;
    this.#streaming = streaming;
    this.closed = new Promise((resolve) => outgoing.once("close", () => resolve(this.#onClose())));
    this.#timer = setTimeout(() => this.#ping(), streaming.holdBackMs);
  }

  follow(generation: Generation): void {
    if (this.isClosed) return;
    this.#generation = generation;
    this.#waiting = generation.text;
    generation.subscribers.add(this);
    this.#flush();
  }

  onWords(words: string): void {
    this.#waiting += words;
    this.#flush();
  }

  onOver(): void {
    this.#flush();
  }

  #flush(): void {
    const generation = this.#generation;
    if (!generation || this.isClosed || this.#isFull) return;
    if (this.isOpen || generation.hasContent) this.#write(generation);
    else if (generation.isOver)
      this.fail(generation.failure ?? modelFailed("Another server has taken this reply over."));
  }

  /** Everything at once, for a reply that is already known. */
  send(frames: string[]): void {
    if (this.isClosed) return;
    this.#open();
    this.#outgoing.write(frames.join(""));
    this.#end("done");
  }

  /** The stream of another server as it comes, at this subscriber's own speed. Resolves when it is over. */
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
      // The maker's connection broke, so this one ends as well: the client asks again under the same key.
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
    this.#head.reject(error);
  }

  #write(generation: Generation): void {
    this.#open();
    this.#timer.refresh();
    const isFirst = this.#start === "";
    let frames = this.#newStart(generation);
    do {
      const words = this.#waiting.slice(0, MOST_AT_ONCE);
      this.#waiting = this.#waiting.slice(words.length);
      if (words !== "") frames += contentFrame(words);
      if (this.#waiting === "") frames += generation.end;
      if (frames !== "") this.#put(frames, isFirst);
      frames = "";
    } while (this.#waiting !== "" && !this.#isFull);
    if (generation.isOver && this.#waiting === "")
      this.#end(generation.failure?.code ?? generation.status);
  }

  /** Node sends a chunk in four pieces (RFC 9112, 7.1): 11 microseconds instead of 7 (2026-11-28). The head goes with the first. */
  #put(frames: string, isFirst: boolean): void {
    const { socket, chunkedEncoding } = this.#outgoing;
    const isChunk = !isFirst && chunkedEncoding && socket !== null;
    const stream = isChunk ? socket : this.#outgoing;
    const size = Buffer.byteLength(frames).toString(16);
    if (!stream.write(isChunk ? `${size}\r\n${frames}\r\n` : frames)) this.#waitForDrain(stream);
  }

  #newStart({ start }: Generation): string {
    if (start === this.#start) return "";
    if (this.#start === "") this.#countFirstWord();
    this.#start = start;
    return start;
  }

  #countFirstWord(): void {
    const { start } = this.#task ?? {};
    if (start !== undefined) meters()?.firstWords.observe((performance.now() - start) / 1000);
  }

  /** A slow subscriber gets the rest when it has room again; the generation does not wait for it. */
  #waitForDrain(stream: Writable): void {
    this.#isFull = true;
    this.#expectReading();
    stream.once("drain", () => {
      clearTimeout(this.#stuck);
      this.#isFull = false;
      this.#flush();
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
    this.#head.resolve();
  }

  #ping(): void {
    this.#open();
    if (!this.#isFull) this.#outgoing.write(PING);
    this.#timer.refresh();
  }

  #end(how: string): void {
    if (this.#task) this.#task.ended = how;
    this.#leave();
    this.#expectReading();
    this.#outgoing.end();
  }

  #onClose(): void {
    this.#leave();
    this.#head.resolve();
  }

  #leave(): void {
    this.isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#stuck);
    this.#generation?.subscribers.delete(this);
  }
}
