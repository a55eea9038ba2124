// A correction closes one fact and leaves others, and no message takes long. Then: "Shall I remember this?", and what an
// answer in the chat does.
import { describe, expect, test } from "vitest";
import { finds, memoryFixture } from "../../testing/chat/memory.ts";
import { threadMs } from "../../testing/thread-time.ts";
import { hearCorrection } from "./hear-correction.ts";
import { MEMORY_WORDS } from "./words.ts";

const luli = await memoryFixture();

describe("a correction closes the old fact and keeps the new one", () => {
  test.each([
    ["my dentist is on Tuesday", "Forget Tuesday, it's Thursday", "my dentist is on Thursday"],
    ["my dentist is on Tuesday", "scratch Tuesday. Thursday it is", "my dentist is on Thursday"],
    ["the new guy is Trevor", "no wait, not Trevor but Trent", "the new guy is Trent"],
    ["ich hab am Dienstag Probe", "vergiss Dienstag, es ist Donnerstag", "Probe am Donnerstag"],
    ["sie wohnt in Linz", "nicht Linz, sondern Graz", "sie wohnt in Graz"],
    ["mi tren sale a las 8:15", "olvida las 8:15, ahora es a las 9:40", "el tren sale a las 9:40"],
    ["ma prof est Mme Duval", "c'est pas Duval, c'est Duvent", "ma prof est Mme Duvent"],
    ["le match est samedi", "oublie samedi, finalement c'est dimanche", "match dimanche"],
    ["a prova é na terça", "esquece terça, é quinta", "a prova é na quinta"],
    ["面接は火曜日です", "火曜は忘れて、木曜だよ", "面接は木曜日です"],
    ["引っ越し先は大阪", "大阪じゃなくて京都だった", "引っ越し先は京都"],
    ["el dentista es el martes", "olvida el martes, queda el jueves", "dentista el jueves"],
    ["my dentist is on Tuesday", "forget Tuesday, the dentist is on Friday", "dentist on Friday"],
    [
      "Zahnarzt am Dienstag",
      "vergiss Dienstag, der Zahnarzt ist am Freitag",
      "Zahnarzt am Freitag",
    ],
    ["o dentista é terça", "esquece terça, o dentista é na sexta", "dentista na sexta"],
  ])("%s; %s", async (words, message, now) => {
    const userId = await luli.newUser();
    await luli.say(userId, words);
    await luli.note([{ words }]);
    await luli.say(userId, message);
    expect(await luli.forgotten(userId)).toEqual([]);
    const { complete, asked } = finds([{ words: now }]);
    await luli.read(luli.later(), complete);
    expect(asked[0]).toContain(message);
    expect(await luli.listWords(userId)).toEqual([now]);
    expect(await luli.recallWords(userId, words)).toEqual([now]);
  });

  test.each([
    [
      "my brother is called Tom",
      "it was not Tom but Anna who came to dinner",
      "Anna came to dinner",
    ],
    ["I have 3 cats", "not 3 but 4 people are coming", "4 people are coming"],
    ["meine Schwester heißt Anna", "nicht Anna, sondern Lena am Telefon", "Lena war am Telefon"],
    ["Tom is my brother", "not Tom but Anna is my boss", "Anna is my boss"],
    ["Tom is my dad", "not Tom but Anna is my boss", "Anna is my boss"],
    ["my dog is Max", "my son isn't Max, he's Leo", "my son is Leo"],
  ])("but not what only names it, too: %s; %s", async (words, message, fact) => {
    const userId = await luli.newUser();
    await luli.say(userId, words);
    await luli.note([{ words }]);
    await luli.say(userId, message);
    await luli.note([{ words: fact }]);
    expect((await luli.listWords(userId)).toSorted()).toEqual([words, fact].toSorted());
  });

  test("of two of a kind the one that the model names", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "dentist and choir are both on Tuesday");
    const told = [{ words: "my dentist is on Tuesday" }, { words: "choir is on Tuesday" }];
    await luli.note(told);
    await luli.say(userId, "not Tuesday, Thursday, the dentist I mean");
    const fact = { words: "my dentist is on Thursday", replaces: [1] };
    await luli.note([fact]);
    expect((await luli.listWords(userId)).toSorted()).toEqual([
      "choir is on Tuesday",
      "my dentist is on Thursday",
    ]);
  });

  test.each([
    ["I have a crush on Trevor", "forget Trevor, it's embarrassing"],
    ["the combo is 4711", "forget the combo, it's none of your business"],
    ["ich verdiene 2840 Gehalt", "vergiss das Gehalt, es ist Privatsache"],
    ["we meet on Tuesday", "forget what I said about Tuesday. Thursday was a long day at work"],
    ["odio a Marcos", "olvida lo de Marcos, es un secreto"],
    ["ich mag Thomas", "vergiss Thomas, es ist Privatsache"],
    ["I have a crush on Trevor", "forget Trevor, he's German"],
    ["I told Anna about it", "forget what I said about Anna, I'm Catholic"],
    ["j'aime bien Marc", "oublie Marc, c'est Fini"],
    ["I have a crush on Trevor", "forget Trevor, I never said that about Trent"],
    ["the code is 4711", "forget the code 4711, it was 2 years ago"],
    ["the code is 4711", "forget 4711. Now 4 people know"],
    ["I told April about it", "forget what I said about April, she's 15"],
    ["my pin is 1234", "we are not 3 but 4 people. Forget my pin 1234"],
    [
      "I have a crush on Trevor",
      "forget Tuesday, it's Thursday. And forget what I said about Trevor",
    ],
  ])("but not for a reason: %s; %s", async (words, message) => {
    const userId = await luli.newUser();
    for (const said of [words, message]) await luli.say(userId, said);
    expect(await luli.forgotten(userId)).toEqual([words, message]);
  });
});

const repeated = MEMORY_WORDS.flatMap(({ lead, corrects }) =>
  [lead, corrects.instead, corrects.small].flatMap((words) =>
    words
      .replace(/\(\?[:!][^()]*\)\??/gu, " ")
      .split("|")
      .map((word) => word.trim()),
  ),
);

test.each([
  "forget Tom, Anna ",
  "not 3, 4 ",
  "vergiss Dienstag, ",
  "olvida martes, ",
  "火曜は忘れて、",
])("nothing that is said again and again takes long behind %s", (begin) => {
  const words = [...new Set(repeated), "-", "忘", ".", "a", "queda para"];
  const took = words.map((word) => {
    const message = begin + `${word} `.repeat(150).slice(0, 158 - begin.length) + "x";
    return threadMs(() => hearCorrection(message));
  });
  expect(Math.max(...took)).toBeLessThan(100);
});

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
