// Counts how often help was shown. In memory first, so that no answer waits for it; what the database does not take is kept for the next try.
import type { ServerContext } from "../../platform/context.ts";
import type { Hearing } from "../service.ts";
import { addCounts, type Count } from "./queries.ts";

export type Referral = Pick<Hearing, "kind" | "language" | "layer">;
export type Counts = ReturnType<typeof createCounts>;

/** So long others may join the same write, and so long a failed one waits. */
const WAIT_MS = 1_000;
const RETRY_MS = 30_000;

export function createCounts({ pool, log, clock }: Pick<ServerContext, "pool" | "log" | "clock">) {
  let waiting = new Map<string, Count>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const keep = (added: Count) => {
    const { day, kind, language, layer, count } = added;
    const key = [day, kind, language, layer].join(" ");
    waiting.set(key, { ...added, count: count + (waiting.get(key)?.count ?? 0) });
  };
  const writeIn = (ms: number) => {
    timer ??= setTimeout(() => void write(), ms).unref();
  };

  function write(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(async () => {
      const counts = [...waiting.values()];
      waiting = new Map();
      if (counts.length === 0) return;
      try {
        await addCounts(pool, counts);
      } catch (error) {
        log.warn("referrals not counted yet", { error });
        counts.forEach(keep);
        writeIn(RETRY_MS);
      }
    });
    return writing;
  }

  return {
    add({ kind, language, layer }: Referral): void {
      keep({ day: clock().toISOString().slice(0, 10), kind, language, layer, count: 1 });
      writeIn(WAIT_MS);
    },
    /** Writes what waits, now. Never rejects. */
    write,
  };
}
