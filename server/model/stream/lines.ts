// Cuts a model's event stream into lines over bytes, and passes on the original bytes of those that carry content.
import { KnownFrame } from "./known-frame.ts";
import { type Finish, type Payload, type ProviderError, readPayload } from "./payload.ts";
import { readRefusal } from "../trouble.ts";
import type { Usage } from "../usage.ts";

/** A line longer than this is no reply. */
const MAX_LINE_BYTES = 256 * 1024;
const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = Buffer.from("\ufeff");
const BLANK_LINE = Buffer.from("\n\n");

/** What one read of the upstream held. */
export type ModelRead = {
  /** Whole events, ready for the reader; null where there was no content, or none that may be passed on as it came. */
  bytes: Buffer | null;
  content: string;
  hasThought: boolean;
  finish: Finish | null;
  usage: Usage | null;
  isDone: boolean;
  error: ProviderError | null;
};

const NOTHING: ModelRead = {
  bytes: null,
  content: "",
  hasThought: false,
  finish: null,
  usage: null,
  isDone: false,
  error: null,
};

type Line = Payload | { error: ProviderError } | "done" | "nothing";

export class ModelLines {
  #carry: Buffer[] = [];
  #carryLength = 0;
  /** How much of a byte order mark has passed. */
  #marked = 0;
  #isAfterCr = false;
  readonly #known = new KnownFrame();

  /** Takes what was read. After an error or the end nothing more is looked at. */
  read(bytesRead: Buffer): ModelRead {
    const words = this.#carryLength === 0 ? this.#known.wordsOf(bytesRead) : null;
    if (words === null) return this.#parse(bytesRead);
    this.#isAfterCr = false;
    return { ...NOTHING, bytes: bytesRead, content: words };
  }

  #parse(bytesRead: Buffer): ModelRead {
    const chunk = this.#withLf(this.#withoutMark(bytesRead));
    const batch = new Batch(chunk);
    let from = 0;
    for (let lf = chunk.indexOf(LF); lf !== -1; lf = chunk.indexOf(LF, from)) {
      const isOpenEnded = this.#carryLength === 0 && chunk[lf + 1] === LF;
      const bytes =
        this.#carryLength === 0 ? chunk.subarray(from, lf) : this.#take(chunk.subarray(from, lf));
      if (batch.add(bytes, isOpenEnded ? from : -1, lf + 2)) return batch.result;
      from = isOpenEnded ? lf + 2 : lf + 1;
    }
    this.#keep(chunk.subarray(from));
    if (this.#carryLength > MAX_LINE_BYTES)
      batch.result.error = { code: null, message: "A line of the stream is too long." };
    const read = batch.finish();
    if (read.bytes?.length === chunk.length) this.#known.learn(chunk, read.content, readWords);
    return read;
  }

  /** The stream ended: a last line may lack its end. */
  end(): ModelRead {
    const batch = new Batch(Buffer.alloc(0));
    batch.add(this.#take(Buffer.alloc(0)), -1, 0);
    return batch.finish();
  }

  #withoutMark(chunk: Buffer): Buffer {
    if (this.#marked === BYTE_ORDER_MARK.length) return chunk;
    let at = 0;
    while (at < chunk.length && chunk[at] === BYTE_ORDER_MARK[this.#marked]) {
      at += 1;
      this.#marked += 1;
    }
    if (at < chunk.length) this.#marked = BYTE_ORDER_MARK.length;
    return chunk.subarray(at);
  }

  /** CR and CRLF end a line as LF does. Nearly no stream has them, and goes on uncopied. */
  #withLf(chunk: Buffer): Buffer {
    const fresh = this.#isAfterCr && chunk[0] === LF ? chunk.subarray(1) : chunk;
    if (chunk.length > 0) this.#isAfterCr = chunk.at(-1) === CR;
    if (!fresh.includes(CR)) return fresh;
    return Buffer.from(fresh.toString("latin1").replaceAll(/\r\n?/g, "\n"), "latin1");
  }

  #keep(rest: Buffer): void {
    if (rest.length === 0) return;
    this.#carry.push(rest);
    this.#carryLength += rest.length;
  }

  #take(rest: Buffer): Buffer {
    const whole = Buffer.concat([...this.#carry, rest]);
    this.#carry = [];
    this.#carryLength = 0;
    return whole;
  }
}

/** The content lines of one read. Neighbours leave as one slice of the chunk that they came in, without a copy. */
class Batch {
  readonly result: ModelRead = { ...NOTHING };
  readonly #chunk: Buffer;
  readonly #parts: Buffer[] = [];
  #sliceFrom = -1;
  #sliceTo = -1;
  #isPlain = true;

  constructor(chunk: Buffer) {
    this.#chunk = chunk;
  }

  /** `from`: where a line that brings its own blank line begins in the chunk, else -1. Returns whether the stream is over. */
  add(line: Buffer, from: number, to: number): boolean {
    const found = readLine(line);
    if (found === "nothing") return false;
    if (found === "done") this.result.isDone = true;
    else if ("error" in found) this.result.error = found.error;
    else {
      this.result.finish = found.finish ?? this.result.finish;
      this.result.usage = found.usage ?? this.result.usage;
      this.result.hasThought ||= found.hasThought;
      if (found.text === "") return false;
      this.result.content += found.text;
      this.#isPlain &&= found.isPlain;
      if (from === -1) {
        this.#closeSlice();
        this.#parts.push(line, BLANK_LINE);
      } else if (from !== this.#sliceTo) {
        this.#closeSlice();
        this.#sliceFrom = from;
      }
      this.#sliceTo = from === -1 ? -1 : to;
      return false;
    }
    this.finish();
    return true;
  }

  finish(): ModelRead {
    this.#closeSlice();
    if (this.#parts.length > 0 && this.#isPlain)
      this.result.bytes = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts);
    return this.result;
  }

  #closeSlice(): void {
    if (this.#sliceFrom !== -1)
      this.#parts.push(this.#chunk.subarray(this.#sliceFrom, this.#sliceTo));
    this.#sliceFrom = -1;
  }
}

function readLine(line: Buffer): Line {
  // "data:" as its first four letters; comments, blank lines and other fields of an event stream carry nothing.
  if (line.length < 6 || line[0] !== 0x64 || line[3] !== 0x61 || line[4] !== 0x3a)
    return readOther(line);
  const payload = line.toString("utf8", 5).trim();
  if (payload === "[DONE]") return "done";
  let parsed: unknown;
  try {
    parsed = JSON.parse(payload);
  } catch {
    return "nothing";
  }
  return readPayload(parsed) ?? "nothing";
}

/** Null: it says something else than words, or words that may not go on as they came. */
function readWords(line: Buffer): string | null {
  const found = readLine(line);
  const isWords = typeof found === "object" && "text" in found && found.isPlain;
  return isWords && found.finish === null && found.usage === null ? found.text : null;
}

const ERROR_FIELD = "error:";

/** Older llama.cpp tells of its troubles in a field that event streams do not know. */
function readOther(line: Buffer): Line {
  if (line.toString("latin1", 0, ERROR_FIELD.length) !== ERROR_FIELD) return "nothing";
  return { error: readRefusal(line.toString("utf8", ERROR_FIELD.length)) };
}
