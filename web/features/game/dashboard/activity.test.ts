import { expect, test } from "vitest";
import type { ActivityDay } from "../../../../shared/contracts/dashboard.ts";
import { addDays } from "../../../../shared/rules/days.ts";
import { listWeekdays, listWeeks, summarize } from "./activity.ts";
import { dashboardWords } from "./words.tsx";

const TOLD = { words: dashboardWords.texts.activity, language: "en-US" } as const;

const FIRST = "2026-08-30";
const QUIET = { messages: 0, pets: 0, tasks: 0, xp: 0, happiness: 0, is_frozen: false };
const activity = (some: Record<string, Partial<ActivityDay>> = {}): ActivityDay[] =>
  Array.from({ length: 84 }, (_, at) => {
    const day = addDays(FIRST, at);
    return { ...QUIET, day, ...some[day] };
  });

test("twelve columns of seven, today last; each row is the same weekday", () => {
  const weeks = listWeeks(activity(), TOLD);
  expect(weeks.map(({ squares }) => squares.length)).toEqual(Array(12).fill(7));
  expect(weeks.at(-1)?.squares.at(-1)?.day).toBe("2026-11-21");
  expect(listWeekdays(activity(), TOLD.language)).toEqual([
    "Sun",
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
  ]);
});

test("a month stands above the first week that begins in it, where it has the room", () => {
  const months = listWeeks(activity(), TOLD).map(({ month }) => month);
  expect(months).toEqual(["", "Sep", "", "", "", "Oct", "", "", "", "Nov", "", ""]);
});

test("a day is as bright as its XP; one without XP shows too, and a visit alone is quiet", () => {
  const days = activity({
    "2026-11-15": { xp: 10 },
    "2026-11-16": { pets: 5, xp: 0 },
    "2026-11-17": { messages: 4, xp: 30 },
    "2026-11-18": { messages: 4, xp: 80 },
    "2026-11-19": { tasks: 3, xp: 160 },
  });
  const strengths = listWeeks(days, TOLD)
    .at(-1)
    ?.squares.map(({ strength }) => strength);
  expect(strengths).toEqual([0, 1, 2, 3, 4, 0, 0]);
});

test("every day says what was done, and a kept day that it was kept", () => {
  const days = activity({
    "2026-11-19": { is_frozen: true },
    "2026-11-20": { messages: 1, pets: 2, tasks: 1, xp: 1200 },
  });
  const words = listWeeks(days, TOLD)
    .at(-1)
    ?.squares.slice(3, 6)
    .map(({ words: said }) => said);
  expect(words).toEqual([
    "November 18: a quiet day",
    "November 19: a freeze kept your streak",
    "November 20: 1 message, 2 pets, 1 task, 1,200 XP",
  ]);
});

test("a week is summed up, and so are all of them", () => {
  const days = activity({
    "2026-11-15": { messages: 2, xp: 10 },
    "2026-11-21": { messages: 3, pets: 4, tasks: 1, xp: 50 },
    "2026-11-19": { is_frozen: true },
    "2026-09-01": { pets: 1, xp: 5 },
  });
  expect(listWeeks(days, TOLD).at(-1)?.totals).toEqual({
    from: "2026-11-15",
    days: 2,
    messages: 5,
    pets: 4,
    tasks: 1,
    xp: 60,
  });
  expect(summarize(days, TOLD)).toBe("3 days together in the last 12 weeks");
  expect(summarize(activity(), TOLD)).toBe("Every day with Luli lights up a square");
});
