import { describe, expect, test } from "vitest";
import { type Notice, placeNotices } from "./notices.ts";

const ZONE = "Europe/Berlin";
/** Places notices among messages sent at these wall-clock times in Berlin. */
function placed(
  said: string[],
  now: string,
  { zone = ZONE, offset = "+01:00" } = {},
): Record<string, Notice[]> {
  const messages = said.map((at) => ({ id: at, timestamp: `${at}:00${offset}` }));
  const { before, atEnd } = placeNotices(messages, {
    now: Date.parse(`${now}:00${offset}`),
    zone,
  });
  return { ...Object.fromEntries(before), atEnd };
}
const every = (minutes: number, from: string, to: string): string[] => {
  const times: string[] = [];
  for (let at = Date.parse(`${from}:00Z`); at <= Date.parse(`${to}:00Z`); at += minutes * 60_000)
    times.push(new Date(at).toISOString().slice(0, 16));
  return times;
};

describe("the notice that Luli is an AI", () => {
  test("stands at the end of an empty conversation", () => {
    expect(placed([], "2026-11-22T09:00")).toEqual({ atEnd: ["ai"] });
  });

  test("stands before the first message of today, and of no other day", () => {
    expect(placed(["2026-11-21T20:00"], "2026-11-22T09:00")).toEqual({ atEnd: ["ai"] });
    expect(
      placed(["2026-11-21T20:00", "2026-11-22T09:01", "2026-11-22T09:02"], "2026-11-22T09:03"),
    ).toEqual({ "2026-11-22T09:01": ["ai"], atEnd: [] });
  });

  test("stands on a day that begins at 03:00 by the person's clock", () => {
    const late = ["2026-11-22T02:58"];
    expect(placed(late, "2026-11-22T02:59")).toEqual({ "2026-11-22T02:58": ["ai"], atEnd: [] });
    expect(placed(late, "2026-11-22T03:00")).toEqual({ atEnd: ["ai"] });
    const elsewhere = placed(late, "2026-11-22T03:00", { zone: "America/New_York" });
    expect(elsewhere).toEqual({ "2026-11-22T02:58": ["ai"], atEnd: [] });
  });

  test("stands once on the day on which clocks are put back", () => {
    const said = every(10, "2026-10-25T03:30", "2026-10-25T03:50");
    expect(placed(said, "2026-10-25T03:55", { offset: "+01:00" })).toEqual({
      "2026-10-25T03:30": ["ai"],
      atEnd: [],
    });
  });

  test("stands again after each three hours of talk", () => {
    const said = every(10, "2026-11-22T09:00", "2026-11-22T15:30");
    expect(placed(said, "2026-11-22T15:35")).toEqual({
      "2026-11-22T09:00": ["ai"],
      "2026-11-22T10:00": ["break"],
      "2026-11-22T12:00": ["ai"],
      "2026-11-22T15:00": ["ai"],
      atEnd: [],
    });
  });

  test("stands also after minutes of reading alone", () => {
    const said = every(10, "2026-11-22T09:00", "2026-11-22T11:50");
    expect(placed(said, "2026-11-22T12:05").atEnd).toEqual(["ai"]);
  });
});

describe("the notice that suggests a break", () => {
  test("stands once after an hour of talk", () => {
    const said = every(20, "2026-11-22T09:00", "2026-11-22T11:00");
    const { "2026-11-22T10:00": atTheHour, atEnd, ...others } = placed(said, "2026-11-22T11:05");
    expect(atTheHour).toEqual(["break"]);
    expect(others).toEqual({ "2026-11-22T09:00": ["ai"] });
    expect(atEnd).toEqual([]);
  });

  test("stands nowhere in a talk with long pauses", () => {
    const said = every(31, "2026-11-22T09:00", "2026-11-22T20:00");
    expect(placed(said, "2026-11-22T20:05")).toEqual({ "2026-11-22T09:00": ["ai"], atEnd: [] });
  });

  test("stands again in the next talk", () => {
    const said = [
      ...every(15, "2026-11-22T09:00", "2026-11-22T10:00"),
      ...every(15, "2026-11-22T12:00", "2026-11-22T13:00"),
    ];
    expect(placed(said, "2026-11-22T13:01")).toMatchObject({
      "2026-11-22T10:00": ["break"],
      "2026-11-22T13:00": ["break"],
    });
  });
});

test("a page whose clock is behind the server's misses no day", () => {
  expect(placed(["2026-11-22T03:00"], "2026-11-22T02:59")).toEqual({
    "2026-11-22T03:00": ["ai"],
    atEnd: [],
  });
});
