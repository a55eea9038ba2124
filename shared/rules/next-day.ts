// Start of the user's next day. Separate from days.ts, because few pages need it.
import { QUARTER_MS, userDay } from "./days.ts";

/** Rounded to a quarter of an hour. */
export function nextDayAt(now: number, zone: string): number {
  const today = userDay(now, zone);
  let at = Math.floor(now / QUARTER_MS) * QUARTER_MS;
  while (userDay(at, zone) === today) at += QUARTER_MS;
  return at;
}
