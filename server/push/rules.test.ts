import { expect, test } from "vitest";
import { isPushDue, type PushMoment } from "./rules.ts";

const MOMENT: PushMoment = {
  hour: 18,
  today: "2026-11-21",
  seenOn: "2026-11-20",
  lastSentOn: null,
  unanswered: 0,
};
const isDue = (change: Partial<PushMoment>) => isPushDue({ ...MOMENT, ...change });

test("messages are due in the early evening, and at no other hour", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter((hour) => isDue({ hour }))).toEqual([17, 18, 19]);
});

test("not to whoever was here today, nor to whoever never came", () => {
  expect(isDue({ seenOn: "2026-11-21" })).toBe(false);
  expect(isDue({ seenOn: null })).toBe(false);
});

test("once a day", () => {
  expect(isDue({ lastSentOn: "2026-11-21", unanswered: 1 })).toBe(false);
  expect(isDue({ lastSentOn: "2026-11-20", unanswered: 1 })).toBe(true);
});

test("after three without an answer once a week", () => {
  expect(isDue({ seenOn: "2026-11-10", lastSentOn: "2026-11-20", unanswered: 2 })).toBe(true);
  expect(isDue({ seenOn: "2026-11-10", lastSentOn: "2026-11-15", unanswered: 3 })).toBe(false);
  expect(isDue({ seenOn: "2026-11-10", lastSentOn: "2026-11-14", unanswered: 3 })).toBe(true);
});

test("after three weeks of silence no more", () => {
  expect(isDue({ seenOn: "2026-10-31" })).toBe(true);
  expect(isDue({ seenOn: "2026-10-30" })).toBe(false);
});

test("days are counted over a change of the clock and of the year", () => {
  expect(isDue({ today: "2026-03-30", seenOn: "2026-03-29" })).toBe(true);
  expect(isDue({ today: "2027-01-01", seenOn: "2026-12-31" })).toBe(true);
});
