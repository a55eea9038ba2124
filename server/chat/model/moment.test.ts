// The prompt tells the user's time.
import { expect, test } from "vitest";
import { describeMoment } from "./moment.ts";

const now = new Date("2028-02-29T23:41:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const tell = (timeZone: string, lastWordAt: Date | null = null) =>
  describeMoment({ now, timeZone, lastWordAt });

test.each([
  ["UTC", "Tuesday, 29 February 2028 at 23:30"],
  ["Asia/Tokyo", "Wednesday, 1 March 2028 at 08:30"],
  ["America/Los_Angeles", "Tuesday, 29 February 2028 at 15:30"],
  ["posixrules", "Tuesday, 29 February 2028 at 23:30"],
])("in %s it is their own day and quarter of an hour", (zone, time) => {
  expect(tell(zone)[0]).toBe(`Where the user is, it is about ${time}.`);
});

test.each([
  [0, "less than an hour ago"],
  [59, "less than an hour ago"],
  [60, "1 hour ago"],
  [23 * 60 + 59, "23 hours ago"],
  [24 * 60, "1 day ago"],
  [400 * 24 * 60, "400 days ago"],
])("%s minutes are told as %s", (minutes, said) => {
  expect(tell("UTC", ago(minutes))[1]).toBe(`The user last wrote ${said}.`);
});

test("a first word is told as one", () => {
  expect(tell("UTC")[1]).toBe("This is the first time the user writes to you.");
});
