// "Shall I ask you how it went?": what the reading of a conversation offers, and what it never offers.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { memoryFixture } from "../../testing/chat/memory.ts";
import { forgetChats } from "../queries.ts";
import { listPlanned, plan } from "./queries.ts";

const luli = await memoryFixture();
const { database } = luli.now();

const wordsOf = async (userId: string) => {
  const { rows } = await luli.pool.query<{ words: string; is_planned: boolean }>(
    "select words, is_planned from follow_ups where user_id = $1 order by happens_at",
    [userId],
  );
  return rows.map(({ words, is_planned }) => `${words} (${is_planned ? "planned" : "offered"})`);
};

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const EXAM = { words: "my exam is soon", message: 1, at: inDays(3) };

async function offered(): Promise<{ userId: string; chatId: string }> {
  const [userId, chatId] = [await luli.newUser(), randomUUID()];
  await luli.say(userId, "My exam is in three days", chatId);
  await luli.note([EXAM]);
  expect(await wordsOf(userId)).toEqual(["my exam is soon (offered)"]);
  return { userId, chatId };
}

test("offers what the reading dates, one event a message and a day, and tells the pages of it", async () => {
  const userId = await luli.newUser();
  for (const message of ["guess what the calendar says", "My exam is soon", "lunch is soon, too"])
    await luli.say(userId, message);
  await luli.note([
    { words: "my boat test is soon", message: 1, at: `${inDays(5)}T10:30` },
    { ...EXAM, message: 2 },
    { words: "my second exam is later", message: 2, at: inDays(8) },
    { words: "my lunch is soon", message: 3, at: inDays(3) },
    { words: "an older one", message: 3, at: "2020-01-01" },
    { words: "no date", message: 3, at: "soon" },
    ...["2027-02-31", "2027-03-01T24:00", "2027-03-01T99:00", "9999-12-31"].map((at) => ({
      words: `no day: ${at}`,
      message: 3,
      at,
    })),
  ]);
  expect(await wordsOf(userId)).toEqual([
    "my exam is soon (offered)",
    "my boat test is soon (offered)",
  ]);
  expect(luli.told.filter((told) => told === userId)).toEqual([userId]);
});

test("tells no page of a reading that offers nothing", async () => {
  const userId = await luli.newUser();
  await luli.say(userId, "I like tea");
  await luli.note([{ words: "I like tea", message: 1 }]);
  expect(luli.told).not.toContain(userId);
});

test.each([
  ["about health", "I have an MRI in three days", "my appointment is soon"],
  ["about faith in the model's words", "it is on Thursday", "my baptism is soon"],
  ["about danger", "My exam is in three days and I want to die", "my exam is soon"],
  ["about danger in the model's words", "it is on Thursday", "On Thursday I want to die"],
])("offers nothing %s", async (_what, message, words) => {
  const userId = await luli.newUser();
  await luli.say(userId, message);
  await luli.note([{ ...EXAM, words }]);
  expect(await wordsOf(userId)).toEqual([]);
});

const CLOSED: Record<string, string> = {
  "the switch is off": "update settings set follow_ups = false where user_id = $1",
  "memory is paused": "update settings set memory = false where user_id = $1",
  "a crisis is open": "select note_crisis($1, 'self_harm', 'first', now())",
  "the person is a minor":
    "insert into age_answers (user_id, answer, answered_at) values ($1, 'minor', now())",
  "help stands beside the message": "update chats set help = 'offer' where user_id = $1",
};
test.each(Object.entries(CLOSED))("offers nothing while %s", async (_name, change) => {
  const userId = await luli.newUser();
  await luli.say(userId, "My exam is in three days");
  await luli.pool.query(change, [userId]);
  await luli.note([EXAM]);
  expect(await wordsOf(userId)).toEqual([]);
});

test("offers nothing of a message that is forgotten while it is read", async () => {
  const [userId, chatId] = [await luli.newUser(), randomUUID()];
  await luli.say(userId, "My exam is in three days", chatId);
  await luli.read(luli.later(), async () => {
    await forgetChats(luli.pool, userId, [chatId], "en-US");
    return { text: JSON.stringify({ facts: [EXAM] }) };
  });
  expect(await wordsOf(userId)).toEqual([]);
});

test("offers an event that is told again once", async () => {
  const { userId } = await offered();
  await luli.say(userId, "as I said, my exam is on that day");
  await luli.note([{ ...EXAM, words: "my exam is on that day" }]);
  expect(await wordsOf(userId)).toEqual(["my exam is soon (offered)"]);
});

test("keeps a yes where another fact of the same message became untrue", async () => {
  const [userId, chatId] = [await luli.newUser(), randomUUID()];
  await luli.say(userId, "My exam is in three days and my cat is Milo", chatId);
  await luli.note([EXAM, { words: "my cat is Milo", message: 1 }]);
  await plan(database, userId, chatId);
  await luli.say(userId, "my cat is Max now");
  await luli.read(luli.later(), async (prompt) => {
    const [, known] = /^\[(\d)\] "my cat is Milo"$/m.exec(prompt.at(-1)!.content)!;
    const max = { words: "my cat is Max", message: 1, replaces: [Number(known)] };
    return { text: JSON.stringify({ facts: [max] }) };
  });
  expect(await luli.listWords(userId)).not.toContain("my cat is Milo");
  expect(await wordsOf(userId)).toEqual(["my exam is soon (planned)"]);
});

test("moves a yes with what was moved, and ends it with what became untrue", async () => {
  const { userId, chatId } = await offered();
  await plan(database, userId, chatId);
  await luli.say(userId, "they moved it, two days later");
  await luli.note([{ words: "my exam is later", message: 1, at: inDays(5), replaces: [1] }]);
  expect(await wordsOf(userId)).toEqual(["my exam is later (planned)"]);
  await luli.say(userId, "it fell through");
  await luli.note([{ words: "there is no exam", message: 1, replaces: [1] }]);
  expect(await listPlanned(database, userId)).toEqual([]);
});
