// What somebody asks her to note or to forget is done before she says so.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finds, type MemoryTest, startMemoryTest } from "../../testing/chat/memory.ts";
import { forgetAll, forgetOne } from "../service.ts";

let luli: MemoryTest;
beforeAll(async () => (luli = await startMemoryTest()));
afterAll(() => luli.stop());

describe("what somebody asks her to remember", () => {
  test.each([
    ["Please remember that my flight leaves at 7:40", "my flight leaves at 7:40"],
    ["Merk dir bitte, dass meine Schwester Anna heißt!", "meine Schwester Anna heißt"],
    ["recuerda que mi gato se llama Milo", "mi gato se llama Milo"],
    ["Souviens-toi que j’habite à Lyon.", "j'habite à Lyon"],
    ["Lembra que meu aniversário é 4 de maio", "meu aniversário é 4 de maio"],
    ["来月大阪に引っ越すって覚えておいてね", "来月大阪に引っ越す"],
  ])("%s", async (message, words) => {
    const userId = await luli.newUser();
    const key = randomUUID();
    await luli.say(userId, message, key);
    await luli.say(userId, message, key);
    await luli.say(userId, message);
    expect(await luli.listWords(userId)).toEqual([words]);
  });

  test.each([
    "Do you remember my name?",
    "remember when we played?",
    "forget it",
    "Erinnerst du dich?",
    "名前覚えてる？",
  ])("is not noted from %s", async (message) => {
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

  test("is not noted while memory is paused, and she knows it", async () => {
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

describe("what somebody asks her to forget", () => {
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
    await luli.read(luli.later(), finds([{ words }], `${words}.`).complete);
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

  test("everything, from the chat and from the page", async () => {
    for (const forget of [
      (userId: string) => luli.say(userId, "Please forget everything you know about me."),
      (userId: string) => forgetAll(luli.now(), userId),
    ]) {
      const userId = await luli.newUser();
      await luli.say(userId, "Remember that my cat is Milo");
      await luli.read(luli.later(), finds([{ words: "I like tea" }]).complete);
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

  test("one, with the message that told it", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "Remember that my cat is called Milo");
    await luli.say(userId, "Remember that I live in Lyon");
    const { memories } = await luli.list(userId, "milo");
    expect(memories[0]!.source).toBe("Remember that my cat is called Milo");
    await forgetOne(luli.now(), userId, memories[0]!.id);
    expect(await luli.listWords(userId)).toEqual(["I live in Lyon"]);
  });
});
