// A crisis stays open until the person says that they are safe, or a day has passed.
import { expect, test } from "vitest";
import {
  createUser,
  endOf,
  hear,
  helpOf,
  listChats,
  post,
  spendDay,
} from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

const CRY = "I want to kill myself";
const SAFE = /good to read that you are safe/;

const chat = await chatFixture();
const server = await chat.start();

type Turns = [user: string, luli: string][];
const say = async (
  userId: string,
  message: string,
  { before = [] as Turns, to = server, key = "" } = {},
) => {
  const turns = before.flatMap(([user, luli]) => [
    { role: "user", content: user },
    { role: "assistant", content: luli },
  ]);
  const body = { messages: [...turns, { role: "user", content: message }] };
  return hear(await post(to, userId, message, { body, ...(key && { key }) }));
};
const stateOf = async (userId: string) => {
  const { rows } = await server.pool.query<{ state: { crisis: { kind: string } | null } }>(
    "select state from game_states where user_id = $1",
    [userId],
  );
  return rows[0]!.state.crisis;
};
const inAnHour = (userId: string, hours: number) =>
  server.pool.query(
    `update game_states set state = jsonb_set(state, '{crisis,since}', to_jsonb((state -> 'crisis' ->> 'since')::bigint - $2 * 3600000))
     where user_id = $1`,
    [userId, hours],
  );

test("ordinary talk goes on, with the card, gently, and nothing is sold or celebrated", async () => {
  const userId = await createUser(server.pool);
  await say(userId, CRY);
  const before = chat.sandbox.stats().requests;
  const key = crypto.randomUUID();
  const later = await say(userId, "what is your favourite colour?", { key });
  expect(chat.sandbox.stats().requests).toBe(before + 1);
  expect(helpOf(later)).toEqual(["stays"]);
  expect(endOf(later)).toMatchObject({ status: "done", messages_left: null, rewards: null });
  // Told again under its key, and read in another tab.
  expect(helpOf(await say(userId, "what is your favourite colour?", { key }))).toEqual(["stays"]);
  const { body } = await listChats(server, userId);
  expect(body.chats.map(({ help }) => help)).toEqual(["stays", "card"]);
});

test("a second cry is answered as one, and so is a no to Luli's question", async () => {
  const userId = await createUser(server.pool);
  const { text } = await say(userId, CRY);
  expect((await say(userId, "i am going to kill myself tonight")).text).toMatch(
    /^Then please call/,
  );
  expect((await say(userId, "no", { before: [[CRY, text]] })).text).toMatch(/^Then please call/);
  expect(await stateOf(userId)).toMatchObject({ kind: "self_harm" });
});

test("a mere suspicion in an open crisis is answered by the question, not as a no to it", async () => {
  const userId = await createUser(server.pool);
  const { text } = await say(userId, CRY);
  expect((await say(userId, "yes, I'm at home", { before: [[CRY, text]] })).text).toBe(text);
});

test("another need in an open crisis is answered by its own first words", async () => {
  const userId = await createUser(server.pool);
  await say(userId, CRY);
  expect((await say(userId, "my husband hits me")).text).toMatch(/not your fault/);
  expect(await stateOf(userId)).toMatchObject({ kind: "abuse" });
});

test("a person who says that they are safe ends the crisis, once", async () => {
  const userId = await createUser(server.pool);
  const { text } = await say(userId, CRY);
  const key = crypto.randomUUID();
  const answer = await say(userId, "yes", { before: [[CRY, text]], key });
  expect(answer.text).toMatch(SAFE);
  expect(helpOf(answer)).toEqual(["safe"]);
  expect(await stateOf(userId)).toBeNull();
  expect((await say(userId, "yes", { before: [[CRY, text]], key })).text).toBe(answer.text);
  const after = await say(userId, "do you like cheese?");
  expect([helpOf(after), endOf(after)]).toMatchObject([[null], { rewards: {} }]);
  // Without a crisis it is a message like any other.
  expect((await say(userId, "I'm safe at home now, what a storm")).text).not.toMatch(SAFE);
});

test("after a day it is over by itself", async () => {
  const userId = await createUser(server.pool);
  await say(userId, CRY);
  await inAnHour(userId, 23);
  expect(helpOf(await say(userId, "hello again"))).toEqual(["stays"]);
  await inAnHour(userId, 1);
  expect(helpOf(await say(userId, "good morning"))).toEqual([null]);
  expect(await stateOf(userId)).toBeNull();
});

test("a person who only says that they are young is in no crisis", async () => {
  const userId = await createUser(server.pool);
  await say(userId, "i am 14 years old");
  expect(await stateOf(userId)).toBeNull();
});

test("a person in a crisis talks on when the free messages of the day are used up", async () => {
  const userId = await createUser(server.pool, "", "none");
  await say(userId, CRY);
  await spendDay(server.pool, userId);
  const before = chat.sandbox.stats().requests;
  const answer = await say(userId, "tell me a joke about cats please");
  expect(chat.sandbox.stats().requests).toBe(before + 1);
  expect([helpOf(answer), endOf(answer)]).toMatchObject([["stays"], { messages_left: null }]);
  await inAnHour(userId, 24);
  const { status } = await post(server, userId, "and one about dogs");
  expect(status).toBe(402);
});

test("the vetted words come instead of a 402 at the end of the longer limit", async () => {
  const userId = await createUser(server.pool, "", "none");
  await say(userId, CRY);
  await spendDay(server.pool, userId, { messages: 300 });
  const { text } = await say(userId, "tell me a joke about cats please");
  expect(text).toMatch(/Are you safe right now\?/);
});

test("the vetted words come instead of an error if the model fails", async () => {
  const broken = await chat.start({ model: "scenario:error_500" });
  const userId = await createUser(broken.pool);
  await say(userId, CRY, { to: broken });
  const { text, luli } = await say(userId, "tell me a joke about cats please", { to: broken });
  expect(text).toMatch(/Are you safe right now\?/);
  expect(luli.at(-1)).toMatchObject({ type: "end", status: "done" });
});

test("the turns before explain a yes or no when the database is gone", async () => {
  const lost = await createTestDatabase();
  const lonely = await chat.start({ databaseUrl: lost.url });
  const userId = await createUser(lonely.pool);
  await lost.drop();
  const { text } = await say(userId, CRY, { to: lonely });
  expect(text).toMatch(/Are you safe right now\?/);
  const before: Turns = [[CRY, text]];
  expect((await say(userId, "no", { before, to: lonely })).text).toMatch(/^Then please call/);
  expect((await say(userId, "yes", { before, to: lonely })).text).toMatch(SAFE);
});
