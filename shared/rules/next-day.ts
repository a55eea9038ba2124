// When the user's next day begins: apart from the days, because few ask.
import { QUARTER_MS, userDay } from "./days.ts";

/** To the quarter of an hour. */
export function nextDayAt(now: number, zone: string): number {
  const today = userDay(now, zone);
  let at = Math.floor(now / QUARTER_MS) * QUARTER_MS;
  while (userDay(at, zone) === today) at += QUARTER_MS;
  return at;
}
