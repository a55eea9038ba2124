// A click remembers a message, if there is anything to remember.
import { expect, test } from "vitest";
import { insertTurns } from "../testing/chat/chat.ts";
import { memoryFixture } from "../testing/chat/memory.ts";
import { rememberChat } from "./service.ts";

const luli = await memoryFixture();

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
