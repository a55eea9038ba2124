// Recall finds a person's memories, for that person alone; a click remembers a message, if there is anything to remember.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertTurns } from "../testing/chat/chat.ts";
import { finds, memoryFixture } from "../testing/chat/memory.ts";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { forgetMemories } from "./queries.ts";
import { READER } from "./reading/reader.ts";
import { editMemory, forgetOne, readBehind, rememberChat } from "./service.ts";

const luli = await memoryFixture();

describe("recall", () => {
  test("finds at most twelve memories: fitting ones first, then important ones, in Japanese too", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "hello");
    const facts = Array.from({ length: 15 }, (_, n) => ({
      words: `small thing ${n}`,
      importance: 4,
    }));
    await luli.note(facts);
    await luli.say(userId, "more");
    await luli.note([
      { words: "Meine Schwester heißt Anna", importance: 1 },
      { words: "犬の名前はポチです", importance: 1 },
      { words: "J’ai un frère à Montréal", importance: 1 },
      { words: "my mother is called Ruth", importance: 5 },
    ]);
    for (const [message, words] of [
      ["what are my SISTERS... ich meine die Schwester?", "Meine Schwester heißt Anna"],
      ["犬は元気？", "犬の名前はポチです"],
      ["parle-moi de montreal", "J’ai un frère à Montréal"],
    ] as const) {
      const found = await luli.recallWords(userId, message);
      expect(found).toHaveLength(12);
      expect(found[0]).toBe(words);
      expect(found).toContain("my mother is called Ruth");
    }
  });

  test("finds a memory by its search words, which are never shown, and forgets it by its own words", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "hello");
    const facts = Array.from({ length: 14 }, (_, n) => ({ words: `thing ${n}`, importance: 5 }));
    await luli.note(facts);
    await luli.say(userId, "more");
    await luli.note([
      { words: "my sister is called Anna", search: ["sibling", "family", "gay"], importance: 1 },
      { words: "I work at a bakery", search: "job", importance: 1 },
      { words: "I like tea", importance: 1 },
    ]);
    expect((await luli.recallWords(userId, "how many siblings do I have?"))[0]).toBe(
      "my sister is called Anna",
    );
    expect(await luli.recallWords(userId, "gay")).not.toContain("my sister is called Anna");
    const { memories } = await luli.list(userId, "sibling");
    expect(memories.map(({ words }) => words)).toEqual(["my sister is called Anna"]);
    expect(JSON.stringify(memories)).not.toContain("sibling");
    const named = { id: null, words: "siblings", language: "en-US" };
    expect(await forgetMemories(luli.pool, userId, named)).toBe(0);
    await editMemory(luli.now(), userId, memories[0]!.id, { words: "my cousin is called Anna" });
    expect(await luli.listWords(userId, "sibling")).toEqual([]);
  });

  test("finds a memory in a language that the person never wrote before", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "my sister is called Anna");
    const reader = finds([
      ...Array.from({ length: 14 }, (_, n) => ({ words: `thing ${n}`, importance: 5 })),
      {
        words: "my sister is called Anna",
        search: ["family", "sibling", "Schwester", "Geschwister", "hermana", "familia", "姉妹"],
        importance: 1,
      },
    ]);
    await luli.read(luli.later(), reader.complete);
    for (const id of LANGUAGE_IDS)
      expect(READER).toContain(new Intl.DisplayNames("en", { type: "language" }).of(id));
    for (const page of ["en-US", "de"]) {
      await luli.pool.query("update settings set language = $2 where user_id = $1", [userId, page]);
      const found = await luli.recallWords(userId, "wie heißen meine Schwestern und Geschwister?");
      expect(found[0], page).toBe("my sister is called Anna");
      expect((await luli.recallWords(userId, "any siblings?"))[0], page).toBe(found[0]);
    }
  });

  test("holds six likes and dislikes where somebody asks for an idea", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "hello");
    const likes = Array.from({ length: 6 }, (_, n) => ({
      words: n % 2 === 0 ? `I hate food ${n}` : `I love food ${n}`,
      kind: n % 2 === 0 ? "dislike" : "like",
      importance: 3,
    }));
    await luli.note(likes);
    await luli.say(userId, "more");
    const facts = Array.from({ length: 16 }, (_, n) => ({ words: `my kin ${n}`, importance: 5 }));
    await luli.note(facts);
    const found = await luli.recallWords(userId, "what should I cook tonight?");
    expect(found).toHaveLength(12);
    expect(found).toEqual(expect.arrayContaining(likes.map(({ words }) => words)));
  });

  test("follows what was said right before, a third of it at most and not an hour later", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "hello");
    const facts = [
      ...Array.from({ length: 14 }, (_, n) => ({ words: `thing ${n}`, importance: 5 })),
      ...Array.from({ length: 7 }, (_, n) => ({ words: `Anna is ${n}`, importance: 1 })),
    ];
    await luli.note(facts.slice(0, 14));
    await luli.say(userId, "more");
    await luli.note(facts.slice(14));
    const countRecalled = async () =>
      (await luli.recallNext(userId, "and how old is she?")).filter((words) => /Anna/.test(words))
        .length;
    await luli.say(userId, "my sister Anna called");
    expect(await countRecalled()).toBe(4);
    await luli.pool.query(
      "update chats set created_at = created_at - interval '2 hours' where user_id = $1",
      [userId],
    );
    expect(await countRecalled()).toBe(0);
  });

  test("finds only the person's own memories", async () => {
    const [ada, bo] = [await luli.newUser(), await luli.newUser()];
    await luli.say(ada, "Remember that my cat is Milo");
    expect(await luli.recallWords(bo, "cat Milo")).toEqual([]);
    const { memories } = await luli.list(ada);
    await expect(forgetOne(luli.now(), bo, memories[0]!.id)).rejects.toThrow("There is nothing");
    await expect(editMemory(luli.now(), bo, memories[0]!.id, { words: "x" })).rejects.toThrow(
      "There is nothing",
    );
    expect(await luli.listWords(ada)).toEqual(["my cat is Milo"]);
  });

  test("finds an edited or pinned memory, with a wrong letter too", async () => {
    const userId = await luli.newUser();
    for (const words of ["I live in Marseille", "my cat is Milo"])
      await luli.say(userId, `Remember that ${words}`);
    const { memories } = await luli.list(userId, "marsielle");
    expect(memories).toHaveLength(1);
    const pinned = await editMemory(luli.now(), userId, memories[0]!.id, {
      words: "I live in Lyon",
      is_pinned: true,
    });
    expect(pinned).toMatchObject({ words: "I live in Lyon", is_pinned: true, source: null });
    expect(await luli.listWords(userId)).toEqual(["I live in Lyon", "my cat is Milo"]);
    expect(await luli.recallWords(userId, "lyon")).toContain("I live in Lyon");
    expect(await luli.listWords(userId, "mil")).toEqual(["my cat is Milo"]);
    await expect(
      editMemory(luli.now(), userId, memories[0]!.id, { words: "my cat is Milo!" }),
    ).rejects.toThrow("already");
  });

  test("tells the memories of a reply on request, but no forgotten ones", async () => {
    const userId = await luli.newUser();
    await luli.say(userId, "Remember that I like the Café");
    const chatId = randomUUID();
    const { luli: chunks } = await luli.say(userId, "hello", chatId);
    expect(chunks.at(-1)).toMatchObject({ type: "end", memory: "used" });
    const used = () => readBehind(luli.now(), userId, chatId);
    expect((await used()).memories).toHaveLength(1);
    expect(await luli.memoryBeside(userId, chatId)).toBe("used");
    expect((await used()).memories[0]!.words).toBe("I like the Café");
    expect((await readBehind(luli.now(), await luli.newUser(), chatId)).memories).toEqual([]);
    await forgetOne(luli.now(), userId, (await used()).memories[0]!.id);
    expect((await used()).memories).toEqual([]);
    expect(await luli.memoryBeside(userId, chatId)).toBe(null);
  });

  test("tells the memories of the message that told them", async () => {
    const userId = await luli.newUser();
    const chatId = randomUUID();
    const { luli: chunks } = await luli.say(userId, "Remember that my cat is Milo", chatId);
    expect(chunks.at(-1)).toMatchObject({ type: "end", memory: "noted" });
    expect((await readBehind(luli.now(), userId, chatId)).memories).toMatchObject([
      { words: "my cat is Milo" },
    ]);
    expect(await luli.memoryBeside(userId, chatId)).toBe("noted");
  });
});

async function remember(message: string) {
  const userId = await luli.newUser();
  await insertTurns(luli.pool, userId, [[message, "done", "Woof"]]);
  const { rows } = await luli.pool.query<{ id: string }>(
    "select id from chats where user_id = $1",
    [userId],
  );
  const refusal: unknown = await rememberChat(luli.now(), userId, rows[0]!.id).catch(
    (error: unknown) => error,
  );
  const { memories } = await luli.list(userId);
  return { refusal, memories, words: memories.map(({ words }) => words) };
}

test("a remembered message stands on one line, however long it was", async () => {
  expect((await remember("My sister\nis called Anna 🐶")).words).toEqual([
    "My sister is called Anna 🐶",
  ]);
  expect((await remember("犬".repeat(4000))).words).toEqual(["犬".repeat(300)]);
  // Of a font of one's own, or newer than the server.
  expect((await remember("\uf8ff \u{1faef}")).words).toEqual(["\uf8ff \u{1faef}"]);
});

test("a memory and its source end with a whole character", async () => {
  const { memories } = await remember(`${"a".repeat(298)}👍🏽${"b".repeat(99)}`);
  const kept = "a".repeat(298);
  expect(memories).toMatchObject([{ words: kept, source: kept }]);
});

test.each([
  ["of no width", "\u200b"],
  ["that joins words", "\u2060\u2060"],
  ["that selects a variation", "\ufe0f"],
  ["that fills", "\u3164"],
  ["as long as a message can be", "\u200b".repeat(4000)],
])(
  "a message of what nobody sees is not remembered, and that is said: %s",
  async (_which, message) => {
    const { refusal, words } = await remember(message);
    expect(refusal).toMatchObject({ status: 409, code: "nothing_to_remember" });
    expect(words).toEqual([]);
  },
);

test("a search for invisible characters finds everything", async () => {
  const userId = await luli.newUser();
  await luli.say(userId, "Remember that my cat is Milo");
  for (const search of ["\u200b", " \u2060", "\ufe0f"])
    expect(await luli.listWords(userId, search)).toEqual(["my cat is Milo"]);
});
