// Start of the user's next day. Separate from days.ts, because few pages need it.
import { HOUR_MS, userDay } from "./days.ts";

/** Zones differ by whole quarters of an hour, and so does every change of theirs since 1970. */
const QUARTER_MS = HOUR_MS / 4;

/** Rounded to a quarter of an hour. */
export function nextDayAt(now: number, zone: string): number {
  const today = userDay(now, zone);
  let at = Math.floor(now / QUARTER_MS) * QUARTER_MS;
  while (userDay(at, zone) === today) at += QUARTER_MS;
  return at;
}
