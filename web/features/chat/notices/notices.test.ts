import { describe, expect, test } from "vitest";
import { type Notice, placeModelChange, placeNotices } from "./notices.ts";

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

describe("the line that the model changed", () => {
  const CHANGED = "2026-11-10T12:00:00.000Z";
  /** Places the line among messages that were sent at these hours of 10 November. */
  const placedAmong = (hours: number[], changes = [CHANGED], now = "2026-11-10T20:00:00Z") =>
    placeModelChange(
      hours.flatMap((hour) =>
        (["user", "puppy"] as const).map((sender) => ({
          id: `${sender} ${hour}`,
          sender,
          timestamp: `2026-11-10T${hour}:00:00.000Z`,
        })),
      ),
      changes,
      Date.parse(now),
    );

  test("stands before the first message after the change, or at the end", () => {
    expect(placedAmong([10, 11, 13, 14])).toEqual({ at: CHANGED, before: "user 13" });
    expect(placedAmong([10, 11])).toEqual({ at: CHANGED, before: undefined });
  });

  test("stands nowhere without a message before the change, or without a change", () => {
    expect(placedAmong([])).toBeNull();
    expect(placedAmong([12, 13])).toBeNull();
    expect(placedAmong([10, 11], [])).toBeNull();
  });

  test("stands for 14 days", () => {
    expect(placedAmong([10], [CHANGED], "2026-11-24T11:59:00Z")).not.toBeNull();
    expect(placedAmong([10], [CHANGED], "2026-11-24T12:01:00Z")).toBeNull();
  });

  test("stands after a change there and back for people who met the other model alone", () => {
    const back = "2026-11-10T15:00:00.000Z";
    expect(placedAmong([10, 16], [CHANGED, back])).toBeNull();
    expect(placedAmong([10, 13, 16], [CHANGED, back])).toEqual({ at: back, before: "user 16" });
    expect(placedAmong([10], ["2026-11-10T11:00:00.000Z", CHANGED, back])).toEqual({
      at: back,
      before: undefined,
    });
  });
});
