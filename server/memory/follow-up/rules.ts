// Decides when Luli may ask how something went.
import { addDays } from "../../../shared/rules/days.ts";

/** Hours of the person's own clock, the last one not included. */
export const ASK_HOURS = { from: 9, to: 20 } as const;
/** Luli asks once a day at most, and so many times within these days. */
export const LIMITS = { most: 3, days: 7 } as const;
/** A planned question that nothing allowed for so long is erased. */
export const KEPT_DAYS = 7;
/** How long an event of a known hour is given before it is asked about. */
const LASTS_HOURS = 2;

/** A moment is YYYY-MM-DDTHH:MM, or a day alone. */
export const hasHour = (at: string) => at.includes("T");

/** Luli asks two hours after a known hour, or else the morning after the day; never at night. */
export function dueAfter(at: string): string {
  const day = at.slice(0, 10);
  if (hasHour(at)) {
    const hour = Number(at.slice(11, 13)) + LASTS_HOURS;
    if (hour < ASK_HOURS.from) return clock(day, ASK_HOURS.from, ":00");
    if (hour < ASK_HOURS.to) return clock(day, hour, at.slice(13, 16));
  }
  return clock(addDays(day, 1), ASK_HOURS.from, ":00");
}

const clock = (day: string, hour: number, minutes: string) =>
  `${day}T${String(hour).padStart(2, "0")}${minutes}`;
