// Rows that are gathered in memory and written together a moment later, so that no path waits for them. What the database does not
// take is kept for the next try.
import type { Log } from "./log.ts";
import { outsideTask } from "./task.ts";

/** How long rows are collected for one write, and how long a failed write waits. */
const WAIT_MS = 1_000;
const RETRY_MS = 30_000;

type Options<Row> = {
  log: Log;
  /** Event of the log's warning when a write fails. */
  failure: string;
  keyOf: (row: Row) => string;
  /** Rows of one key become one. */
  join: (kept: Row, added: Row) => Row;
  write: (rows: readonly Row[]) => Promise<void>;
  /** While the database is away: past so many keys, new ones are dropped. */
  most?: number;
};

export function createWriteBehind<Row>({
  log,
  failure,
  keyOf,
  join,
  write: writeRows,
  most = Number.POSITIVE_INFINITY,
}: Options<Row>) {
  let waiting = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const keep = (row: Row) => {
    const key = keyOf(row);
    const kept = waiting.get(key);
    if (kept) waiting.set(key, join(kept, row));
    else if (waiting.size < most) waiting.set(key, row);
  };
  const writeIn = (ms: number) => {
    timer ??= outsideTask(() => setTimeout(() => void write(), ms).unref());
  };

  function write(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(async () => {
      const rows = [...waiting.values()];
      if (rows.length === 0) return;
      waiting = new Map();
      try {
        await writeRows(rows);
      } catch (error) {
        log.warn(failure, { error });
        rows.forEach(keep);
        writeIn(RETRY_MS);
      }
    });
    return writing;
  }

  return {
    /** Returns at once and never throws. */
    add: (row: Row): void => {
      keep(row);
      writeIn(WAIT_MS);
    },
    /** Returns the row that waits under this key. */
    get: (key: string): Row | undefined => waiting.get(key),
    /** Writes what waits, now. Never rejects. */
    write,
  };
}
