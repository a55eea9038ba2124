import fc from "fast-check";
import { expect, test } from "vitest";
import { VARIANT_IDS, type SubscriptionStatus, type VariantId } from "../../contracts/me.ts";
import { OUTFIT_IDS } from "../../contracts/store.ts";
import { TASK_IDS } from "../../contracts/task.ts";
import { maxXp } from "../levels.ts";
import { chooseTasks } from "../tasks.ts";
import { streakOn } from "../streak.ts";
import { settle } from "./arrive.ts";
import type { Action } from "./actions.ts";
import { grow } from "./grow.ts";
import { PlainModel } from "./plain-model.ts";
import { type GrowthState, newGrowth, type Setting } from "./state.ts";
import { activeVariant, viewPuppies, viewPuppy } from "./view.ts";

const USER = "8c5e0f1e-6a5b-4a0e-9d57-2f1a5f0c9b11";
const ZONES = [
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];
/** Before both changes of the clock in the north and in the south, and before a year's turn. */
const STARTS = [
  "2026-03-06T20:00Z",
  "2026-03-28T00:00Z",
  "2026-10-24T20:00Z",
  "2026-10-31T23:00Z",
  "2026-12-30T23:00Z",
];
const PLANS: SubscriptionStatus[] = ["none", "trial", "active", "past_due", "canceled"];

type Say = { type: "say"; text: number; delayMs: number; isSad: boolean; isNameTold: boolean };
/** One of the three that can be claimed, whichever they are then. */
type ClaimToday = { type: "claim_today"; at: number };
type Step = {
  action: Action | Say | ClaimToday;
  passMs: number;
  zone?: string;
  plan?: SubscriptionStatus;
};

const MIN = 60_000;
const HOUR = 60 * MIN;
const pass = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -10_000, max: 25_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 40 * MIN }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 13 * HOUR }) },
  { weight: 4, arbitrary: fc.integer({ min: 18 * HOUR, max: 30 * HOUR }) },
  { weight: 2, arbitrary: fc.integer({ min: 2 * 24 * HOUR, max: 9 * 24 * HOUR }) },
  // The edges of every rule that knows a span of time.
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          3_000,
          20_000,
          30_000,
          MIN,
          5 * MIN,
          10 * MIN,
          30 * MIN,
          12 * HOUR,
          14 * HOUR,
          48 * HOUR,
          72 * HOUR,
          168 * HOUR,
        ),
        fc.integer({ min: -1, max: 1 }),
      )
      .map(([edge, off]) => edge + off),
  },
);
const say = fc.record({
  type: fc.constant("say" as const),
  text: fc.integer({ min: 0, max: 5 }),
  delayMs: fc.integer({ min: 0, max: 4_000 }),
  isSad: fc.boolean(),
  isNameTold: fc.boolean(),
});
const of = <T extends Action["type"]>(type: T) => fc.constant({ type });
const task = fc.constantFrom(...TASK_IDS);
const action: fc.Arbitrary<Step["action"]> = fc.oneof(
  { weight: 6, arbitrary: say },
  { weight: 6, arbitrary: of("pet") },
  { weight: 2, arbitrary: of("visit") },
  { weight: 1, arbitrary: of("visit_universe") },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("choose" as const),
      variant: fc.constantFrom(...VARIANT_IDS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("buy" as const),
      item: fc.constantFrom(...OUTFIT_IDS, "streak_freeze" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom("wear" as const, "take_off" as const),
      outfit: fc.constantFrom(...OUTFIT_IDS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("claim" as const), task }) },
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constant("claim_today" as const),
      at: fc.constantFrom(2, 2, 1, 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("swap" as const), task }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("remember" as const),
      memories: fc.integer({ min: 0, max: 12 }),
    }),
  },
);
const step: fc.Arbitrary<Step> = fc.record(
  { action, passMs: pass, zone: fc.constantFrom(...ZONES), plan: fc.constantFrom(...PLANS) },
  { requiredKeys: ["action", "passMs"] },
);
/** Zones and plans change now and then, not at every step. */
const rarely = (steps: Step[]): Step[] =>
  steps.map(({ zone, plan, ...rest }, at) => ({
    ...rest,
    ...(at % 7 === 0 && zone !== undefined && { zone }),
    ...(at % 5 === 0 && plan !== undefined && { plan }),
  }));

function toAction(given: Step["action"], state: GrowthState, setting: Setting): Action {
  if (given.type === "claim_today") {
    const { today } = settle(state, setting);
    const swapped = state.day.day === today ? state.day.swapped : null;
    return { type: "claim", task: chooseTasks(USER, today, swapped)[given.at]!.id };
  }
  if (given.type !== "say") return given;
  const { text, delayMs, isSad, isNameTold } = given;
  const said = {
    variant: activeVariant(state, setting),
    sentAt: setting.now - delayMs,
    hash: `text ${text}`,
  };
  return {
    type: "message",
    ...said,
    isQuestion: text === 0,
    isSad: isSad && text === 1,
    isNameTold,
  };
}

/** Everything a user can see, from either side. */
function seen(state: GrowthState, ledger: Map<string, number>, setting: Setting) {
  const { today } = settle(state, setting);
  return {
    active: activeVariant(state, setting),
    puppies: viewPuppies(state, setting).map(({ variant, level, xp, happiness, isUnlocked }) => ({
      variant,
      level,
      xp,
      happiness,
      isUnlocked,
    })),
    mood: viewPuppy(state, activeVariant(state, setting), setting).mood,
    coins: state.coins,
    ledger: Object.fromEntries(ledger),
    points: state.totals.happiness,
    streak: { ...streakOn(state.streak, today), longest: state.streak.longest },
    achieved: state.achievements.toSorted(),
    owned: state.outfits.map(({ id }) => id).toSorted(),
    worn: state.outfits.flatMap(({ id, isWorn }) => (isWorn ? [id] : [])).toSorted(),
  };
}

function expected(model: PlainModel, setting: Setting): ReturnType<typeof seen> {
  const { at, day } = model.when(setting);
  const active = model.isAwake(model.active, setting.plan) ? model.active : "original";
  return {
    active,
    puppies: VARIANT_IDS.map((variant) => ({
      variant,
      level: model.pups.get(variant)?.level ?? 1,
      xp: model.pups.get(variant)?.xp ?? 0,
      happiness: model.happinessAt(variant, at, setting.plan),
      isUnlocked: model.isAwake(variant, setting.plan),
    })),
    mood: model.moodOf(active, setting),
    coins: model.coins,
    ledger: Object.fromEntries(model.ledger),
    points: model.points,
    streak: { ...model.streakOn(day), longest: model.streak.longest },
    achieved: [...model.achieved].toSorted() as GrowthState["achievements"],
    owned: [...model.owned].toSorted() as ReturnType<typeof seen>["owned"],
    worn: [...model.worn.values()].toSorted() as ReturnType<typeof seen>["worn"],
  };
}

function expectWithinBounds(state: GrowthState, ledger: Map<string, number>): void {
  expect(state.coins).toBeGreaterThanOrEqual(0);
  expect([...ledger.values()].reduce((sum, amount) => sum + amount, 0)).toBe(state.coins);
  const { xpMessages, xpPets, happyMessages, happyPets, claimed } = state.day;
  expect([xpMessages <= 30, xpPets <= 4, happyMessages <= 10, happyPets <= 10]).not.toContain(
    false,
  );
  expect(new Set(claimed).size).toBe(claimed.length);
  expect(state.streak.freezes).toBeGreaterThanOrEqual(0);
  expect(state.streak.freezes).toBeLessThanOrEqual(2);
  for (const { level, xp, happiness } of Object.values(state.puppies)) {
    expect(level).toBeLessThanOrEqual(50);
    expect(xp).toBeLessThanOrEqual(maxXp(level));
    expect(happiness).toBeLessThanOrEqual(100);
    expect(happiness).toBeGreaterThanOrEqual(40);
  }
}

function play(steps: Step[], start: number, check: boolean) {
  let state = newGrowth(USER, start);
  let wonBack = 0;
  let setting: Setting = { now: start, zone: "UTC", plan: "none" };
  const model = new PlainModel(USER, start);
  const ledger = new Map([["gift/opening", 1_250]]);
  for (const { action: given, passMs, zone, plan } of steps) {
    setting = {
      now: setting.now + passMs,
      zone: zone ?? setting.zone,
      plan: plan ?? setting.plan,
    };
    if (check) expect(seen(state, ledger, setting)).toEqual(expected(model, setting));
    const next = toAction(given, state, setting);
    const grown = grow(state, next, setting);
    expect(model.step(next, setting)).toBe(grown.refusal);
    if (grown.refusal !== null) continue;
    ({ state } = grown);
    if (grown.changes.isStreakWonBack) wonBack += 1;
    for (const { source, source_id, amount } of grown.changes.coins) {
      expect(ledger.has(`${source}/${source_id}`)).toBe(false);
      ledger.set(`${source}/${source_id}`, amount);
    }
    expectWithinBounds(state, ledger);
    if (check) expect(seen(state, ledger, setting)).toEqual(expected(model, setting));
  }
  return { state, wonBack };
}

test("random lives are the same by the rules and by a plain reading of product.md", () => {
  const lives = fc.tuple(fc.constantFrom(...STARTS), fc.array(step, { maxLength: 60 }).map(rarely));
  fc.assert(
    fc.property(lives, ([start, steps]) => void play(steps, Date.parse(start), true)),
    { numRuns: 300 },
  );
});

/** A row of days with a hard task each, then days away, then tasks again: in time or not. */
const hardTask = { type: "claim_today" as const, at: 2 };
const chapter = fc
  .record({
    days: fc.integer({ min: 1, max: 9 }),
    away: fc.constantFrom(48 * HOUR, 72 * HOUR, 100 * HOUR, 168 * HOUR),
    first: fc.constantFrom(hardTask, { type: "visit" as const }, { type: "pet" as const }),
    between: fc.array(fc.constantFrom(16 * HOUR, 23 * HOUR, 24 * HOUR - 1, 24 * HOUR), {
      minLength: 2,
      maxLength: 4,
    }),
  })
  .map(({ days, away, first, between }): Step[] => [
    ...Array.from({ length: days }, () => ({ action: hardTask, passMs: 24 * HOUR })),
    { action: first, passMs: away },
    ...between.map((passMs) => ({ action: hardTask, passMs })),
  ]);
const streaky = fc.array(chapter, { maxLength: 4 }).map((chapters) => chapters.flat());

test("streaks grow, freeze, break and come back the same by both", () => {
  let wonBack = 0;
  const live = (steps: Step[]) => {
    wonBack += play(steps, Date.parse(STARTS[0]!), true).wonBack;
  };
  fc.assert(fc.property(streaky, live), { numRuns: 300 });
  expect(wonBack).toBeGreaterThan(10);
});

test("a long life of a subscriber, too: every prize of a hundred days, many levels, a full ledger", () => {
  const start = Date.parse("2026-02-20T09:00:00Z");
  const day: Action[] = [
    { type: "visit" },
    { type: "pet" },
    { type: "pet" },
    { type: "pet" },
    { type: "visit_universe" },
    ...TASK_IDS.map((id) => ({ type: "claim" as const, task: id })),
  ];
  const steps: Step[] = Array.from({ length: 104 }, (_, n) => [
    {
      action: day[0]!,
      passMs: 24 * HOUR - 40 * MIN,
      plan: "active" as const,
      zone: "America/New_York",
    },
    ...day.slice(1).map((each) => ({ action: each, passMs: MIN })),
    ...Array.from({ length: 5 }, (_unused, m) => ({
      action: {
        type: "say" as const,
        text: (n + m) % 6,
        delayMs: 0,
        isSad: false,
        isNameTold: true,
      },
      passMs: 5_000,
    })),
    ...TASK_IDS.map((id) => ({ action: { type: "claim" as const, task: id }, passMs: 1_000 })),
    { action: { type: "choose" as const, variant: VARIANT_IDS[n % 3]! }, passMs: 20 * MIN },
  ]).flat();
  const { state } = play(steps, start, false);
  expect(state.streak.days).toBeGreaterThanOrEqual(100);
  expect(state.achievements).toContain("month_of_moments");
  expect(state.achievements).toContain("growing_up");
});
