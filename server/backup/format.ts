// The file of a backup is gzip and looks like a dump of Postgres inside. Its first line describes it, its last one has the totals.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { createGunzip } from "node:zlib";
import * as v from "valibot";
import { StartError } from "../platform/start-error.ts";

/** A reader of another number would not know what to do with it. */
export const FORMAT = 1;

const manifest = v.object({
  format: v.number(),
  /** Luli's. */
  version: v.string(),
  made_at: v.string(),
  /** Those that had run, in order. */
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
  /** Small ones of DATA_DIR by their names, secrets among them. */
  files: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof manifest>;

const totals = v.object({
  rows: v.record(v.string(), v.number()),
  sequences: v.record(v.string(), v.nullable(v.string())),
  /** Checksum of everything before this line. */
  sha256: v.string(),
});
export type Totals = v.InferOutput<typeof totals>;

const COMMENT = "-- ";
export const END_OF_ROWS = "\\.\n";

export const comment = (value: unknown): string => `${COMMENT}${JSON.stringify(value)}\n`;

/** A table's rows in a backup: the COPY command that loads them, and the name that they are counted under. */
export type Copy = { name: string; command: string };

/** Reads a backup from its beginning to its end, once. */
export class BackupReader {
  /** The rows that were read. */
  readonly rows: Totals["rows"] = {};
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash("sha256");
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    const plain = createGunzip();
    const packed = fs.createReadStream(file);
    packed.once("error", (error) => plain.destroy(error));
    this.#chunks = packed.pipe(plain)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async manifest(): Promise<Manifest> {
    return parse(manifest, await this.#line());
  }

  /** Yields whole rows, as they come. */
  async *read({ name, command }: Copy): AsyncGenerator<Buffer> {
    if ((await this.#line()) !== `${command};`) throw new BrokenBackup("a table is missing");
    this.rows[name] = 0;
    while (!this.#rest.subarray(0, END_OF_ROWS.length).equals(Buffer.from(END_OF_ROWS))) {
      const end = this.#rest.indexOf(`\n${END_OF_ROWS}`);
      const whole = (end >= 0 ? end : this.#rest.lastIndexOf("\n")) + 1;
      if (whole > 0) {
        const taken = this.#take(whole);
        this.rows[name] += countLines(taken);
        yield taken;
      } else await this.#more();
    }
    this.#take(END_OF_ROWS.length);
  }

  /** The last line. Throws unless its checksum is that of all before. */
  async totals(): Promise<Totals> {
    const sha256 = this.#hash.copy().digest("hex");
    const found = parse(totals, await this.#line());
    const { done } = await this.#chunks.next();
    if (found.sha256 !== sha256 || !done || this.#rest.length > 0)
      throw new BrokenBackup("its checksum is another");
    return found;
  }

  async #line(): Promise<string> {
    while (!this.#rest.includes("\n")) await this.#more();
    return this.#take(this.#rest.indexOf("\n") + 1)
      .toString()
      .trimEnd();
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  async #more(): Promise<void> {
    let next: IteratorResult<Buffer>;
    try {
      next = await this.#chunks.next();
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).syscall) throw cause;
      throw new BrokenBackup((cause as Error).message);
    }
    if (next.done) throw new BrokenBackup("it ends too early");
    this.#rest = Buffer.concat([this.#rest, next.value]);
  }
}

export class BrokenBackup extends StartError {
  readonly reason: string;
  constructor(reason: string) {
    super(`This is no whole backup of Luli (${reason}): nothing was restored.`);
    this.reason = reason;
  }
}

/** COPY escapes a line break inside a value, so a line is a row. */
function countLines(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf("\n"); at >= 0; at = rows.indexOf("\n", at + 1)) count++;
  return count;
}

function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  line: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(line.slice(COMMENT.length)));
  } catch {
    throw new BrokenBackup("a line of it cannot be read");
  }
}
