// A reply belongs to its message, not to a connection: joined, replayed, stopped, counted exactly.
import { describe, expect, onTestFinished, test } from "vitest";
import { SCENARIO_REPLY } from "../../../sandbox/model/scenarios.ts";
import { GATED_REPLY } from "../../testing/chat/gated-model.ts";
import {
  createUser,
  firstWords,
  hear,
  type StreamedReply,
  messagesCounted,
  newKey,
  post,
  stop,
  storedChats,
  until,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { openProxy } from "../../testing/processes/network.ts";

const chat = await chatFixture();
const [plain, gated, endless] = await Promise.all([
  chat.start(),
  chat.startGated(),
  chat.start({ model: "scenario:long" }),
]);

/** The rewards are told once. */
const replayed = (heard: StreamedReply): StreamedReply => ({
  ...heard,
  luli: heard.luli.map((chunk) => (chunk.type === "end" ? { ...chunk, rewards: null } : chunk)),
});

describe("the same key", () => {
  test("twice at once is one generation, one row, one message counted, and both hear all of it", async () => {
    const userId = await createUser(gated.pool);
    const same = { key: newKey() };
    const before = chat.gated.asked();
    const replies = [1, 2, 3].map(async () => hear(await post(gated, userId, "hello", same)));
    await chat.gated.nextAsked();
    chat.gated.speak();
    for (const { text, isDone } of await Promise.all(replies))
      expect({ text, isDone }).toEqual({ text: GATED_REPLY, isDone: true });
    expect(chat.gated.asked() - before).toBe(1);
    expect(await storedChats(gated.pool, userId)).toHaveLength(1);
    expect(await messagesCounted(gated.pool, userId)).toBe(1);
  });

  test("later replays the stored reply without asking the model, under the id and time of the first", async () => {
    const userId = await createUser(plain.pool);
    const same = { key: "my-own-key!" };
    const first = await hear(await post(plain, userId, "hello", same));
    const before = chat.sandbox.stats().requests;
    const response = await post(plain, userId, "hello", same);
    const second = await hear(response);
    expect(second).toEqual(replayed(first));
    expect(response.headers.get("x-chat-id")).toBe(first.luli[0]!.chat_id);
    expect(chat.sandbox.stats().requests).toBe(before);
    expect(await messagesCounted(plain.pool, userId)).toBe(1);
  });

  test("the key with another message is refused, running or done", async () => {
    const userId = await createUser(gated.pool);
    const same = { key: newKey() };
    const reply = post(gated, userId, "hello", same);
    await chat.gated.nextAsked();
    expect((await post(gated, userId, "other", same)).status).toBe(409);
    chat.gated.speak();
    await hear(await reply);
    expect((await post(gated, userId, "other", same)).status).toBe(409);
  });

  test("a UUID key is the chat's id", async () => {
    const userId = await createUser(plain.pool);
    const id = newKey();
    const response = await post(plain, userId, "hello", { key: id.toUpperCase() });
    expect(response.headers.get("x-chat-id")).toBe(id);
    await response.text();
  });
});

test("a subscriber that leaves early loses nothing: the reply is stored, and heard under the same key", async () => {
  const userId = await createUser(gated.pool);
  const same = { key: newKey() };
  const leaving = new AbortController();
  const { signal } = leaving;
  const reply = post(gated, userId, "hello", { ...same, signal });
  await chat.gated.nextAsked();
  leaving.abort();
  await expect(reply).rejects.toThrow("aborted");
  chat.gated.speak();
  await until(async () => (await storedChats(gated.pool, userId))[0]?.status === "done");
  expect((await hear(await post(gated, userId, "hello", same))).text).toBe(GATED_REPLY);
});

describe("stop", () => {
  test("keeps what was said, ends the stream, and lets the model go within a second", async () => {
    const userId = await createUser(endless.pool);
    const id = newKey();
    const client = await firstWords(await post(endless, userId, "hello", { key: id }));
    const begun = performance.now();
    const stopped = await stop(endless, userId, id);
    expect(performance.now() - begun).toBeLessThan(1_000);
    const heard = await client.rest();
    expect(stopped).toEqual({ status: 200, body: { status: "stopped", response: heard.text } });
    expect(heard.luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
    expect(heard.isDone).toBe(true);
    expect(await storedChats(endless.pool, userId)).toMatchObject([
      { status: "stopped", response: heard.text },
    ]);
    expect(await stop(endless, userId, id)).toEqual(stopped);
    expect(await messagesCounted(endless.pool, userId)).toBe(1);
  });

  test("after the end answers how it ended", async () => {
    const userId = await createUser(plain.pool);
    const id = newKey();
    await hear(await post(plain, userId, "hello", { key: id }));
    expect((await stop(plain, userId, id)).body).toEqual({
      status: "done",
      response: SCENARIO_REPLY,
    });
  });
});

test("a message that fails before its generation is given back, and its key works later", async () => {
  const userId = await createUser(plain.pool);
  const same = { key: newKey() };
  const setQuestions = (value: unknown) =>
    plain.pool.query(
      "update game_states set state = jsonb_set(state, '{day,questions}', $2) where user_id = $1",
      [userId, JSON.stringify(value)],
    );
  await setQuestions("none");
  expect((await post(plain, userId, "hello", same)).status).toBe(500);
  await until(async () => (await storedChats(plain.pool, userId))[0]?.status === "failed");
  expect(await messagesCounted(plain.pool, userId)).toBe(0);
  await setQuestions(0);
  expect((await hear(await post(plain, userId, "hello", same))).text).toBe(SCENARIO_REPLY);
  expect(await messagesCounted(plain.pool, userId)).toBe(1);
});

test("a message whose acceptance got lost is given back, though it is not asked for again", async () => {
  const network = await openProxy(chat.databaseUrl);
  onTestFinished(() => network.close());
  const server = await chat.start({ databaseUrl: network.url, limits: { lostLookMs: 20 } });
  const userId = await createUser(plain.pool);
  const holder = await plain.pool.connect();
  await holder.query("begin");
  await holder.query("select from usage_counters where user_id = $1 for update", [userId]);
  const reply = post(server, userId, "hello");
  await until(async () => {
    const { rows } = await plain.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%begin_message%'",
    );
    return rows.length > 0;
  });
  network.swallow();
  await holder.query("commit");
  holder.release();
  await until(async () => (await storedChats(plain.pool, userId))[0]?.status === "running");
  network.cut();
  network.mend();
  expect((await reply).status).toBe(503);
  await until(async () => (await storedChats(plain.pool, userId))[0]?.status === "failed");
  expect(await messagesCounted(plain.pool, userId)).toBe(0);
});
