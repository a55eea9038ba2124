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

test.each<[Partial<PushMoment>, boolean]>([
  // After three weeks of silence no more.
  [{ seenOn: "2026-10-31" }, true],
  [{ seenOn: "2026-10-30" }, false],
  // Days are counted over a change of the clock and of the year.
  [{ today: "2026-03-30", seenOn: "2026-03-29" }, true],
  [{ today: "2027-01-01", seenOn: "2026-12-31" }, true],
])("%j makes a message due: %s", (change, expected) => expect(isDue(change)).toBe(expected));
