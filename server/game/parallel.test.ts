// Two hundred things of one user at once, from two servers on one database.
import type { RewardsAnswer, StoreAnswer } from "../../shared/contracts/game/rewards.ts";
import { afterAll, describe, expect, test } from "vitest";
import type { Tasks } from "../../shared/contracts/game/task.ts";
import { databaseFixture } from "../testing/test-database.ts";
import { type Answer, coinsOf, createPerson, startGame } from "../testing/game.ts";

const { url } = await databaseFixture();
const servers = [startGame(url), startGame(url)] as const;
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const COUNT = 200;

const atOnce = <T>(path: string, userId: string, bodies: unknown[] = [{}]): Promise<Answer<T>[]> =>
  Promise.all(
    Array.from({ length: COUNT }, (_, at) =>
      servers[at % 2]!.post<T>(path, userId, bodies[at % bodies.length]),
    ),
  );

const codes = (answers: { status: number; body: unknown }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = (body as { error?: { code: string } }).error?.code ?? "ok";
    counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1;
  }
  return counts;
};

/** What the wallet says, which is the sum of its ledger. */
async function balanceOf(userId: string): Promise<number> {
  const { balance, sum } = await coinsOf(servers[0].pool, userId);
  expect(balance).toBe(sum);
  return balance;
}

describe("200 at once, on two servers,", () => {
  test("purchases of one outfit sell it once", async () => {
    const userId = await createPerson(servers[0].pool);
    const answers = await atOnce<StoreAnswer>("/api/store/buy", userId, [{ item: "royal_crown" }]);
    expect(codes(answers)).toEqual({ "200 ok": 1, "409 already_owned": COUNT - 1 });
    // 1,250 - 500 + 50 for Dressed to Impress.
    expect(await balanceOf(userId)).toBe(800);
  });

  test("purchases of everything never spend what is not there", async () => {
    const userId = await createPerson(servers[0].pool);
    await servers[0].pool.query(
      `with taken as (insert into wallet_entries (user_id, source, source_id, amount) values ($1, 'purchase', 'test', -700) returning amount)
       update wallets set balance = balance + (select amount from taken) where user_id = $1`,
      [userId],
    );
    const items = ["royal_crown", "sparkle_collar", "love_bandana"].map((item) => ({ item }));
    const answers = await atOnce<StoreAnswer>("/api/store/buy", userId, items);
    const balance = await balanceOf(userId);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance).toBeLessThan(550 + 50);
    expect(codes(answers)["200 ok"]).toBeGreaterThanOrEqual(1);
  });

  test("pets give their XP and happiness as often as a day allows, and all are counted", async () => {
    const userId = await createPerson(servers[0].pool);
    const answers = await atOnce<RewardsAnswer>("/api/puppy/pet", userId);
    expect(codes(answers)).toEqual({ "200 ok": COUNT });
    const sum = (of: "xp" | "happiness") =>
      answers.reduce((total, { body }) => total + body.rewards[of], 0);
    expect({ xp: sum("xp"), happiness: sum("happiness") }).toEqual({ xp: 20, happiness: 3 });
    const { rows } = await servers[0].pool.query(
      "select (state -> 'totals' ->> 'pets')::integer as pets, happiness_points from game_states where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ pets: COUNT, happiness_points: 3 }]);
    expect(await balanceOf(userId)).toBe(1_250 + 25 + 100);
  });

  test("claims of one task give its reward once", async () => {
    const userId = await createPerson(servers[0].pool);
    const { body } = await servers[0].get<Tasks>("/api/tasks", userId);
    const hard = body.tasks.find(({ difficulty }) => difficulty === "hard")!;
    const answers = await atOnce(`/api/tasks/${hard.id}/claim`, userId);
    expect(codes(answers)).toEqual({ "200 ok": 1, "409 already_claimed": COUNT - 1 });
    expect(await balanceOf(userId)).toBe(1_250 + 30);
  });

  test("everything mixed neither locks up nor loses anything", async () => {
    const userId = await createPerson(servers[0].pool, { plan: "active" });
    const calls: [string, unknown][] = [
      ["/api/puppy/pet", {}],
      ["/api/visit", {}],
      ["/api/puppy/choose", { variant: "hero" }],
      ["/api/store/buy", { item: "love_bandana" }],
      ["/api/store/wear", { outfit: "love_bandana" }],
      ["/api/universe/visit", {}],
      ["/api/puppy/choose", { variant: "baby" }],
    ];
    const answers = await Promise.all(
      Array.from({ length: COUNT }, (_, at) => {
        const [path, body] = calls[at % calls.length]!;
        return servers[at % 2]!.post(path, userId, body);
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await servers[0].pool.query(
      "select (select count(*)::integer from puppies where user_id = $1 and is_active) as active, (state -> 'totals' ->> 'pets')::integer as pets from game_states where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ active: 1, pets: Math.ceil(COUNT / calls.length) }]);
    await balanceOf(userId);
  });

  test("finish although the user is deleted meanwhile", async () => {
    const userId = await createPerson(servers[0].pool);
    const pets = atOnce("/api/puppy/pet", userId);
    await servers[1].pool.query("delete from users where id = $1", [userId]);
    const answers = await pets;
    expect(Object.keys(codes(answers)).toSorted()).toEqual(
      expect.arrayContaining(["401 not_authenticated"]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
