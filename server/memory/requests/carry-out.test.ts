// An order to note or to forget is carried out before Luli can claim it.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { finds, memoryFixture } from "../../testing/chat/memory.ts";
import { forgetAll, forgetOne } from "../service.ts";

const luli = await memoryFixture();

describe("an order to remember", () => {
  test.each([
    ["Please remember that my flight leaves at 7:40", "my flight leaves at 7:40"],
    ["Merk dir bitte, dass meine Schwester Anna heißt!", "meine Schwester Anna heißt"],
    ["来月大阪に引っ越すって覚えておいてね", "来月大阪に引っ越す"],
  ])("%s", async (message, words) => {
    const userId = await luli.newUser();
    const key = randomUUID();
    await luli.say(userId, message, key);
    await luli.say(userId, message, key);
    await luli.say(userId, message);
    expect(await luli.listWords(userId)).toEqual([words]);
  });

  test.each(["Do you remember my name?", "forget it"])("is not noted from %s", async (message) => {
    const userId = await luli.newUser();
    await luli.say(userId, message);
    expect(await luli.listWords(userId)).toEqual([]);
  });

  test("stays as private, where it is of health or faith", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "Remember that I am diabetic");
    const { memories } = await luli.list(userId);
    expect(memories).toMatchObject([{ words: "I am diabetic", kind: "private" }]);
  });

  test("notes nothing while memory is paused, and Luli knows it", async () => {
    const userId = await luli.newUser();
    await luli.pool.query("update settings set memory = false where user_id = $1", [userId]);
    await luli.say(userId, "Remember that my cat is Milo");
    expect(await luli.listWords(userId)).toEqual([]);
    expect(await luli.recall(userId, "cat")).toEqual({
      memories: [],
      summary: null,
      diary: null,
    });
  });
});

test.each([
  "Forget my name please",
  "vergiss bitte meinen Namen",
  "olvida mi nombre",
  "oublie mon prénom",
  "esquece meu nome",
  "私の名前は忘れて",
])("%s: nobody is called by it any more, and nothing is earned by it", async (message) => {
  const userId = await luli.newUser("Nora");
  await luli.say(userId, "my name is Nora and I bake");
  await luli.say(userId, message);
  const { rows } = await luli.pool.query("select name from users where id = $1", [userId]);
  expect(rows).toEqual([{ name: "" }]);
});

test("forgetting somebody else's name leaves one's own", async () => {
  const userId = await luli.newUser("Nora");
  await luli.say(userId, "my brother's name is Theo");
  await luli.say(userId, "forget my brother's name");
  const { rows } = await luli.pool.query("select name from users where id = $1", [userId]);
  expect(rows).toEqual([{ name: "Nora" }]);
});

describe("an order to forget", () => {
  test.each([
    ["my sister is called Anna", "Forget that my sister is called Anna"],
    ["meine Schwester heißt Anna", "Vergiss das mit meiner Schwester"],
    ["mi hermana se llama Anna", "olvida lo de mi hermana"],
    ["ma sœur s'appelle Anna", "oublie ce que je t'ai dit sur ma sœur"],
    ["minha irmã se chama Anna", "esquece o que eu disse sobre a minha irmã"],
    ["妹はAnnaです", "妹のことは忘れて"],
  ])("%s", async (words, message) => {
    const userId = await luli.newUser();
    await luli.say(userId, words);
    await luli.note([{ words }], `${words}.`);
    expect(await luli.listWords(userId)).toEqual([words]);
    await luli.say(userId, message);
    expect(await luli.listWords(userId)).toEqual([]);
    const { rows } = await luli.pool.query(
      "select chat_id from forgotten_chats where user_id = $1",
      [userId],
    );
    expect(rows).toHaveLength(2);
    // What she has not read yet she does not read any more.
    const reader = finds([{ words }]);
    await luli.read(luli.later(), reader.complete);
    expect(reader.asked).toEqual([]);
    expect(await luli.recall(userId, words)).toEqual({
      memories: [],
      summary: null,
      diary: null,
    });
  });

  test("takes Luli's replies that repeat it from the model as well", async () => {
    const userId = await luli.newUser();
    for (const message of [
      "I think of quitting in March",
      "also my hamster is called Toast",
      "good night",
    ])
      await luli.say(userId, message);
    await luli.reply(userId, "also my hamster is called Toast", "Toast! And that March thought?");
    await luli.reply(userId, "good night", "Sleep well.");
    await luli.say(userId, "please forget the quitting thing");
    await luli.say(userId, "what is my hamster called?");
    const told = await luli.before(userId);
    expect(told.slice(0, 2)).toEqual([
      ["also my hamster is called Toast", null],
      ["good night", "Sleep well."],
    ]);
    const reader = finds([]);
    await luli.read(luli.later(), reader.complete);
    expect(JSON.stringify(reader.asked)).toContain("also my hamster is called Toast");
    expect(JSON.stringify(reader.asked)).not.toContain("March");
    expect(await luli.forgotten(userId)).toEqual([
      "I think of quitting in March",
      "please forget the quitting thing",
    ]);
  });

  const sayAll = async (messages: string[]) => {
    const userId = await luli.newUser();
    for (const message of messages) await luli.say(userId, message);
    return userId;
  };
  const SECRET = ["I have a crush on Trevor in shipping", "he plays the banjo, which, I know"];

  test.each([
    ["what was told last, in the messages that told it", SECRET, "ok forget that", []],
    ["what goes on with what is named", SECRET, "forget the crush thing", []],
    [
      "whatever stands around its name",
      SECRET,
      "forget what I blurted out about Trevor just then",
      [],
    ],
    [
      "no other thing that was told after it",
      [SECRET[0]!, "also I adopted a hamster"],
      "forget the crush thing",
      ["also I adopted a hamster"],
    ],
    [
      "no other thing that was told before it",
      ["I adopted a hamster", "also, my pin is 7731"],
      "forget that",
      ["I adopted a hamster"],
    ],
    [
      "no longer thing that was told after it",
      [SECRET[0]!, "the wedding of my cousin is on the second of February in Lyon"],
      "forget the crush thing",
      ["the wedding of my cousin is on the second of February in Lyon"],
    ],
    ["the last message alone", SECRET, "forget my last message", [SECRET[0]!]],
    [
      "what is named, not what shares half of it",
      ["my sister lives in Ghent", "my sister's birthday is in May"],
      "forget my sister's birthday",
      ["my sister lives in Ghent"],
    ],
    [
      "what is called otherwise, right after it was told",
      ["I make 2840 a month", "Steffi gets more, hm"],
      "forget about my salary",
      [],
    ],
    ["a word within another", ["der digicode ist 4711"], "vergiss den code", []],
  ])("%s", async (_, told, message, stay) => {
    const userId = await sayAll([...told, message]);
    expect(await luli.forgotten(userId)).toEqual([
      ...told.filter((one) => !stay.includes(one)),
      message,
    ]);
  });

  test.each([
    ["is nothing where nothing of the kind was told", "delete the app please"],
    ["is nothing where somebody muses", "I should forget my ex"],
  ])("%s", async (_, message) => {
    expect(await luli.forgotten(await sayAll([...SECRET, message]))).toEqual([]);
  });

  test("goes from summary and diary, too", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, SECRET[0]!);
    const summary = "They have a crush on Trevor. They like tea.";
    await luli.note([{ words: SECRET[0]! }], summary);
    await luli.say(userId, "please forget that");
    expect(await luli.recall(userId, "Trevor")).toMatchObject({
      memories: [],
      summary: "They like tea.",
    });
  });

  test("holds also in a cry for help", async () => {
    const userId = await sayAll([
      ...SECRET,
      "I want to kill myself. Forget what I said about Trevor",
    ]);
    expect(await luli.forgotten(userId)).toEqual([...SECRET, expect.stringContaining("Forget")]);
  });

  test("everything, from the chat and from the page", async () => {
    for (const forget of [
      (userId: string) => luli.say(userId, "Please forget everything you know about me."),
      (userId: string) => forgetAll(luli.now(), userId),
    ]) {
      const userId = await luli.newUser();
      await luli.say(userId, "Remember that my cat is Milo");
      await luli.note([{ words: "I like tea" }]);
      expect(await luli.listWords(userId)).toHaveLength(2);
      await forget(userId);
      expect(await luli.listWords(userId)).toEqual([]);
      expect(await luli.recall(userId, "cat")).toEqual({
        memories: [],
        summary: null,
        diary: null,
      });
    }
  });

  test("erases one memory with the message that told it", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "Remember that my cat is called Milo");
    await luli.say(userId, "Remember that I live in Lyon");
    const { memories } = await luli.list(userId, "milo");
    expect(memories[0]!.source).toBe("Remember that my cat is called Milo");
    await forgetOne(luli.now(), userId, memories[0]!.id);
    expect(await luli.listWords(userId)).toEqual(["I live in Lyon"]);
  });
});
