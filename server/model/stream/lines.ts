// Cuts a model's event stream into lines and reads those that carry something. An answer that begins as JSON is read as a whole,
// whatever its content type says.
import { type Finish, type Payload, type ProviderError, readPayload } from "./payload.ts";
import { readRefusal } from "../trouble.ts";
import type { Usage } from "../usage.ts";

/** A line longer than this is no reply, nor is an answer of this length as a whole. */
const MAX_LINE_BYTES = 256 * 1024;
const MAX_WHOLE_BYTES = 1024 * 1024;
const LF = 10;
const CR = 13;
const BRACE = 0x7b;
const LESS_THAN = 0x3c;
const DATA = Buffer.from("data:");
const BYTE_ORDER_MARK = Buffer.from("\ufeff");

/** The content of one read of the upstream. */
export type ModelRead = {
  content: string;
  hasThought: boolean;
  finish: Finish | null;
  usage: Usage | null;
  isDone: boolean;
  error: ProviderError | null;
};

const NOTHING: ModelRead = {
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
  /** The first byte that is no white space. */
  #first: number | undefined;

  /** Takes what was read. After an error or the end nothing more is looked at. */
  read(bytesRead: Buffer): ModelRead {
    const chunk = this.#withLf(this.#withoutMark(bytesRead));
    this.#first ??= chunk.find((byte) => byte > 0x20);
    if (this.#first === BRACE) return this.#keepWhole(chunk);
    const read = { ...NOTHING };
    let from = 0;
    for (let lf = chunk.indexOf(LF); lf !== -1; lf = chunk.indexOf(LF, from)) {
      if (add(read, this.#take(chunk.subarray(from, lf)))) return read;
      from = lf + 1;
    }
    this.#keep(chunk.subarray(from));
    if (this.#carryLength > MAX_LINE_BYTES) read.error = tooLong("A line of the stream");
    return read;
  }

  /** The stream ended: a last line may lack its end. */
  end(): ModelRead {
    const read = { ...NOTHING, isDone: this.#first === BRACE };
    const rest = this.#take(Buffer.alloc(0));
    add(read, read.isDone ? Buffer.concat([DATA, rest]) : rest);
    return read;
  }

  /** Says why there is no word. */
  describeSilence(): string {
    return this.#first === LESS_THAN
      ? "It answers with a web page: check its address."
      : "The model said nothing.";
  }

  #keepWhole(chunk: Buffer): ModelRead {
    this.#keep(chunk);
    const isTooLong = this.#carryLength > MAX_WHOLE_BYTES;
    return isTooLong ? { ...NOTHING, error: tooLong("The answer") } : NOTHING;
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
    if (this.#carryLength === 0) return rest;
    const whole = Buffer.concat([...this.#carry, rest]);
    this.#carry = [];
    this.#carryLength = 0;
    return whole;
  }
}

const tooLong = (what: string): ProviderError => ({
  code: null,
  message: `${what} is too long.`,
});

/** Whether the stream is over. */
function add(read: ModelRead, line: Buffer): boolean {
  const found = readLine(line);
  if (found === "nothing") return false;
  if (found === "done") read.isDone = true;
  else if ("error" in found) read.error = found.error;
  else {
    read.finish = found.finish ?? read.finish;
    read.usage = found.usage ?? read.usage;
    read.hasThought ||= found.hasThought;
    read.content += found.text;
    return false;
  }
  return true;
}

function readLine(line: Buffer): Line {
  // "data:" as its first four letters; comments, blank lines and other fields of an event stream carry nothing.
  if (line.length < 6 || line[0] !== 0x64 || line[3] !== 0x61 || line[4] !== 0x3a)
    return readOther(line);
  // Some proxies put their own before it.
  const payload = line
    .toString("utf8", 5)
    .replace(/^(?:\s*data:)*/, "")
    .trim();
  if (payload === "[DONE]") return "done";
  let parsed: unknown;
  try {
    parsed = JSON.parse(payload);
  } catch {
    return "nothing";
  }
  return readPayload(parsed) ?? "nothing";
}

const ERROR_FIELD = "error:";

/** Older llama.cpp tells of its troubles in a field that event streams do not know. */
function readOther(line: Buffer): Line {
  if (line.toString("latin1", 0, ERROR_FIELD.length) !== ERROR_FIELD) return "nothing";
  return { error: readRefusal(line.toString("utf8", ERROR_FIELD.length)) };
}
