// The user's days: their IANA zone, turning at 03:00 by the wall clock (product.md, Streak).

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;
/** People and admins are told for this long that another model answers. */
export const MODEL_CHANGE_TOLD_MS = 2 * WEEK_MS;
/** Time zones are never further apart: a later day comes from a wrong clock. */
export const MOST_DAYS_AHEAD = 2;
/** A day of 24 or 25 hours turns at 03:00. One that began in a zone to the east would last up to 47 hours. */
export const LONGEST_DAY_MS = 26 * HOUR_MS;
/** The user's day lasts until this hour. */
export const TURN_HOUR = 3;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US-u-ca-iso8601-nu-latn", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  formats.set(zone, format);
  return format;
}

/** A zone that only Postgres knows counts as UTC here. */
function wallClock(now: number, zone: string): { day: Day; hour: number } {
  let parts: Intl.DateTimeFormatPart[];
  try {
    parts = formatOf(zone).formatToParts(now);
  } catch {
    parts = formatOf("UTC").formatToParts(now);
  }
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)!.value;
  return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

export const localHour = (now: number, zone: string): number => wallClock(now, zone).hour;

export function userDay(now: number, zone: string): Day {
  const { day, hour } = wallClock(now, zone);
  return hour < TURN_HOUR ? addDays(day, -1) : day;
}

const toMs = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(toMs(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days `to` is after `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toMs(to) - toMs(from)) / DAY_MS);
