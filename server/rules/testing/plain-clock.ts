// A wall clock and a calendar without the rules' own.

export const HOUR = 3_600_000;
export const needs = (level: number) => 10 * Math.round(1.25 * (level + 1) * (level + 3));

const formats = new Map<string, Intl.DateTimeFormat>();
/** Swedish format: 2026-02-20 09:00:00. A formatter costs more to make than all its comparisons. */
function wallClock(at: number, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    const written = { dateStyle: "short", timeStyle: "medium" } as const;
    format = new Intl.DateTimeFormat("sv-SE", { ...written, timeZone: zone });
    formats.set(zone, format);
  }
  return format.format(at);
}

/** The wall clock written down as if it were UTC, three hours back. */
function plainDay(at: number, zone: string): string {
  const wall = wallClock(at, zone).replace(" ", "T");
  return new Date(Date.parse(`${wall}Z`) - 3 * HOUR).toISOString().slice(0, 10);
}
export const wallHour = (at: number, zone: string) => Number(wallClock(at, zone).slice(11, 13));
export const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10);

/**
 * The same moment as the diary's last or a later one; the same day, until it has lasted 26 hours, or a later one; and
 * how many days a change of zone has skipped since.
 */
export function plainWhen(
  diary: readonly { at: number; zone: string; day: string }[],
  { now, zone }: { now: number; zone: string },
): { at: number; day: string; skipped: number } {
  const last = diary.at(-1);
  const at = Math.max(now, last?.at ?? 0);
  const local = plainDay(at, zone);
  if (!last) return { at, day: local, skipped: 0 };
  let skipped = 0;
  for (let day = plainDay(at, last.zone); day < local; day = dayAfter(day)) skipped += 1;
  if (last.day < local) return { at, day: local, skipped };
  const began = diary.find(({ day }) => day === last.day)!.at;
  return { at, day: at >= began + 26 * HOUR ? dayAfter(last.day) : last.day, skipped };
}
