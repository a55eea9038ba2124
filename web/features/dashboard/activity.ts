// The last weeks as a graph: seven rows of days, a column a week, the last day at the lower right.
import type { ActivityDay } from "../../../shared/contracts/dashboard.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";

const WEEK = 7;

/** XP of a day from which its square is that much brighter. */
const BRIGHTER_FROM = [20, 60, 120];

export type Square = {
  day: string;
  /** 0: nothing was done. */
  strength: 0 | 1 | 2 | 3 | 4;
  isFrozen: boolean;
  words: string;
};

/** One for each column. `month` stands above a month's first week, unless the next one is right beside it. */
export type Week = { month: string; squares: Square[]; totals: Totals };

export type Totals = {
  from: string;
  days: number;
  messages: number;
  pets: number;
  tasks: number;
  xp: number;
};

/** Noon, so that no zone turns the day. */
const atNoon = (day: string) => `${day}T12:00:00Z`;

export const writeDay = (day: string, month: "long" | "short" = "long"): string =>
  formatDate(atNoon(day), { month, day: "numeric", timeZone: "UTC" });

const isActive = ({ messages, pets, tasks }: ActivityDay) => messages + pets + tasks > 0;

function strengthOf(day: ActivityDay): Square["strength"] {
  if (!isActive(day)) return 0;
  const brighter = BRIGHTER_FROM.filter((xp) => day.xp >= xp).length;
  return (1 + brighter) as Square["strength"];
}

const count = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${formatNumber(number)} ${number === 1 ? one : many}`];

function wordsOf(day: ActivityDay): string {
  const done = [
    ...count(day.messages, "message", "messages"),
    ...count(day.pets, "pet", "pets"),
    ...count(day.tasks, "task", "tasks"),
  ];
  if (done.length > 0)
    return `${writeDay(day.day)}: ${done.join(", ")}, ${formatNumber(day.xp)} XP`;
  return `${writeDay(day.day)}: ${day.is_frozen ? "a freeze kept your streak" : "a quiet day"}`;
}

const sum = (days: ActivityDay[], of: (day: ActivityDay) => number) =>
  days.reduce((total, day) => total + of(day), 0);

const totalsOf = (days: ActivityDay[]): Totals => ({
  from: days[0]!.day,
  days: days.filter(isActive).length,
  messages: sum(days, ({ messages }) => messages),
  pets: sum(days, ({ pets }) => pets),
  tasks: sum(days, ({ tasks }) => tasks),
  xp: sum(days, ({ xp }) => xp),
});

const monthOf = (day: string) => formatDate(atNoon(day), { month: "short", timeZone: "UTC" });

export function listWeeks(activity: ActivityDay[]): Week[] {
  const weeks = Array.from({ length: Math.floor(activity.length / WEEK) }, (_, at) =>
    activity.slice(at * WEEK, (at + 1) * WEEK),
  );
  const months = weeks.map((days) => monthOf(days[0]!.day));
  return weeks.map((days, at) => {
    const month = months[at]!;
    const isFirst = month !== months[at - 1];
    const hasRoom = month === (months[at + 1] ?? month);
    return {
      month: isFirst && hasRoom ? month : "",
      squares: days.map((day) => ({
        day: day.day,
        strength: strengthOf(day),
        isFrozen: day.is_frozen && !isActive(day),
        words: wordsOf(day),
      })),
      totals: totalsOf(days),
    };
  });
}

/** Of every row, as each week begins on the same day. */
export const listWeekdays = (activity: ActivityDay[]): string[] =>
  activity
    .slice(0, WEEK)
    .map(({ day }) => formatDate(atNoon(day), { weekday: "short", timeZone: "UTC" }));

export function summarize(activity: ActivityDay[]): string {
  const days = activity.filter(isActive).length;
  if (days === 0) return "Every day with Luli lights up a square";
  const weeks = Math.floor(activity.length / WEEK);
  return `${days === 1 ? "1 day" : `${days} days`} together in the last ${weeks} weeks`;
}
