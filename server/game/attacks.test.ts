// Forbidden game actions of a stranger and an owner, and those that the database refuses.
import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../shared/contracts/error.ts";
import type { Me } from "../../shared/contracts/me.ts";
import type { Store } from "../../shared/contracts/game/store.ts";
import type { Tasks } from "../../shared/contracts/game/task.ts";
import type { WalletPage } from "../../shared/contracts/game/wallet.ts";
import { gameFixture, coinsOf, createPerson } from "../testing/game.ts";

const game = await gameFixture();
let owner: string;
beforeAll(async () => {
  owner = await createPerson(game.pool);
});

describe("a stranger", () => {
  test("cannot wear an outfit that another bought, and the owner can", async () => {
    const buyer = await createPerson(game.pool);
    await game.post("/api/store/buy", buyer, { item: "royal_crown" });
    const other = await createPerson(game.pool);
    const worn = await game.post<ErrorBody>("/api/store/wear", other, { outfit: "royal_crown" });
    expect([worn.status, worn.body.error.code]).toEqual([409, "not_owned"]);
    await game.post("/api/store/wear", buyer, { outfit: "royal_crown" });
    expect((await game.get<Me>("/api/me", buyer)).body.worn).toEqual(["royal_crown"]);
    expect((await game.get<Me>("/api/me", other)).body.worn).toEqual([]);
  });

  test("cannot read on in another person's history", async () => {
    const buyer = await createPerson(game.pool);
    await game.post("/api/store/buy", buyer, { item: "royal_crown" });
    const before = encodeURIComponent("purchase/royal_crown");
    expect((await game.get(`/api/wallet?before=${before}`, owner)).status).toBe(400);
    const { status, body } = await game.get<WalletPage>(`/api/wallet?before=${before}`, buyer);
    expect(status).toBe(200);
    expect(body.entries.every(({ id }) => id !== "purchase/royal_crown")).toBe(true);
  });
});

describe("an owner", () => {
  test.each([
    ["/api/store/buy", {}, "item"],
    ["/api/store/buy", { item: "golden_bone" }, "item"],
    ["/api/store/buy", { item: "royal_crown\u0000" }, "item"],
    ["/api/store/wear", { outfit: "streak_freeze" }, "outfit"],
    ["/api/store/take-off", { outfit: null }, "outfit"],
    ["/api/puppy/choose", { variant: "constructor" }, "variant"],
    ["/api/puppy/choose", { variant: 1e308 }, "variant"],
    ["/api/tasks/swap", { task: "x".repeat(50) }, "task"],
  ])("is told what is wrong with %s %j", async (path, body, field) => {
    const answer = await game.post<ErrorBody>(path, owner, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.field).toBe(field);
  });

  test.each([
    "golden_bone",
    "__proto__",
    "-1",
    "say_hi%00",
    "99999999999999999999",
    "say_hi'%20or%201=1",
  ])("finds no task by the name of %s", async (id) => {
    expect((await game.post(`/api/tasks/${id}/claim`, owner, {})).status).toBe(404);
  });

  test.each(["nothing", "gift/closing", "/", "", "%00", "gift%2Fopening%00", "x".repeat(200)])(
    "reads on in the ledger after no entry %s",
    async (before) => {
      expect((await game.get(`/api/wallet?before=${before}`, owner)).status).toBe(400);
    },
  );

  test("cannot choose a locked puppy, or claim a task that is not today's", async () => {
    const person = await createPerson(game.pool);
    const code = async (path: string, body: unknown) => {
      const answer = await game.post<ErrorBody>(path, person, body);
      return `${answer.status} ${answer.body.error.code}`;
    };
    expect(await code("/api/puppy/choose", { variant: "hero" })).toBe("403 variant_locked");
    expect(await code("/api/store/buy", { item: "round_glasses" })).toBe("403 outfit_locked");
    const { tasks } = (await game.get<Tasks>("/api/tasks", person)).body;
    const notToday = ["walk_ten_minutes", "tidy_one_thing"].find(
      (id) => !tasks.some((task) => task.id === id),
    );
    expect(await code(`/api/tasks/${notToday}/claim`, {})).toBe("409 not_todays_task");
    expect(await code(`/api/tasks/${tasks[0]!.id}/claim`, {})).toBe("409 task_not_done");
    await game.post("/api/store/buy", person, { item: "royal_crown" });
    await game.post("/api/store/buy", person, { item: "sparkle_collar" });
    await game.post("/api/store/buy", person, { item: "love_bandana" });
    const { coins } = (await game.get<Store>("/api/store", person)).body;
    // 1,250 - 1,050 + 50 + 150: enough for two freezes, but there is no room.
    expect(coins).toBe(400);
    expect(await code("/api/store/buy", { item: "streak_freeze" })).toBe("409 freezes_full");
    await game.pool.query(
      `with gone as (insert into wallet_entries values ($1, 'purchase', 'test', -400) returning amount)
       update wallets set balance = balance - 400 where user_id = $1`,
      [person],
    );
    await game.pool.query(
      "update game_states set state = jsonb_set(state, '{streak,freezes}', '0') where user_id = $1",
      [person],
    );
    expect(await code("/api/store/buy", { item: "streak_freeze" })).toBe("409 not_enough_coins");
  });

  test("gets nothing twice by asking again: purchase, claim, visit, wearing, choosing", async () => {
    const person = await createPerson(game.pool);
    const { tasks } = (await game.get<Tasks>("/api/tasks", person)).body;
    const calls: [string, unknown][] = [
      ["/api/store/buy", { item: "royal_crown" }],
      [`/api/tasks/${tasks[2]!.id}/claim`, {}],
      ["/api/visit", {}],
      ["/api/store/wear", { outfit: "royal_crown" }],
      ["/api/puppy/choose", { variant: "sleepy" }],
    ];
    for (const [path, body] of calls)
      expect((await game.post(path, person, body)).status).toBe(200);
    const before = await coinsOf(game.pool, person);
    for (const [path, body] of calls) await game.post(path, person, body);
    expect(await coinsOf(game.pool, person)).toEqual(before);
    expect(before.balance).toBe(before.sum);
  });
});

test.each([
  "update wallets set balance = -1 where user_id = $1",
  "update wallet_entries set amount = 100000 where user_id = $1",
  "delete from wallet_entries where user_id = $1",
  "insert into wallet_entries (user_id, source, source_id, amount) values ($1, 'gift', 'opening', 5)",
  "insert into wallet_entries (user_id, source, source_id, amount) values ($1, 'gift', 'none', 0)",
  "update puppies set is_active = true where user_id = $1",
  "update game_states set state = '{}' where user_id = $1",
  "update game_states set state = state #- '{streak,days}' where user_id = $1",
  "insert into outfits values ($1, 'sparkle_collar', 'neck', true, now()), ($1, 'love_bandana', 'neck', true, now())",
])("the database itself refuses %s", async (sql) => {
  await expect(game.pool.query(sql, [owner])).rejects.toThrow(/violates|append-only/);
});
