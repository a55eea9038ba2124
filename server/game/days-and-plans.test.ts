// Days, zones, plans and a crisis over real rows: what the rules work out is what Postgres keeps.
import type { Rewards, RewardsAnswer, TasksAnswer } from "../../shared/contracts/game/rewards.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Dashboard } from "../../shared/contracts/dashboard.ts";
import { type Me, VARIANT_IDS } from "../../shared/contracts/me.ts";
import { OUTFIT_IDS } from "../../shared/contracts/game/store.ts";
import { TASK_IDS, type Tasks } from "../../shared/contracts/game/task.ts";
import type { Universe } from "../../shared/contracts/game/universe.ts";
import { userDay } from "../../shared/rules/days.ts";
import type { Action } from "../rules/growing/actions.ts";
import { grow } from "../rules/growing/grow.ts";
import { GENTLE } from "../../shared/rules/game/gentle.ts";
import { isOpen } from "../../shared/rules/game/variants.ts";
import type { AppError } from "../http/errors.ts";
import { act, readGame } from "./service.ts";
import { gameFixture, coinsOf, createPerson } from "../testing/game.ts";

const game = await gameFixture();

const pet = (userId: string) => game.post<RewardsAnswer>("/api/puppy/pet", userId);
const streakOf = async (userId: string) =>
  (await game.get<Dashboard>("/api/dashboard", userId)).body.streak;
const setPlan = (userId: string, plan: string) =>
  game.pool.query("update users set subscription_status = $2 where id = $1", [userId, plan]);

test("a streak survives by freezes, shows them used, breaks without, and is won back by three tasks in 48 hours", async () => {
  const userId = await createPerson(game.pool);
  for (const day of ["01", "02", "03"]) {
    game.setClock(`2026-05-${day}T10:00:00Z`);
    await pet(userId);
  }
  // The 4th is missed.
  game.setClock("2026-05-05T10:00:00Z");
  expect(await streakOf(userId)).toMatchObject({ days: 3, freezes: 1, is_today_counted: false });
  expect((await pet(userId)).body.rewards).toMatchObject({
    freezes_used: 1,
    streak_days: 4,
  });
  expect(await streakOf(userId)).toMatchObject({ days: 4, freezes: 1 });
  const { activity } = (await game.get<Dashboard>("/api/dashboard", userId)).body;
  expect(activity.slice(-2)).toMatchObject([
    { day: "2026-05-04", is_frozen: true, pets: 0 },
    { day: "2026-05-05", is_frozen: false, pets: 1 },
  ]);
  // Two days are one too many.
  game.setClock("2026-05-08T10:00:00Z");
  expect(await streakOf(userId)).toMatchObject({ days: 0, freezes: 0 });
  const claims: TasksAnswer[] = [];
  for (const at of ["2026-05-08T10:00:00Z", "2026-05-09T10:00:00Z", "2026-05-10T09:59:59Z"]) {
    game.setClock(at);
    const { tasks } = (await game.get<Tasks>("/api/tasks", userId)).body;
    claims.push((await game.post<TasksAnswer>(`/api/tasks/${tasks[2]!.id}/claim`, userId)).body);
  }
  // The freeze that is gone has saved nothing.
  expect(claims[0]!.rewards).toMatchObject({ freezes_used: 0, streak_days: 1 });
  const later = (await game.get<Dashboard>("/api/dashboard", userId)).body.activity;
  expect(later.filter(({ is_frozen }) => is_frozen).map(({ day }) => day)).toEqual(["2026-05-04"]);
  expect(claims.map(({ rewards }) => rewards.is_streak_won_back)).toEqual([false, false, true]);
  // Four from before and three since: the prize for seven days, and a freeze.
  expect(claims[2]!.rewards.coins).toContainEqual({
    source: "streak",
    source_id: "2026-05-01:7",
    amount: 100,
  });
  expect(await streakOf(userId)).toMatchObject({ days: 7, freezes: 1, longest: 7, lost: null });
});

describe("a subscription", () => {
  const openIn = async (userId: string) =>
    (await game.get<Universe>("/api/universe", userId)).body.variants.flatMap(
      ({ variant, unlocked }) => (unlocked ? [variant] : []),
    );

  test("opens Hero, Party and Royal at once; when it ends they sleep, the original stands in, and what was earned stays", async () => {
    game.setClock("2026-06-01T12:00:00Z");
    const userId = await createPerson(game.pool);
    expect(await openIn(userId)).toEqual(["original", "baby", "sleepy"]);
    await setPlan(userId, "trial");
    expect(await openIn(userId)).toHaveLength(6);
    const { status } = await game.post("/api/puppy/choose", userId, { variant: "royal" });
    expect(status).toBe(200);
    expect((await pet(userId)).body.rewards).toMatchObject({
      xp: 10,
      puppy: { variant: "royal", xp: 10 },
    });
    await setPlan(userId, "past_due");
    expect((await pet(userId)).body.rewards).toMatchObject({ xp: 5, puppy: { variant: "royal" } });
    await setPlan(userId, "canceled");
    expect(await openIn(userId)).toEqual(["original", "baby", "sleepy"]);
    const { body } = await game.get<Me>("/api/me", userId);
    expect(body.puppy).toMatchObject({ variant: "original", xp: 0 });
    const royal = (await game.get<Universe>("/api/universe", userId)).body.variants[5];
    expect(royal).toMatchObject({
      unlocked: false,
      is_asleep: true,
      is_active: false,
      xp: 15,
      locked_words: "Premium subscribers only",
    });
    expect((await pet(userId)).body.rewards.puppy).toMatchObject({ variant: "original", xp: 5 });
    expect((await game.post("/api/puppy/choose", userId, { variant: "royal" })).status).toBe(403);
    await setPlan(userId, "active");
    const woken = await game.post<RewardsAnswer>("/api/puppy/choose", userId, { variant: "royal" });
    expect(woken.body.rewards).toMatchObject({ unlocks: [], puppy: { variant: "royal", xp: 15 } });
  });

  test("opens the same doors in Postgres as in the rules", async () => {
    const plans = ["none", "trial", "active", "past_due", "unpaid", "canceled"] as const;
    for (const variant of VARIANT_IDS)
      for (const level of [1, 9, 10, 14, 15, 50])
        for (const plan of plans) {
          const { rows } = await game.pool.query("select is_variant_open($1, $2, $3) as open", [
            variant,
            level,
            plan,
          ]);
          expect(rows, `${variant} ${level} ${plan}`).toEqual([
            { open: isOpen(variant, level, plan) },
          ]);
        }
  });
});

test("the user's day is the same in the rules and in Postgres", async () => {
  const zones = [
    "UTC",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Pacific/Apia",
  ];
  const moment = fc.integer({
    min: Date.parse("2024-01-01T00:00Z"),
    max: Date.parse("2030-01-01T00:00Z"),
  });
  await fc.assert(
    fc.asyncProperty(moment, fc.constantFrom(...zones), async (at, zone) => {
      const { rows } = await game.pool.query("select user_day($1, $2)::text as day", [
        new Date(at),
        zone,
      ]);
      expect(rows).toEqual([{ day: userDay(at, zone) }]);
    }),
    { numRuns: 300 },
  );
});

const choice: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>({ type: "pet" }, { type: "visit" }, { type: "visit_universe" }),
  fc.record({ type: fc.constant("choose" as const), variant: fc.constantFrom(...VARIANT_IDS) }),
  fc.record({ type: fc.constant("buy" as const), item: fc.constantFrom(...OUTFIT_IDS) }),
  fc.record({
    type: fc.constantFrom("wear" as const, "take_off" as const),
    outfit: fc.constantFrom(...OUTFIT_IDS),
  }),
  fc.record({
    type: fc.constantFrom("claim" as const, "swap" as const),
    task: fc.constantFrom(...TASK_IDS),
  }),
);

test("stored rows say the same as the rules when they are read again", async () => {
  const life = fc.array(fc.tuple(choice, fc.integer({ min: 0, max: 40 })), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      game.setClock("2026-03-06T12:00:00Z");
      const userId = await createPerson(game.pool, { zone: "America/New_York", plan: "active" });
      const first = await readGame(game.context, userId);
      let { state } = first;
      for (const [action, hours] of steps) {
        const grown = grow(state, action, { ...first.setting, now: game.passHours(hours) });
        const refusal = await act(game.context, userId, action).then(
          () => null,
          (error: unknown) => (error as AppError).code,
        );
        expect(refusal).toBe(grown.refusal);
        if (grown.refusal === null) ({ state } = grown);
        expect((await readGame(game.context, userId)).state).toEqual(state);
      }
      const { balance, sum } = await coinsOf(game.pool, userId);
      expect([balance, sum]).toEqual([state.coins, state.coins]);
    }),
    { numRuns: 20 },
  );
});

const todayOf = async (userId: string) => (await game.get<Tasks>("/api/tasks", userId)).body;
/** The hard task is done by saying so. */
async function claimHard(userId: string): Promise<number> {
  const { tasks } = await todayOf(userId);
  const { id } = tasks.find(({ difficulty }) => difficulty === "hard")!;
  return (await game.post(`/api/tasks/${id}/claim`, userId)).status;
}

test("a clock a year ahead costs no streak, no freeze and no day", async () => {
  const ahead = "2027-03-10T12:00:00Z";
  const userId = await createPerson(game.pool, { createdAt: "2026-03-01T10:00:00Z" });
  for (let day = 1; day <= 11; day += 1) {
    game.setClock(Date.UTC(2026, 2, day, 12));
    await pet(userId);
  }
  expect(await claimHard(userId)).toBe(200);
  game.setClock(ahead);
  await pet(userId);
  expect(await claimHard(userId)).toBe(200);

  game.setClock("2026-03-11T13:00:00Z");
  expect(await streakOf(userId)).toMatchObject({ days: 12, freezes: 2, lost: null });
  expect((await todayOf(userId)).day).toBe("2026-03-11");
  // The row of that day exists from before, and its coins are not given again.
  expect(await claimHard(userId)).toBe(200);
  expect((await pet(userId)).body.rewards.streak_days).toBe(13);
  expect(await claimHard(userId)).toBe(409);
  const { balance, sum } = await coinsOf(game.pool, userId);
  expect(balance).toBe(sum);

  game.setClock("2026-03-12T13:00:00Z");
  expect((await todayOf(userId)).day).toBe("2026-03-12");
  expect((await pet(userId)).body.rewards.streak_days).toBe(14);
  expect(await streakOf(userId)).toMatchObject({ days: 14, freezes: 2, longest: 14 });
  // Rows of that day exist from before as well.
  game.setClock(ahead);
  expect(await claimHard(userId)).toBe(200);
  expect((await pet(userId)).status).toBe(200);
});

test("pets, the store, a task and a visit count in an open crisis, and none makes Luli proud or zoomy", async () => {
  const userId = await createPerson(game.pool);
  // The mood of a sad message ends long before the crisis does.
  const noon = Date.parse("2026-03-10T12:00:00Z");
  const cried = new Date(noon - 2 * 60 * 60 * 1000);
  await game.pool.query("select note_crisis($1, 'self_harm', 'first', $2)", [userId, cried]);
  game.setClock(noon);
  const ask = async (path: string, body = {}) => {
    const answer = await game.post<{ rewards: Rewards }>(path, userId, body);
    expect(answer.status).toBe(200);
    return answer.body.rewards;
  };
  const pets = [];
  for (let n = 0; n < 3; n += 1) pets.push(await ask("/api/puppy/pet"));
  const bought = await ask("/api/store/buy", { item: "love_bandana" });
  const { body } = await game.get<Tasks>("/api/tasks", userId);
  const task = body.tasks.find((each) => each.is_self_confirmed || each.is_claimable)!;
  const claimed = await ask(`/api/tasks/${task.id}/claim`);
  const visited = await ask("/api/visit");
  expect(pets.map(({ xp }) => xp > 0)).toEqual([true, true, true]);
  expect(bought.achievements).toContain("dressed_to_impress");
  expect(claimed.xp).toBe(task.xp);
  expect(visited.coins).toMatchObject([{ source: "visit" }]);
  const all = [...pets, bought, claimed, visited];
  expect(new Set(all.map(({ mood }) => mood))).toEqual(new Set([GENTLE]));
  expect((await game.get<Me>("/api/me", userId)).body.puppy.mood).toBe(GENTLE);
});

const namesOf = async (userId: string) =>
  (await game.get<Universe>("/api/universe", userId)).body.variants.map(({ name }) => name);

test("the universe calls each puppy what its user calls it, and strangers by their own names", async () => {
  const [owner, stranger] = [await createPerson(game.pool), await createPerson(game.pool)];
  await game.pool.query(
    "update puppies set name = 'Biscuit' where user_id = $1 and variant = 'original'",
    [owner],
  );
  expect(await namesOf(owner)).toEqual([
    "Biscuit",
    "Baby Lu",
    "Sleepy Lu",
    "Hero Lu",
    "Party Lu",
    "Royal Lu",
  ]);
  expect((await namesOf(stranger))[0]).toBe("Luli");
});
