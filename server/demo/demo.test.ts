import type { RewardsAnswer } from "../../shared/contracts/game/rewards.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Achievements } from "../../shared/contracts/game/achievement.ts";
import type { Dashboard } from "../../shared/contracts/dashboard.ts";
import type { Me } from "../../shared/contracts/me.ts";
import type { Universe } from "../../shared/contracts/game/universe.ts";
import type { WalletPage } from "../../shared/contracts/game/wallet.ts";
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from "../../shared/rules/game/achievements.ts";
import { gameFixture, coinsOf, createPerson } from "../testing/game.ts";
import { DEMO_CREATED_AT, giveDemoPast } from "./service.ts";

const game = await gameFixture();
let demo: string;
beforeAll(async () => {
  game.setClock("2026-11-21T12:00:00Z");
  demo = await createPerson(game.pool, { createdAt: DEMO_CREATED_AT });
  await game.context.database
    .transaction()
    .execute((transaction) => giveDemoPast(transaction, demo, game.context.clock(), "UTC"));
});

describe("the demo account", () => {
  test("shows the specification's sample numbers", async () => {
    const { body: me } = await game.get<Me>("/api/me", demo);
    expect(me).toMatchObject({
      user: { created_at: "2025-01-15T09:00:00.000Z" },
      puppy: { variant: "original", level: 5, xp: 450, max_xp: 600 },
      coins: 1_250,
    });
    const { body: universe } = await game.get<Universe>("/api/universe", demo);
    expect(universe).toMatchObject({ unlocked: 3, total: 6, total_xp: 1995 });
    expect(universe.variants).toMatchObject([
      { level: 5, xp: 450, max_xp: 600, unlocked: true },
      { level: 3, xp: 180, max_xp: 300, unlocked: true },
      { level: 1, xp: 45, max_xp: 100, unlocked: true },
      { unlocked: false, locked_words: "Unlock at Level 10" },
      { unlocked: false, locked_words: "Unlock at Level 15" },
      { unlocked: false, locked_words: "Premium subscribers only" },
    ]);
    const { body: dashboard } = await game.get<Dashboard>("/api/dashboard", demo);
    expect(dashboard).toMatchObject({
      conversations: 127,
      happiness_points: 8_450,
      achievements: { unlocked: 12, total: ACHIEVEMENT_IDS.length },
      streak: { days: 6, longest: 31, freezes: 2, is_today_counted: true, lost: null },
    });
  });

  test("keeps its ledger, activity and game state consistent", async () => {
    expect(await coinsOf(game.pool, demo)).toEqual({ balance: 1_250, sum: 1_250 });
    const { rows } = await game.pool.query(
      `select sum(messages)::integer as messages, sum(pets)::integer as pets, sum(tasks)::integer as tasks,
         sum(happiness)::integer as happiness, count(*)::integer as visits,
         (select count(*)::integer from wallet_entries where user_id = $1 and source = 'visit') as paid_visits,
         (select count(*)::integer from task_claims where user_id = $1) as claims,
         (select (state -> 'totals' ->> 'pets')::integer from game_states where user_id = $1) as all_pets, max(day)::text as last_day
       from activity_days where user_id = $1`,
      [demo],
    );
    expect(rows).toEqual([
      {
        messages: 127,
        pets: 2_480,
        tasks: 14,
        happiness: 8_450,
        visits: 90,
        paid_visits: 90,
        claims: 14,
        all_pets: 2_480,
        last_day: "2026-11-21",
      },
    ]);
    const { body } = await game.get<Achievements>("/api/achievements", demo);
    for (const { id, unlocked_at, progress, target } of body.achievements) {
      expect(progress >= target, id).toBe(unlocked_at !== null);
      expect(target).toBe(ACHIEVEMENTS[id].target);
    }
  });

  test("lived its days where its owner lives", async () => {
    const zone = "Pacific/Auckland";
    game.setClock("2026-11-20T19:00:00Z");
    const userId = await createPerson(game.pool, { createdAt: DEMO_CREATED_AT });
    await game.context.database
      .transaction()
      .execute((transaction) => giveDemoPast(transaction, userId, game.context.clock(), zone));
    game.setClock("2026-11-21T12:00:00Z");
    const { rows } = await game.pool.query(
      `select counted_on::text as day, user_day(created_at, $2)::text as lived from chats where user_id = $1
       union all select day::text, user_day(claimed_at, $2)::text from task_claims where user_id = $1`,
      [userId, zone],
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ day, lived }) => day !== lived)).toEqual([]);
  });

  test("contains three memories with the messages that told them, and a page of the diary", async () => {
    const { rows } = await game.pool.query(
      `select words, c.message from memories m join chats c on (c.user_id, c.id) = (m.user_id, m.chat_id)
       where m.user_id = $1 and m.expires_at is null order by words`,
      [demo],
    );
    expect(rows).toEqual([
      { words: "I like to bake bread", message: "I baked bread." },
      { words: "I'm learning the ukulele", message: "I'm learning the ukulele." },
      { words: "my sister is called Anna", message: "My sister Anna called." },
    ]);
    const diary = await game.pool.query("select day::text from diary_entries where user_id = $1", [
      demo,
    ]);
    expect(diary.rows).toEqual([{ day: "2026-11-20" }]);
  });

  test("reads its ledger to the gift at the beginning, each entry once", async () => {
    const ids: string[] = [];
    let oldest: WalletPage["entries"][number] | undefined;
    let next: string | null = "";
    while (next !== null) {
      const query: string = next === "" ? "" : `?before=${encodeURIComponent(next)}`;
      const { body }: { body: WalletPage } = await game.get(`/api/wallet${query}`, demo);
      ids.push(...body.entries.map(({ id }) => id));
      oldest = body.entries.at(-1);
      ({ next } = body);
    }
    expect(oldest).toMatchObject({
      source: "gift",
      amount: 1_250,
      created_at: "2025-01-15T09:00:00.000Z",
    });
    const { rows } = await game.pool.query(
      "select count(*)::integer as count from wallet_entries where user_id = $1",
      [demo],
    );
    expect(rows).toEqual([{ count: ids.length }]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("keeps its numbers at the day's first look", async () => {
    const { body } = await game.post<RewardsAnswer>("/api/visit", demo);
    expect(body.rewards).toMatchObject({ xp: 0, coins: [], happiness: 0, balance: 1_250 });
  });

  test("grows on like any other: nothing old is rewarded again", async () => {
    const { body } = await game.post<RewardsAnswer>("/api/puppy/pet", demo);
    expect(body.rewards).toMatchObject({ xp: 5, coins: [], achievements: [], happiness: 3 });
    const { body: dashboard } = await game.get<Dashboard>("/api/dashboard", demo);
    expect(dashboard.streak).toMatchObject({ days: 6, freezes: 2, is_today_counted: true });
  });
});
