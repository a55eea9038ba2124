// The clock of a server is the database's, so that all servers have the same: counted on by this machine, compared with each heartbeat.
import type { Log } from "../log.ts";

/** Tokens, TLS and Stripe's signatures go by the machine's own clock, and fail where it is this far off. */
const MOST_MS = 5 * 60_000;
/** Less is left alone: time does not jump because a network is busy. */
const NOISE_MS = 1_000;

export type SharedClock = ReturnType<typeof createClock>;

export function createClock(log: Log, machine: () => number = Date.now) {
  /** How far the database's clock is ahead of the machine's. */
  let aheadMs = 0;

  const trouble = () => (Math.abs(aheadMs) > MOST_MS ? tellDrift(aheadMs) : null);

  return {
    now: () => new Date(machine() + aheadMs),
    /** Null: it is right. Otherwise what is wrong, in a sentence. */
    trouble,
    async compare(readDatabase: () => Promise<Date>): Promise<void> {
      const { driftMs, doubtMs } = await measureDrift(readDatabase, machine);
      // A difference within the round trip's uncertainty proves nothing.
      const isExplained = (ms: number) => Math.abs(ms) <= doubtMs + NOISE_MS;
      if (isExplained(driftMs - aheadMs)) return;
      const before = trouble();
      aheadMs = isExplained(driftMs) ? 0 : driftMs;
      const now = trouble();
      if (now !== null && before === null) log.error("clock is wrong", { says: now });
      if (now === null && before !== null) log.info("clock is right again");
    },
  };
}

/** The database read its clock at some moment of the round trip, the middle of which is at most `doubtMs` away. */
export async function measureDrift(readDatabase: () => Promise<Date>, machine: () => number) {
  const [asked, begun] = [machine(), performance.now()];
  const theirs = (await readDatabase()).getTime();
  const answered = machine();
  // performance.now() may stand still while a machine sleeps, and the clock may be set meanwhile: the longer one counts.
  const doubtMs = Math.max(performance.now() - begun, answered - asked) / 2;
  return { driftMs: theirs - (answered - doubtMs), doubtMs };
}

export const tellDrift = (ms: number): string =>
  `This machine's clock is ${Math.abs(Math.round(ms / 1000))} seconds ${ms < 0 ? "ahead of" : "behind"} the database's: ` +
  "let both follow a time server (NTP).";
