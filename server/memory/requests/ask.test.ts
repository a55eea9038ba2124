// "Shall I remember this?": when the page asks it, and what an answer in the chat does.
import { expect, test } from "vitest";
import { memoryFixture } from "../../testing/chat/memory.ts";

const luli = await memoryFixture();

/** Whether the page asks beside the reply. */
async function asks(userId: string, message: string): Promise<boolean> {
  const { luli: chunks } = await luli.say(userId, message);
  const end = chunks.at(-1);
  if (end?.type !== "end") throw new Error("There is no end.");
  return end.asks_memory === true;
}

test.each([
  ["I have asthma", "yes please"],
  ["Ich habe Asthma", "Ja, gern!"],
  ["Tengo asma", "sí"],
  ["J'ai de l'asthme", "Oui"],
  ["Tenho asma", "sim, por favor"],
  ["ぜんそくです。喘息の薬を飲んでいます", "はい、お願いします"],
])("the page asks about %j, and %j notes it", async (told, yes) => {
  const userId = await luli.newUser();
  expect(await asks(userId, told)).toBe(true);
  expect(await luli.listWords(userId)).toEqual([]);
  expect(await asks(userId, yes)).toBe(false);
  const { memories } = await luli.list(userId);
  expect(memories).toMatchObject([{ words: told, kind: "private", source: told }]);
});

test.each(["no", "I have to go", "I am", "大丈夫です", "yesterday"])(
  "%j to the question notes nothing",
  async (answer) => {
    const userId = await luli.newUser();
    expect(await asks(userId, "I have asthma")).toBe(true);
    await luli.say(userId, answer);
    await luli.say(userId, "yes");
    expect(await luli.listWords(userId)).toEqual([]);
  },
);

test("the answer yes is for the reply's own question if it asked one, and for nothing an hour later", async () => {
  const userId = await luli.newUser();
  await luli.say(userId, "I have asthma");
  await luli.reply(userId, "I have asthma", "Do you have your spray with you?");
  await luli.say(userId, "yes");
  await luli.say(userId, "I'm Muslim");
  await luli.pool.query(
    "update chats set created_at = created_at - interval '2 hours' where user_id = $1",
    [userId],
  );
  await luli.say(userId, "yes");
  expect(await luli.listWords(userId)).toEqual([]);
});

test("the page asks once a day for each topic, and once for each word", async () => {
  const userId = await luli.newUser();
  expect(await asks(userId, "I have asthma")).toBe(true);
  expect(await asks(userId, "I'm allergic to nuts")).toBe(false);
  expect(await asks(userId, "I'm Muslim")).toBe(true);
  const twoDaysLater = () =>
    luli.pool.query(
      "update chats set created_at = created_at - interval '2 days' where user_id = $1",
      [userId],
    );
  await twoDaysLater();
  expect(await asks(userId, "My asthma is bad today")).toBe(false);
  await twoDaysLater();
  expect(await asks(userId, "I have a migraine")).toBe(true);
});

test("the page asks nothing where memory is paused, where the message orders it, and beside help", async () => {
  const userId = await luli.newUser();
  expect(await asks(userId, "Remember that I have asthma")).toBe(false);
  await luli.say(userId, "yes");
  expect(await luli.listWords(userId)).toEqual(["I have asthma"]);
  expect(await asks(userId, "I want to die, I'm so depressed")).toBe(false);
  expect(await asks(userId, "I'm Muslim")).toBe(false);
  const paused = await luli.newUser();
  await luli.pool.query("update settings set memory = false where user_id = $1", [paused]);
  expect(await asks(paused, "I have asthma")).toBe(false);
  await luli.pool.query("update settings set memory = true where user_id = $1", [paused]);
  expect(await asks(paused, "I'm Muslim")).toBe(true);
});
