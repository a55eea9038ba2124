// The activity graph: a column a week of seven days, the last day at the lower right.
import type { ActivityDay } from "../../../../shared/contracts/dashboard.ts";
import type { Language } from "../../../../shared/contracts/language.ts";
import { formatDate } from "../../../lib/format.ts";
import type { Translated } from "../../../lib/words/words.ts";
import type { dashboardWords } from "./words.tsx";

export const WEEK = 7;

/** The XP of a day from which its square is brighter. */
const BRIGHTER_FROM = [20, 60, 120];

export type Square = {
  day: string;
  /** 0 marks a day without activity. */
  strength: 0 | 1 | 2 | 3 | 4;
  isFrozen: boolean;
  words: string;
};

/** A column of the graph. `month` stands above a month's first week, unless the next label is right beside it. */
export type Week = { month: string; squares: Square[]; totals: Totals };

export type Totals = {
  from: string;
  days: number;
  messages: number;
  pets: number;
  tasks: number;
  xp: number;
};

/** Noon keeps the day the same in every zone. */
const atNoon = (day: string) => `${day}T12:00:00Z`;

/** How it is labels, and in which language. */
type ActivityLabels = {
  words: Translated<typeof dashboardWords>["activity"];
  language: Language;
};

export const writeDay = (
  day: string,
  language: Language,
  month: "long" | "short" = "long",
): string => formatDate(atNoon(day), { month, day: "numeric", timeZone: "UTC" }, language);

const isActive = ({ messages, pets, tasks }: ActivityDay) => messages + pets + tasks > 0;

function strengthOf(day: ActivityDay): Square["strength"] {
  if (!isActive(day)) return 0;
  const brighter = BRIGHTER_FROM.filter((xp) => day.xp >= xp).length;
  return (1 + brighter) as Square["strength"];
}

function wordsOf(day: ActivityDay, { words, language }: ActivityLabels): string {
  const date = writeDay(day.day, language);
  if (!isActive(day)) return words.day(date, [day.is_frozen ? words.frozen : words.quiet]);
  const done = (["messages", "pets", "tasks"] as const)
    .filter((deed) => day[deed] > 0)
    .map((deed) => words[deed](day[deed]));
  return words.day(date, [...done, words.xp(day.xp)]);
}

const squareOf = (day: ActivityDay, labels: ActivityLabels): Square => ({
  day: day.day,
  strength: strengthOf(day),
  isFrozen: day.is_frozen && !isActive(day),
  words: wordsOf(day, labels),
});

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

const monthOf = (day: string, language: Language) =>
  formatDate(atNoon(day), { month: "short", timeZone: "UTC" }, language);

export function listWeeks(activity: ActivityDay[], labels: ActivityLabels): Week[] {
  const weeks = Array.from({ length: Math.floor(activity.length / WEEK) }, (_, at) =>
    activity.slice(at * WEEK, (at + 1) * WEEK),
  );
  const months = weeks.map((days) => monthOf(days[0]!.day, labels.language));
  return weeks.map((days, at) => {
    const month = months[at]!;
    const isFirst = month !== months[at - 1];
    const hasRoom = month === (months[at + 1] ?? month);
    return {
      month: isFirst && hasRoom ? month : "",
      squares: days.map((day) => squareOf(day, labels)),
      totals: totalsOf(days),
    };
  });
}

/** Lists the labels of the rows; each week begins on the same day. */
export const listWeekdays = (activity: ActivityDay[], language: Language): string[] =>
  activity
    .slice(0, WEEK)
    .map(({ day }) => formatDate(atNoon(day), { weekday: "short", timeZone: "UTC" }, language));

/** Lists the last seven days, each with the first letters of its weekday. */
export const listLastDays = (activity: ActivityDay[], labels: ActivityLabels) =>
  activity.slice(-WEEK).map((day) => ({
    ...squareOf(day, labels),
    weekday: formatDate(atNoon(day.day), { weekday: "short", timeZone: "UTC" }, labels.language),
  }));

export function summarize(activity: ActivityDay[], { words }: ActivityLabels): string {
  const days = activity.filter(isActive).length;
  return days === 0 ? words.nothing : words.summary(days, Math.floor(activity.length / WEEK));
}
