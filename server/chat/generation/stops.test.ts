// Ways in which a stop or a reload can miss its reply.
import { beforeEach, expect, test } from "vitest";
import { SCENARIO_REPLY } from "../../../sandbox/model/scenarios.ts";
import { GATED_REPLY } from "../../testing/chat/gated-model.ts";
import {
  createUser,
  firstWords,
  hear,
  messagesCounted,
  newKey,
  post,
  stop,
  storedChats,
  until,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const chat = await chatFixture();
let userId: string;
const [endless, gated, other] = await Promise.all([
  chat.start({ model: "scenario:long" }),
  chat.startGated(),
  chat.startGated({ clock: () => new Date(Date.now() - 300_000) }),
]);
beforeEach(async () => void (userId = await createUser(gated.pool)));

const EMPTY = { status: 200, body: { status: "stopped", response: "" } };

test("a stop that comes while the message is still being taken stops it", async () => {
  const id = newKey();
  const reply = post(endless, userId, "hello", { key: id });
  await until(async () => (await storedChats(endless.pool, userId)).length > 0);
  const { body } = await stop(endless, userId, id);
  expect(body).toMatchObject({ status: "stopped" });
  const heard = await hear(await reply);
  expect(heard.luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
  expect(await storedChats(endless.pool, userId)).toMatchObject([{ status: "stopped" }]);
});

test("a stop on another server, whose clock is wrong, reaches a reply before its first word", async () => {
  const id = newKey();
  const reply = post(gated, userId, "hello", { key: id });
  await until(async () => (await storedChats(gated.pool, userId)).length > 0);
  expect(await stop(other, userId, id)).toEqual(EMPTY);
  expect((await hear(await reply)).luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
});

test("the next message is taken at once, with the same words as well, and the stop does not reach it", async () => {
  const first = newKey();
  const client = await firstWords(await post(endless, userId, "hello", { key: first }));
  await stop(endless, userId, first);
  await client.rest();
  const next = post(gated, userId, "hello");
  await chat.gated.nextAsked();
  // A stop that comes late for the first, or twice, is about the first alone.
  expect((await stop(gated, userId, first)).body).toMatchObject({ status: "stopped" });
  chat.gated.speak();
  expect(await hear(await next)).toMatchObject({ text: GATED_REPLY, isDone: true });
  expect(await messagesCounted(gated.pool, userId)).toBe(2);
});

test("of two replies that one tab each waits for, only the one that was meant stops", async () => {
  const [meant, kept] = [newKey(), newKey()];
  const one = post(gated, userId, "one", { key: meant });
  const two = post(gated, userId, "two", { key: kept });
  await chat.gated.nextAsked(2);
  expect(await stop(gated, userId, meant)).toEqual(EMPTY);
  chat.gated.speak();
  expect((await hear(await one)).text).toBe("");
  expect(await hear(await two)).toMatchObject({ text: GATED_REPLY, isDone: true });
});

test("two stops at once have the same answer, on one server and on two", async () => {
  const id = newKey();
  const client = await firstWords(await post(endless, userId, "hello", { key: id }));
  const answers = await Promise.all(
    [endless, endless, other].map(async (server) => stop(server, userId, id)),
  );
  const { text } = await client.rest();
  for (const answer of answers)
    expect(answer).toEqual({ status: 200, body: { status: "stopped", response: text } });
});

test("a page that is loaded again after a stop reads what was said, and the model is not asked again", async () => {
  const id = newKey();
  const client = await firstWords(await post(endless, userId, "hello", { key: id }));
  await stop(endless, userId, id);
  const { text } = await client.rest();
  const before = chat.gated.asked();
  const again = await hear(await post(gated, userId, "hello", { key: id }));
  expect(again).toMatchObject({ text, isDone: true });
  expect(again.luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
  expect(chat.gated.asked()).toBe(before);
  expect(text).not.toBe(SCENARIO_REPLY);
});

test("a suspended person is not answered any more, on any server", async () => {
  const client = await firstWords(await post(endless, userId, "hello"));
  await gated.pool.query("update users set suspended_at = now() where id = $1", [userId]);
  await client.rest();
  expect(await storedChats(endless.pool, userId)).toMatchObject([{ status: "stopped" }]);
  expect((await post(other, userId, "hello again")).status).toBe(401);
});
