// Limits what free accounts cost in a day, by network address and in all. Each server counts in memory and adds up once a second, so that
// no message waits for it: a server may exceed the limit by one second of messages.
import type { ServerContext } from "../../platform/context.ts";
import { createDayHash } from "../../platform/day-hash.ts";
import { createWriteBehind } from "../../platform/write-behind.ts";
import { addReplies, EVERYBODY, eraseOldReplies, type Replies } from "./queries.ts";

export type FreeBudget = ReturnType<typeof createFreeBudget>;

/** The day of a budget ends at midnight UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export function createFreeBudget(
  { config, pool, log, clock }: Pick<ServerContext, "config" | "pool" | "log" | "clock">,
  isOn = () => true,
) {
  const { freeRepliesAnAddress, freeRepliesInAll } = config;
  let day = "";
  /** Counts of all servers, as of the last write. */
  let known = new Map<string, number>();
  const { add, get, write } = createWriteBehind<Replies>({
    log,
    failure: "free replies not counted yet",
    keyOf: (row) => keyOf(row.day, row.network_hash),
    join: (kept, added) => ({ ...kept, count: kept.count + added.count }),
    async write(rows) {
      // The first write of a day erases the old ones. It runs before the addition, which must not be tried twice.
      if (known.size === 0) await eraseOldReplies(pool, day);
      for (const row of await addReplies(pool, rows))
        if (row.day === day) known.set(row.network_hash, row.count);
    },
  });

  const hashOf = createDayHash(config.authSecret);
  const countOf = (hash: string) => (known.get(hash) ?? 0) + (get(keyOf(day, hash))?.count ?? 0);

  function turnDay(): void {
    const today = dayOf(clock());
    if (today === day) return;
    day = today;
    known = new Map();
  }

  return {
    /** Whether a free account may be answered from there. */
    isOpen(address: string): boolean {
      turnDay();
      return (
        isOn() &&
        countOf(EVERYBODY) < freeRepliesInAll &&
        countOf(hashOf(day, address)) < freeRepliesAnAddress
      );
    },
    /** A model is asked for one. */
    note(address: string): void {
      turnDay();
      for (const network_hash of [EVERYBODY, hashOf(day, address)])
        add({ day, network_hash, count: 1 });
    },
    write,
  };
}

const keyOf = (day: string, hash: string): string => `${day} ${hash}`;
