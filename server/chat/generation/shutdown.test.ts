// A stopping server loses nothing that was said, and another one serves its listeners.
import { expect, test } from "vitest";
import {
  createUser,
  firstWords,
  hear,
  messagesCounted,
  newKey,
  post,
  storedChats,
  type TestServer,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { GATED_REPLY } from "../../testing/chat/gated-model.ts";

const luli = await chatFixture();
const HALF = "Once upon a time ";

/** A server, and a reply of it that has begun and waits for its end. */
async function halfSaid(server: TestServer) {
  const userId = await createUser(server.pool);
  const key = newKey();
  const asked = luli.gated.nextAsked();
  const reply = post(server, userId, "hello", { key });
  await asked;
  luli.gated.say(HALF);
  return { userId, key, client: await firstWords(await reply) };
}

test("a reply that is cut is made by another server for whoever asks again, and counted once", async () => {
  const [one, other] = [await luli.startGated(), await luli.startGated()];
  const { userId, key, client } = await halfSaid(one);
  await one.chat.drain(0);
  const heard = await client.rest();
  expect(heard).toMatchObject({ text: HALF, isDone: false });
  expect(heard.luli.at(-1)).toMatchObject({ type: "error", code: "server_stopping" });
  expect(await storedChats(other.pool, userId)).toMatchObject([{ status: "failed" }]);
  expect(await messagesCounted(other.pool, userId)).toBe(0);
  const asked = luli.gated.nextAsked();
  const again = post(other, userId, "hello", { key });
  await asked;
  luli.gated.speak();
  expect(await hear(await again)).toMatchObject({ text: GATED_REPLY, isDone: true });
  expect(await messagesCounted(other.pool, userId)).toBe(1);
});

test("the text stays, as after a stop, if no other server lives", async () => {
  const only = await luli.startGated();
  const { userId, client } = await halfSaid(only);
  await only.chat.drain(0);
  const heard = await client.rest();
  expect(heard).toMatchObject({ text: HALF, isDone: true });
  expect(heard.luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
  expect(await storedChats(only.pool, userId)).toMatchObject([
    { status: "stopped", response: HALF },
  ]);
});

test("servers that stop together do not leave their replies to each other", async () => {
  const both = [await luli.startGated(), await luli.startGated()];
  const replies = [await halfSaid(both[0]!), await halfSaid(both[1]!)];
  await Promise.all(both.map(({ presence }) => presence.announceStop()));
  await Promise.all(both.map(({ chat }) => chat.drain(0)));
  for (const { client } of replies)
    expect((await client.rest()).luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
});

test("a reply without a word is given back, whether or not another server lives", async () => {
  const only = await luli.startGated();
  const userId = await createUser(only.pool);
  const asked = luli.gated.nextAsked();
  const reply = post(only, userId, "hello");
  await asked;
  await only.chat.drain(0);
  expect((await reply).status).toBe(503);
  expect(await storedChats(only.pool, userId)).toMatchObject([{ status: "failed" }]);
  expect(await messagesCounted(only.pool, userId)).toBe(0);
});

test("a reply that is under way can still be joined, and a new message is refused", async () => {
  const one = await luli.startGated();
  const { userId, key, client } = await halfSaid(one);
  const drained = one.chat.drain(60_000);
  const refused = await post(one, userId, "one more");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
  ]);
  const joined = await firstWords(await post(one, userId, "hello", { key }));
  luli.gated.speak();
  const whole = { text: HALF + GATED_REPLY, isDone: true };
  expect(await joined.rest()).toMatchObject(whole);
  expect(await client.rest()).toMatchObject(whole);
  await drained;
});

test("a reply that cannot be stored does not hold the stop up", async () => {
  const one = await luli.startGated({ limits: { storePausesMs: [60_000], lastMs: 10 } });
  const { client } = await halfSaid(one);
  await one.pool.query("alter table chats rename to chats_away");
  await one.chat.drain(0);
  await one.pool.query("alter table chats_away rename to chats");
  await one.stop();
  await expect(client.rest()).rejects.toThrow("terminated");
});
