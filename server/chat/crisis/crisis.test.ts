// A cry for help is answered always, with the vetted words, and it counts for nothing.
import pg from "pg";
import { expect, test } from "vitest";
import {
  createUser,
  hear,
  type StreamedReply,
  listChats,
  messagesCounted,
  post,
  spendDay,
  storedChats,
  type TestServer,
  until,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import type { StoredState } from "../../rules/stored.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

const CRY = "I want to kill myself";

const chat = await chatFixture();
const server = await chat.start();

const FIRST = /safe right now\?.*emergency number.*findahelpline\.com.*an AI/s;
const AGAIN = /^Then please call the emergency number.*an AI.*findahelpline\.com/s;

async function expectHelp(response: Response, words: RegExp): Promise<StreamedReply> {
  expect(response.status).toBe(200);
  const heard = await hear(response);
  expect(heard.text).toMatch(words);
  expect(heard.luli).toMatchObject([
    { type: "start", help: "card", digital_source_type: null },
    { type: "end", status: "done", messages_left: null, rewards: null },
  ]);
  expect(heard.isDone).toBe(true);
  return heard;
}

const cry = async (to: TestServer, userId: string, key?: string, words = FIRST) =>
  expectHelp(await post(to, userId, CRY, { key }), words);

test("a cry for help is answered by vetted words and stored, and the model is not asked", async () => {
  const userId = await createUser(server.pool);
  await hear(await post(server, userId, "hello"));
  const before = chat.sandbox.stats().requests;
  const { text } = await cry(server, userId);
  expect(await storedChats(server.pool, userId)).toMatchObject([
    { message: "hello" },
    { status: "done", response: text, message: CRY },
  ]);
  expect(chat.sandbox.stats().requests).toBe(before);
  // Help stands beside it again after a reload, and stood beside nothing before.
  const { body } = await listChats(server, userId);
  expect(body.chats.map(({ help }) => help)).toEqual(["card", null]);
});

test("the answer names the helpline of the account's zone, or of the browser's region", async () => {
  const say = async (zone: string, acceptLanguage: string) => {
    const userId = await createUser(server.pool);
    await server.pool.query("update users set time_zone = $2 where id = $1", [userId, zone]);
    return (await hear(await post(server, userId, CRY, { acceptLanguage }))).text;
  };
  expect(await say("UTC", "en-GB,en;q=0.9")).toMatch(/call 999 now.*Samaritans, 116 123/s);
  expect(await say("America/Chicago", "en-GB,en;q=0.9")).toMatch(/call 911 now.*988/s);
  expect(await say("Asia/Bangkok", "en-US,en;q=0.9")).toMatch(/emergency number of your country/);
});

test("under the same key it is answered again as the first time and stored once, also at once", async () => {
  const userId = await createUser(server.pool);
  const key = crypto.randomUUID();
  const first = await cry(server, userId, key);
  expect(await cry(server, userId, key)).toEqual(first);
  const other = crypto.randomUUID();
  const again = () => cry(server, userId, other, AGAIN);
  const [a, b] = await Promise.all([again(), again()]);
  expect(a).toEqual(b);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ attempt: 1 }, { attempt: 1 }]);
});

test("an answered cry is counted once, by day, kind, language and layer", async () => {
  const own = await createTestDatabase();
  const counting = await chat.start({ databaseUrl: own.url });
  const userId = await createUser(counting.pool);
  const key = crypto.randomUUID();
  await cry(counting, userId, key);
  await cry(counting, userId, key);
  await cry(counting, userId, crypto.randomUUID(), AGAIN);
  await counting.chat.stop();
  const { rows } = await counting.pool.query("select * from safety_counts");
  expect(rows).toEqual([
    expect.objectContaining({ kind: "self_harm", language: "en-US", layer: "words", count: 2 }),
  ]);
  await counting.stop();
  await own.drop();
});

test("under the key of another message it is answered, and the other message stays", async () => {
  const userId = await createUser(server.pool);
  const key = crypto.randomUUID();
  await hear(await post(server, userId, "hello", { key }));
  await cry(server, userId, key);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ message: "hello" }]);
});

test("after the day's last message it is answered and costs none", async () => {
  const userId = await createUser(server.pool, "", "none");
  await spendDay(server.pool, userId);
  expect((await post(server, userId, "hello")).status).toBe(402);
  await cry(server, userId);
  expect(await messagesCounted(server.pool, userId)).toBe(20);
  expect(await storedChats(server.pool, userId)).toMatchObject([{ message: CRY }]);
});

test("as the eleventh message of half a minute it is answered", async () => {
  const userId = await createUser(server.pool);
  const ten = Array.from({ length: 10 }, (_, n) => post(server, userId, `message ${n}`));
  for (const response of await Promise.all(ten)) await hear(response);
  expect((await post(server, userId, "hello")).status).toBe(429);
  await cry(server, userId);
  expect(await messagesCounted(server.pool, userId)).toBe(10);
});

test("a stopping server answers and stores a cry for help", async () => {
  const stopping = await chat.start();
  const userId = await createUser(stopping.pool);
  await stopping.chat.drain(0);
  expect((await post(stopping, userId, "hello")).status).toBe(503);
  await cry(stopping, userId);
  expect(await storedChats(stopping.pool, userId)).toMatchObject([{ message: CRY }]);
});

test("a cry for help is answered without a database", async () => {
  const lost = await createTestDatabase();
  const lonely = await chat.start({ databaseUrl: lost.url });
  const userId = await createUser(lonely.pool);
  await lost.drop();
  expect((await post(lonely, userId, "hello")).status).toBe(500);
  await cry(lonely, userId);
});

test("a slow database does not delay the answer, and stores it later", async () => {
  const slow = await chat.start({ limits: { crisisMs: 20 } });
  const userId = await createUser(slow.pool);
  const holder = new pg.Client({ connectionString: chat.databaseUrl });
  await holder.connect();
  await holder.query("begin; lock table chats in access exclusive mode");
  await cry(slow, userId);
  await holder.query("rollback");
  await until(async () => (await storedChats(slow.pool, userId)).length === 1);
  expect(await storedChats(slow.pool, userId)).toMatchObject([{ message: CRY, status: "done" }]);
  await holder.end();
});

test("a cry for help earns and celebrates nothing; Luli is gentle afterwards", async () => {
  const userId = await createUser(server.pool);
  const game = async () => {
    const { rows } = await server.pool.query<{ game: { version: number; state: StoredState } }>(
      "select game_of($1) as game",
      [userId],
    );
    const { version, state, ...rest } = rows[0]!.game;
    const { sadAt, crisis, ...earned } = state;
    return { sadAt, crisis, version, earned, rest };
  };
  const before = await game();
  await cry(server, userId);
  const after = await game();
  expect([after.earned, after.rest]).toEqual([before.earned, before.rest]);
  expect([before.sadAt, typeof after.sadAt]).toEqual([null, "number"]);
  expect([before.crisis, after.crisis]).toMatchObject([null, { kind: "self_harm" }]);
});

test("a flood of cries is answered without end, but not stored without end", async () => {
  const small = await chat.start({ config: { premiumDailyMessages: 1 } });
  const userId = await createUser(small.pool);
  await cry(small, userId);
  for (let n = 0; n < 3; n += 1) await cry(small, userId, crypto.randomUUID(), AGAIN);
  expect(await storedChats(small.pool, userId)).toHaveLength(2);
});
