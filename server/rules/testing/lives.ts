// Random lives for the tests: steps of actions, spans of time, zones and plans.
import fc from "fast-check";
import { type SubscriptionStatus, VARIANT_IDS } from "../../../shared/contracts/me.ts";
import { OUTFIT_IDS } from "../../../shared/contracts/game/store.ts";
import { TASK_IDS } from "../../../shared/contracts/game/task.ts";
import type { Action } from "../growing/actions.ts";

const ZONES = [
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];
/** Start dates before both clock changes of each hemisphere, and before a new year. */
export const STARTS = [
  "2026-03-06T20:00Z",
  "2026-03-28T00:00Z",
  "2026-10-24T20:00Z",
  "2026-10-31T23:00Z",
  "2026-12-30T23:00Z",
];
const PLANS: SubscriptionStatus[] = ["none", "trial", "active", "past_due", "canceled"];

type Say = { type: "say"; text: number; delayMs: number; isSad: boolean; isNameTold: boolean };
/** Claims one of the day's three tasks, whichever they are. */
type ClaimToday = { type: "claim_today"; at: number };
export type Step = {
  action: Action | Say | ClaimToday;
  passMs: number;
  zone?: string;
  plan?: SubscriptionStatus;
};

export const MIN = 60_000;
export const HOUR = 60 * MIN;
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

export const life = fc.array(step, { maxLength: 60 }).map(rarely);

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
export const streaky = fc.array(chapter, { maxLength: 4 }).map((chapters) => chapters.flat());
