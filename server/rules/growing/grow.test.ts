import fc from "fast-check";
import { expect, test } from "vitest";
import { VARIANT_IDS } from "../../../shared/contracts/me.ts";
import { TASK_IDS } from "../../../shared/contracts/game/task.ts";
import { maxXp } from "../../../shared/rules/game/levels.ts";
import { chooseTasks } from "../../../shared/rules/game/tasks.ts";
import { streakOn } from "../../../shared/rules/game/streak.ts";
import { settle } from "./settle.ts";
import type { Action } from "./actions.ts";
import { grow } from "./grow.ts";
import { HOUR, life, MIN, STARTS, type Step, streaky } from "../testing/lives.ts";
import { PlainModel } from "../testing/plain-model.ts";
import { plainMood } from "../testing/plain-mood.ts";
import { type GameState, newGame, type Setting } from "../state.ts";
import { activeVariant, viewPuppies, viewPuppy } from "../view.ts";

const USER = "8c5e0f1e-6a5b-4a0e-9d57-2f1a5f0c9b11";
function toAction(given: Step["action"], state: GameState, setting: Setting): Action {
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
function seen(before: GameState, ledger: Map<string, number>, setting: Setting) {
  const { state, today } = settle(before, setting);
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
  const { at } = model.when(setting);
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
    mood: plainMood(model, active, setting),
    coins: model.coins,
    ledger: Object.fromEntries(model.ledger),
    points: model.points,
    streak: { ...model.streakAt(setting), longest: model.streak.longest },
    achieved: [...model.achieved].toSorted() as GameState["achievements"],
    owned: [...model.owned].toSorted() as ReturnType<typeof seen>["owned"],
    worn: [...model.worn.values()].toSorted() as ReturnType<typeof seen>["worn"],
  };
}

function expectWithinBounds(state: GameState, ledger: Map<string, number>): void {
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

function expectSameView(
  state: GameState,
  ledger: Map<string, number>,
  model: PlainModel,
  setting: Setting,
): void {
  expect(seen(state, ledger, setting)).toEqual(expected(model, setting));
}

function expectSameLife(steps: Step[], start: number, every: number) {
  let state = newGame(USER, start);
  let wonBack = 0;
  let setting: Setting = { now: start, zone: "UTC", plan: "none" };
  const model = new PlainModel(USER, start);
  const ledger = new Map([["gift/opening", 1_250]]);
  for (const [at, { action: given, passMs, zone, plan }] of steps.entries()) {
    setting = {
      now: setting.now + passMs,
      zone: zone ?? setting.zone,
      plan: plan ?? setting.plan,
    };
    if (at % every === 0) expectSameView(state, ledger, model, setting);
    const next = toAction(given, state, setting);
    const grown = grow(state, next, setting);
    expect(model.step(next, setting)).toBe(grown.refusal);
    if (grown.refusal !== null) continue;
    ({ state } = grown);
    if (grown.changes.is_streak_won_back) wonBack += 1;
    for (const { source, source_id, amount } of grown.changes.coins) {
      expect(ledger.has(`${source}/${source_id}`)).toBe(false);
      ledger.set(`${source}/${source_id}`, amount);
    }
    expectWithinBounds(state, ledger);
    if (at % every === 0) expectSameView(state, ledger, model, setting);
  }
  return { state, wonBack };
}

test("random lives are the same by the rules and by a plain reading of product.md", () => {
  const lives = fc.tuple(fc.constantFrom(...STARTS), life);
  const live = ([start, steps]: [string, Step[]]) =>
    void expectSameLife(steps, Date.parse(start), 1);
  fc.assert(fc.property(lives, live), { numRuns: 150 });
});

test("streaks grow, freeze, break and come back the same by both", () => {
  let wonBack = 0;
  const live = (steps: Step[]) => {
    wonBack += expectSameLife(steps, Date.parse(STARTS[0]!), 1).wonBack;
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
  const { state } = expectSameLife(steps, start, 97);
  expect(state.streak.days).toBeGreaterThanOrEqual(100);
  expect(state.achievements).toContain("month_of_moments");
  expect(state.achievements).toContain("growing_up");
});
