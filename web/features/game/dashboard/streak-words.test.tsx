import { expect, test } from "vitest";
import { render } from "@testing-library/react";
import { sayToday } from "./streak-panel.tsx";
import { dashboardWords } from "./words.tsx";

const words = dashboardWords.texts.streak;

const STREAK = { days: 3, longest: 7, freezes: 2, is_today_counted: false, lost: null };

test("days are singular for one and plural for more", () => {
  const said = [0, 1, 2].map((days) => render(words.inARow(days, days)).container.textContent);
  expect(said).toEqual(["0 days in a row", "1 day in a row", "2 days in a row"]);
});

test("today is in, can still be, or begins anew", () => {
  expect(sayToday({ ...STREAK, is_today_counted: true }, words)).toContain("Today counts");
  expect(sayToday(STREAK, words)).toContain("makes today count");
  expect(sayToday({ ...STREAK, days: 0 }, words)).toContain("starts a new one");
});

test("a lost streak names its tasks and its deadline in the person's zone", () => {
  const lost = { days: 12, tasks: 3, until: "2026-11-22T23:30:00Z", timeZone: "UTC" };
  expect(words.winBack(lost)).toBe(
    "Get your streak of 12 days back for free: 3 tasks by Sunday 11:30 PM.",
  );
  expect(words.winBack({ ...lost, tasks: 1, timeZone: "Europe/Berlin" })).toContain(
    "1 more task by Monday 12:30 AM",
  );
});
