import { expect, test } from "vitest";
import { daysInARow, sayToday, sayWinBack } from "./streak-words.ts";

const STREAK = { days: 3, longest: 7, freezes: 2, is_today_counted: false, lost: null };

test("one day is a day, more are days", () => {
  expect([0, 1, 2].map(daysInARow)).toEqual(["days in a row", "day in a row", "days in a row"]);
});

test("today is in, can still be, or begins anew", () => {
  expect(sayToday({ ...STREAK, is_today_counted: true })).toContain("Today is in");
  expect(sayToday(STREAK)).toContain("makes today count");
  expect(sayToday({ ...STREAK, days: 0 })).toContain("begins a new one");
});

test("what can come back is said with its tasks and its end, in the person's zone", () => {
  const lost = { days: 12, tasks_left: 3, until: "2026-11-22T23:30:00Z" };
  expect(sayWinBack(lost, "UTC")).toBe(
    "Your streak of 12 days can come back, for free: 3 tasks until Sunday 11:30 PM.",
  );
  expect(sayWinBack({ ...lost, tasks_left: 1 }, "Europe/Berlin")).toContain(
    "1 more task until Monday 12:30 AM",
  );
});
