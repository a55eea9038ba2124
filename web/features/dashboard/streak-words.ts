// The words of the streak: what counts, what can come back. Nobody is blamed for a day away.
import type { Dashboard } from "../../../shared/contracts/dashboard.ts";
import { formatDate } from "../../lib/format.ts";

type Streak = Dashboard["streak"];

export const daysInARow = (days: number): string => (days === 1 ? "day in a row" : "days in a row");

export function sayToday({ days, is_today_counted }: Streak): string {
  if (is_today_counted) return "Today is in. See you tomorrow!";
  if (days === 0) return "A message, a pet or a task begins a new one.";
  return "A message, a pet or a task makes today count.";
}

export function sayWinBack(
  { days, tasks_left, until }: NonNullable<Streak["lost"]>,
  timeZone: string,
): string {
  const streak = `Your streak of ${days === 1 ? "1 day" : `${days} days`}`;
  const tasks = tasks_left === 1 ? "1 more task" : `${tasks_left} tasks`;
  const end = formatDate(until, { weekday: "long", hour: "numeric", minute: "2-digit", timeZone });
  return `${streak} can come back, for free: ${tasks} until ${end}.`;
}
