import { expect, test } from "vitest";
import { nextDayAt } from "./next-day.ts";

const begins = (now: string, zone: string) =>
  new Date(nextDayAt(Date.parse(now), zone)).toISOString();

test("the next day begins at three by the person's own clock, also where clocks change or have odd minutes", () => {
  expect(begins("2026-11-22T20:07:00Z", "UTC")).toBe("2026-11-23T03:00:00.000Z");
  expect(begins("2026-11-23T02:59:00Z", "UTC")).toBe("2026-11-23T03:00:00.000Z");
  expect(begins("2026-11-22T20:07:00Z", "Asia/Kathmandu")).toBe("2026-11-22T21:15:00.000Z");
  expect(begins("2026-10-24T20:00:00Z", "Europe/Berlin")).toBe("2026-10-25T02:00:00.000Z");
});
