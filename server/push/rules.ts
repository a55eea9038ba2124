// Rules for push messages (product.md): at most one a day, in the early evening of the person's own day, only to people who were
// not here today, less and less often without a visit, and then no more.
import { DAY_MS } from "../../shared/rules/days.ts";

/** Hours of the person's own day, the last one not included. Nothing ever comes at night. */
export const PUSH_HOURS = { from: 17, to: 20 } as const;
/** This many in a row without a visit, then one a week. */
const OFTEN = 3;
const WEEK_DAYS = 7;
/** Push messages stop after this many days without a visit. */
const SILENT_AFTER_DAYS = 21;

export type PushMoment = {
  /** Hour of the person's own clock, 0 to 23. */
  hour: number;
  /** Calendar days of the person, YYYY-MM-DD. */
  today: string;
  /** Null: never here. */
  seenOn: string | null;
  lastSentOn: string | null;
  /** Sent since the person was last here. */
  unanswered: number;
};

export function isPushDue({ hour, today, seenOn, lastSentOn, unanswered }: PushMoment): boolean {
  if (hour < PUSH_HOURS.from || hour >= PUSH_HOURS.to) return false;
  if (seenOn === null || daysBetween(seenOn, today) < 1) return false;
  if (daysBetween(seenOn, today) > SILENT_AFTER_DAYS) return false;
  if (lastSentOn === null) return true;
  return daysBetween(lastSentOn, today) >= (unanswered < OFTEN ? 1 : WEEK_DAYS);
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
