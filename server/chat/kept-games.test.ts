// A game that a server keeps from one message to the next is the one of the database, whatever happened to it in between.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { act, growByMessage, type MessageChange, readGame, seeBegun } from "../game/service.ts";
import type { KeptGame } from "../game/kept-games.ts";
import { chatFixture } from "../testing/chat/chat-fixture.ts";
import { createUser, endOf, hear, post, type TestServer } from "../testing/chat/chat.ts";
import { beginChat, type BegunChat, finishChat } from "./queries.ts";

const chat = await chatFixture();
let now = Date.parse("2026-03-10T12:00:00Z");
const clock = () => new Date(now);
const given = { clock, config: { freeDailyMessages: 100 } };
const [one, other] = await Promise.all([chat.start(given), chat.start(given)]);
const { pool } = one;
const context = { pool, clock };

async function talk(server: TestServer, userId: string, words: string) {
  // The rate goes by the database's clock.
  await pool.query("update usage_counters set recent = '{}' where user_id = $1", [userId]);
  return endOf(await hear(await post(server, userId, words)))?.rewards;
}

/** A day's tasks are one's own, and each puppy has an id. */
const withoutOwn = (rewards: Awaited<ReturnType<typeof talk>>) =>
  rewards && { ...rewards, tasks_done: [], puppy: { ...rewards.puppy, id: "" } };

/** All that a message may change, in the words of the tables. */
async function stored(userId: string) {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select state - 'recentMessages' as state, w.balance,
      (select json_agg(json_build_array(variant, name, mood, level, xp, happiness, cared_at, is_active) order by variant)
        from puppies p where p.user_id = $1) as puppies,
      (select json_agg(to_jsonb(d) - 'user_id' order by day) from activity_days d where d.user_id = $1) as days,
      (select json_agg(achievement order by achievement) from achievements a where a.user_id = $1) as achievements
     from game_states g join wallets w on w.user_id = g.user_id where g.user_id = $1`,
    [userId],
  );
  return rows[0];
}

test("whatever comes between, a talk leaves what it leaves where the game is read at each message", async () => {
  const kept = await createUser(pool, "", "none");
  const read = await createUser(pool, "", "none");
  const both = (text: string, values: unknown[] = []) =>
    Promise.all([kept, read].map((userId) => pool.query(text, [userId, ...values])));
  const each = (work: (userId: string) => Promise<unknown>) => Promise.all([kept, read].map(work));
  await both("update puppies set cared_at = $2 where user_id = $1", [clock()]);
  const between: (() => Promise<unknown>)[] = [
    () => each((userId) => act(context, userId, { type: "pet" })),
    () => both("update users set time_zone = $2 where id = $1", ["Pacific/Auckland"]),
    () => both("update users set subscription_status = 'active' where id = $1"),
    () => each((userId) => act(context, userId, { type: "choose", variant: "baby" })),
    () => both("update puppies set name = 'Momo' where user_id = $1 and is_active"),
    () => both("update users set name = 'Nora' where id = $1"),
    () => both("update users set subscription_status = 'none' where id = $1"),
    () => both("update users set time_zone = $2 where id = $1", ["America/Lima"]),
    () => each((userId) => act(context, userId, { type: "buy", item: "love_bandana" })),
    async () => (now += 26 * 3_600_000),
    () =>
      both(
        "update game_states set state = jsonb_set(state, '{totals,pets}', '9') where user_id = $1",
      ),
    () => both("select note_crisis($1, 'abuse', 'first', $2)", [clock()]),
    () => each((userId) => act(context, userId, { type: "choose", variant: "original" })),
  ];
  for (const [n, change] of between.entries()) {
    for (const server of [one, one, n % 3 ? one : other]) {
      now += 200_000;
      const words = `How was day ${n} for you, ${now}?`;
      // The twin's is never the one that was kept.
      await pool.query("update game_states set version = new_version() where user_id = $1", [read]);
      const [told, expected] = [await talk(server, kept, words), await talk(server, read, words)];
      expect(withoutOwn(told)).toEqual(withoutOwn(expected));
      expect(await stored(kept)).toEqual(await stored(read));
    }
    await change();
  }
  expect(await stored(kept)).toMatchObject({ state: { totals: { messages: 39, pets: 9 } } });
});

test("a database that was led back to an older state has its own counted on, not the one that was kept", async () => {
  const userId = await createUser(pool);
  await talk(one, userId, "The first thing");
  const saved = await pool.query<{ version: string; state: unknown }>(
    "select version, state from game_states where user_id = $1",
    [userId],
  );
  await talk(one, userId, "The second thing");
  const { version, state } = saved.rows[0]!;
  const back = "update game_states set version = $2, state = $3 where user_id = $1";
  await pool.query(back, [userId, version, JSON.stringify(state)]);
  await act(context, userId, { type: "pet" });
  await talk(one, userId, "The third thing");
  expect(await stored(userId)).toMatchObject({ state: { totals: { messages: 2, pets: 1 } } });
});

test("a leaving user is not answered from a kept game", async () => {
  const userId = await createUser(pool);
  await talk(one, userId, "Hello");
  await pool.query("update users set deletion_requested_at = now() where id = $1", [userId]);
  expect((await post(one, userId, "Hello again")).status).toBe(401);
});

const begin = async (userId: string, version: number | null): Promise<BegunChat> => {
  const quota = { serverNo: 1, freeDaily: 100, premiumDaily: 100 };
  const said = { userId, chatId: randomUUID(), message: randomUUID() };
  return beginChat(pool, { ...said, ...quota, now: clock(), version });
};

async function finish(userId: string, chatId: string, begun: BegunChat, grown: MessageChange) {
  const { attempt } = begun;
  const end = {
    userId,
    chatId,
    attempt,
    status: "done",
    response: "Woof",
    userName: null,
  } as const;
  return (await finishChat(pool, { ...end, now: clock() }, clock(), grown)).outcome;
}

const grow = (userId: string, begun: BegunChat, kept: KeptGame | null) =>
  growByMessage(seeBegun(userId, begun, kept, clock()), {
    variant: begun.variant,
    sentAt: clock().getTime(),
    hash: randomUUID(),
    isQuestion: false,
    isSad: false,
    isNameTold: false,
  });

test("a game is handed out where its version is not the known one", async () => {
  const userId = await createUser(pool);
  const { version } = await readGame(context, userId);
  expect((await begin(userId, null)).game).toMatchObject({ version });
  expect((await begin(userId, version)).game).toBeNull();
  expect((await begin(userId, version + 1)).game).toMatchObject({ version });
  await act(context, userId, { type: "pet" });
  expect((await begin(userId, version)).game).not.toBeNull();
});

test("of an end that was stored by the try before, the second try's game is not taken for it", async () => {
  const userId = await createUser(pool);
  const chatId = randomUUID();
  const said = { userId, chatId, message: "Hello", serverNo: 1, freeDaily: 9, premiumDaily: 9 };
  const begun = await beginChat(pool, { ...said, now: clock() });
  const [first, second] = [grow(userId, begun, null), grow(userId, begun, null)];
  expect(await finish(userId, chatId, begun, first)).toBe("ended");
  expect(await finish(userId, chatId, begun, second)).toBe("repeated");
  expect(second.change.version).not.toBe(first.change.version);
  expect((await begin(userId, second.change.version)).game).not.toBeNull();
});
