// A wall clock and a calendar without the rules' own.

export const HOUR = 3_600_000;
export const needs = (level: number) => 10 * Math.round(1.25 * (level + 1) * (level + 3));

/** The wall clock written down as if it were UTC, three hours back. */
export function plainDay(at: number, zone: string): string {
  const wall = new Date(at).toLocaleString("sv-SE", { timeZone: zone });
  return new Date(Date.parse(`${wall.replace(" ", "T")}Z`) - 3 * HOUR).toISOString().slice(0, 10);
}
export const wallHour = (at: number, zone: string) =>
  Number(new Date(at).toLocaleString("sv-SE", { timeZone: zone }).slice(11, 13));
export const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10);
