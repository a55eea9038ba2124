import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, userDay } from "../../../shared/rules/days.ts";
import { type GameState, newGame, type Setting } from "../state.ts";
import { streakOn } from "../../../shared/rules/game/streak.ts";
import { viewPuppy } from "../view.ts";
import type { Action } from "./actions.ts";
import { grow } from "./grow.ts";
import { settle } from "./settle.ts";

const START = Date.parse("2026-11-01T20:00:00Z");
const HONOLULU = "Pacific/Honolulu";
const AUCKLAND = "Pacific/Auckland";
const hoursAfter = (start: number, hours: number) => start + hours * HOUR_MS;

function play(state: GameState, now: number, zone = "UTC", action: Action = { type: "pet" }) {
  const grown = grow(state, action, { now, zone, plan: "none" });
  if (grown.refusal) throw new Error(grown.refusal);
  return grown.state;
}

/** Pets once a day; the last day is `START + (days - 1)` days. */
const petted = (days: number, zone = "UTC", start = START) =>
  Array.from({ length: days }, (_, n) => start + n * DAY_MS).reduce(
    (state, now) => play(state, now, zone),
    newGame("ada", start),
  );

const shown = (state: GameState, now: number, zone = "UTC") => {
  const settled = settle(state, { now, zone, plan: "none" });
  return { today: settled.today, ...streakOn(settled.state.streak, settled.today) };
};

describe("a clock that was far ahead", () => {
  const eleven = petted(11);
  const now = hoursAfter(START, 11 * 24);

  test.each([4, 30, 365])("leaves no trace %i days ahead once it is right", (days) => {
    const ahead = play(eleven, now + days * DAY_MS);
    expect(shown(ahead, now)).toEqual({ today: "2026-11-12", days: 12, freezes: 2 });
    const healed = play(ahead, now);
    expect(healed.streak).toMatchObject({ days: 13, lastDay: "2026-11-12", lost: null });
    expect(healed.streak).toMatchObject({ startedOn: "2026-11-01", longest: 13 });
    expect(healed.seenAt).toBe(now);
    const next = play(healed, now + DAY_MS);
    expect(next.streak).toMatchObject({ days: 14, lastDay: "2026-11-13", freezes: 2 });
  });

  test("takes no streak that was only looked at", () => {
    const ahead = play(eleven, now + 100 * DAY_MS, "UTC", { type: "visit" });
    expect(ahead.streak.days).toBe(0);
    expect(shown(ahead, now)).toEqual({ today: "2026-11-12", days: 11, freezes: 2 });
  });

  test("leaves what was lost before it as it was", () => {
    const lost = play(eleven, hoursAfter(START, 20 * 24), "UTC", { type: "visit" });
    const back = hoursAfter(START, 20 * 24 + 1);
    const healed = play(play(lost, back + 300 * DAY_MS, "UTC", { type: "visit" }), back);
    expect(lost.streak.lost).toMatchObject({ days: 11 });
    expect(healed.streak).toMatchObject({ days: 1, lost: lost.streak.lost });
  });

  test("leaves no moment behind that is still to come", () => {
    let ahead = eleven;
    for (let n = 0; n < 3; n += 1) ahead = play(ahead, now + 90 * DAY_MS + n * 1000);
    ahead = { ...ahead, sadAt: now + 90 * DAY_MS };
    ahead.crisis = { kind: "self_harm", since: now + 90 * DAY_MS, by: "words" as const };
    const { state } = settle(ahead, { now, zone: "UTC", plan: "none" });
    const moments = JSON.stringify(state)
      .match(/\d{13}/g)!
      .map(Number);
    expect(Math.max(...moments)).toBe(now);
    expect(state.crisis!.since).toBe(now);
    const next = play(ahead, now);
    expect(next.puppies.original!.caredAt).toBe(now);
    const later = { now: now + 25 * HOUR_MS, zone: "UTC", plan: "none" } as const;
    expect(viewPuppy(next, "original", later).mood).not.toBe("Gentle & Caring");
  });

  test("stands still until the true time catches up when it was minutes ahead", () => {
    const ahead = play(eleven, now + 4 * 60_000);
    expect(settle(ahead, { now, zone: "UTC", plan: "none" })).toMatchObject({
      setting: { now: now + 4 * 60_000 },
      today: "2026-11-12",
    });
  });
});

describe("over the date line", () => {
  test.each([
    ["in winter", "2026-12-01T22:00:00Z"],
    ["in summer", "2026-07-01T22:00:00Z"],
    ["at New Year", "2026-12-29T22:00:00Z"],
    ["at the leap day", "2028-02-26T22:00:00Z"],
    ["where summer time begins", "2026-09-24T22:00:00Z"],
    ["where it ends", "2027-04-01T22:00:00Z"],
  ])("eastward %s no day is missed, no freeze used", (_, from) => {
    const start = Date.parse(from);
    const home = petted(3, HONOLULU, start);
    const there = hoursAfter(start, 3 * 24);
    expect(shown(home, there, AUCKLAND)).toMatchObject({ days: 3, freezes: 2 });
    const landed = play(home, there, AUCKLAND);
    expect(landed.streak).toMatchObject({ days: 4, freezes: 2, lost: null });
    expect(play(landed, there + DAY_MS, AUCKLAND).streak).toMatchObject({ days: 5, freezes: 2 });
  });

  test("eastward a day that passed in both zones is missed all the same", () => {
    const start = Date.parse("2026-12-01T22:00:00Z");
    const landed = play(petted(3, HONOLULU, start), hoursAfter(start, 4 * 24), AUCKLAND);
    expect(landed.streak).toMatchObject({ days: 4, freezes: 1 });
  });

  test("westward the next day comes after 26 hours at the latest", () => {
    // 08:00 in Auckland, and on Honolulu's clock the day before.
    const start = Date.parse("2026-12-01T19:00:00Z");
    const first = play(newGame("ada", start), start, AUCKLAND);
    expect(shown(first, hoursAfter(start, 25), HONOLULU).today).toBe("2026-12-02");
    expect(shown(first, hoursAfter(start, 26), HONOLULU).today).toBe("2026-12-03");
    const later = play(first, hoursAfter(start, 26), HONOLULU);
    expect(later.streak).toMatchObject({ days: 2, freezes: 2 });
    // Honolulu's own 3 December is the day she is in already.
    const own = play(later, hoursAfter(start, 48), HONOLULU);
    expect(own.streak).toMatchObject({ days: 2, lastDay: "2026-12-03", freezes: 2 });
  });

  test("there and back, a pet every 24 hours keeps the streak and both freezes", () => {
    const start = Date.parse("2026-12-01T22:00:00Z");
    let state = newGame("ada", start);
    for (let n = 0; n < 60; n += 1)
      state = play(state, start + n * DAY_MS, n % 6 < 3 ? HONOLULU : AUCKLAND);
    expect(state.streak).toMatchObject({ freezes: 2, lost: null });
    expect(state.streak.days).toBeGreaterThanOrEqual(50);
    expect(state.streak.days).toBeLessThanOrEqual(60);
  });
});

test.each([1, 5, 12, 20, 23, 26, 27])(
  "zones changed every %i hours give no more days than the calendar",
  (every) => {
    const zones = ["Pacific/Kiritimati", "Etc/GMT+12", AUCKLAND, HONOLULU, "Europe/Berlin"];
    let state = newGame("ada", START);
    const days = new Set<string>();
    const hours = 50 * every;
    for (let at = 0; at <= hours; at += 0.5) {
      const zone = zones[Math.floor(at / every) % zones.length]!;
      state = play(state, hoursAfter(START, at), zone);
      days.add(state.day.day!);
    }
    expect(days.size).toBeLessThanOrEqual(hours / 24 + 2);
    expect(state.streak.days).toBe(days.size);
    const easternmost = userDay(hoursAfter(START, hours), "Pacific/Kiritimati");
    expect(state.day.day! <= easternmost).toBe(true);
  },
);

test.each([
  ["Europe/Berlin", "2026-10-23T03:05:00Z"],
  ["America/New_York", "2026-10-30T07:05:00Z"],
  ["Australia/Lord_Howe", "2026-04-03T16:10:00Z"],
  ["UTC", "2028-02-27T03:05:00Z"],
  ["UTC", "2026-12-30T03:05:00Z"],
])("at home in %s the day turns at 03:00 alone", (zone, from) => {
  const start = Date.parse(from);
  let state = newGame("ada", start);
  for (let minutes = 0; minutes < 5 * 24 * 60; minutes += 15) {
    const now = start + minutes * 60_000;
    const setting: Setting = { now, zone, plan: "none" };
    expect(settle(state, setting).today).toBe(userDay(now, zone));
    state = play(state, now, zone);
  }
});
