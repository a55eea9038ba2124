// The ways in which a stop or a reload can miss its reply, as chat-ui found seventeen of them (github.com/huggingface/chat-ui/pull/2334).
// Those that are not here: before and after the last word, a reader that leaves or comes late (chat-runs.test.ts), a server that died,
// a stop and a reload on another server (chat-replicas.test.ts), a stop that does not get through (web/features/chat, e2e/chat.spec.ts).
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SCENARIO_REPLY } from "../../sandbox/model/scenarios.ts";
import { startModelSandbox, type ModelSandbox } from "../../sandbox/model/start.ts";
import { GATED_REPLY, type GatedModel, startGatedModel } from "../testing/gated-model.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import {
  createUser,
  firstWords,
  hear,
  listChats,
  messagesCounted,
  post,
  startTestServer,
  stop,
  storedChats,
  type TestServer,
  until,
} from "../testing/chat.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: ModelSandbox;
let model: GatedModel;
let endless: TestServer;
let gated: TestServer;
let other: TestServer;
let userId: string;

beforeAll(async () => {
  [database, sandbox, model] = await Promise.all([
    createTestDatabase(),
    startModelSandbox({ pace: "instant" }),
    startGatedModel(),
  ]);
  const start = (modelUrl: string, name: string) =>
    startTestServer({ databaseUrl: database.url, modelUrl, model: name });
  [endless, gated, other] = await Promise.all([
    start(sandbox.url, "scenario:long"),
    start(model.url, "gated"),
    start(model.url, "gated"),
  ]);
});
beforeEach(async () => void (userId = await createUser(gated.pool)));
afterAll(async () => {
  await Promise.all([endless.stop(), gated.stop(), other.stop()]);
  await Promise.all([sandbox.stop(), model.stop()]);
  await database.drop();
});

const key = () => crypto.randomUUID();
const EMPTY = { status: 200, body: { status: "stopped", response: "" } };

test("a stop that comes while the message is still being taken stops it", async () => {
  const id = key();
  const reply = post(endless, userId, "hello", { key: id });
  await until(async () => (await storedChats(endless.pool, userId)).length > 0);
  const { body } = await stop(endless, userId, id);
  expect(body).toMatchObject({ status: "stopped" });
  const heard = await hear(await reply);
  expect(heard.luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
  expect(await storedChats(endless.pool, userId)).toMatchObject([{ status: "stopped" }]);
});

test("a stop on another server before the first word reaches the one that makes the reply", async () => {
  const id = key();
  const reply = post(gated, userId, "hello", { key: id });
  await until(async () => (await storedChats(gated.pool, userId)).length > 0);
  expect(await stop(other, userId, id)).toEqual(EMPTY);
  expect((await hear(await reply)).luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
});

test("whoever is told that it stopped sees it stopped, on any server and at once", async () => {
  const id = key();
  const reader = await firstWords(await post(endless, userId, "hello", { key: id }));
  const { body } = await stop(endless, userId, id);
  for (const server of [endless, gated]) {
    const { chats } = (await listChats(server, userId)).body;
    expect(chats).toMatchObject([{ id, ...(body as object) }]);
  }
  expect((await reader.rest()).isDone).toBe(true);
});

test("the next message is taken at once, with the same words as well, and the stop does not reach it", async () => {
  const first = key();
  const reader = await firstWords(await post(endless, userId, "hello", { key: first }));
  await stop(endless, userId, first);
  await reader.rest();
  const before = model.asked();
  const next = post(gated, userId, "hello");
  await until(() => model.asked() > before);
  // A stop that comes late for the first, or twice, is about the first alone.
  expect((await stop(gated, userId, first)).body).toMatchObject({ status: "stopped" });
  model.speak();
  expect(await hear(await next)).toMatchObject({ text: GATED_REPLY, isDone: true });
  expect(await messagesCounted(gated.pool, userId)).toBe(2);
});

test("of two replies that one tab each waits for, only the one that was meant stops", async () => {
  const [meant, kept] = [key(), key()];
  const before = model.asked();
  const one = post(gated, userId, "one", { key: meant });
  const two = post(gated, userId, "two", { key: kept });
  await until(() => model.asked() === before + 2);
  expect(await stop(gated, userId, meant)).toEqual(EMPTY);
  model.speak();
  expect((await hear(await one)).text).toBe("");
  expect(await hear(await two)).toMatchObject({ text: GATED_REPLY, isDone: true });
});

test("two stops at once have the same answer, on one server and on two", async () => {
  const id = key();
  const reader = await firstWords(await post(endless, userId, "hello", { key: id }));
  const answers = await Promise.all(
    [endless, endless, other].map(async (server) => stop(server, userId, id)),
  );
  const { text } = await reader.rest();
  for (const answer of answers)
    expect(answer).toEqual({ status: 200, body: { status: "stopped", response: text } });
});

test("a page that is loaded again after a stop reads what was said, and the model is not asked again", async () => {
  const id = key();
  const reader = await firstWords(await post(endless, userId, "hello", { key: id }));
  await stop(endless, userId, id);
  const { text } = await reader.rest();
  const before = model.asked();
  const again = await hear(await post(gated, userId, "hello", { key: id }));
  expect(again).toMatchObject({ text, isDone: true });
  expect(again.luli.at(-1)).toMatchObject({ type: "end", status: "stopped" });
  expect(model.asked()).toBe(before);
  expect(text).not.toBe(SCENARIO_REPLY);
});
