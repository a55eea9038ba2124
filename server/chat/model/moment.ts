// Describes the user's day and hour, and how long they have not written.

export type Moment = {
  now: Date;
  timeZone: string;
  /** Null: this is the first word. */
  lastWordAt: Date | null;
};

const MINUTE_MS = 60_000;
/** Coarse, so that a talk's prompts begin alike and a model on a laptop need not read all of them anew. */
const ROUNDED_TO_MS = 15 * MINUTE_MS;
const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
] as const;

export function describeMoment({ now, timeZone, lastWordAt }: Moment): string[] {
  const time = formatIn(timeZone, Math.floor(now.getTime() / ROUNDED_TO_MS) * ROUNDED_TO_MS);
  return [
    `Where the user is, it is about ${time}.`,
    lastWordAt
      ? `The user last wrote ${since(now.getTime() - lastWordAt.getTime())}.`
      : "This is the first time the user writes to you.",
  ];
}

function since(ms: number): string {
  for (const [unit, minutes] of UNITS) {
    const count = Math.floor(ms / (minutes * MINUTE_MS));
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "less than an hour ago";
}

const FORMAT = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** Making one takes 70 microseconds, a fortieth of what a message costs; formatting takes two. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { ...FORMAT, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** A zone that only Postgres knows counts as UTC here. */
function formatIn(timeZone: string, time: number): string {
  try {
    return formatOf(timeZone).format(time);
  } catch {
    return formatIn("UTC", time);
  }
}
