// Finding what was said: as one types, in any of the six languages, one's own alone.
import { expect, test } from "vitest";
import type { ChatPage } from "../../../shared/contracts/chat.ts";
import { createUser, insertTurns, listChats } from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const chat = await chatFixture();
const server = await chat.start();

const find = async (userId: string, words: string): Promise<string[]> => {
  const query = new URLSearchParams({ words });
  const response = await fetch(`${server.url}/api/chats/found?${query}`, {
    headers: { authorization: `Bearer ${userId}` },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as ChatPage).chats.map(({ message }) => message);
};

test("the search finds messages and replies by the beginnings of words, in any language, newest first", async () => {
  const [owner, stranger] = await Promise.all([createUser(server.pool), createUser(server.pool)]);
  await insertTurns(server.pool, owner, [
    ["Ich war in Köln spazieren", "done", "Schön!"],
    ["今日はりんごを食べた", "done", "おいしそう"],
    ["Where is Cologne?", "done", "Köln lies on the Rhine"],
    ["Nobody answered Köln", "failed", null],
  ]);
  const cologne = ["Where is Cologne?", "Ich war in Köln spazieren"];
  for (const words of ["köln", "KOLN", "Kö", "köl"])
    expect(await find(owner, words)).toEqual(cologne);
  expect(await find(owner, "köln spaz")).toEqual([cologne[1]]);
  for (const words of ["りんご", "りん", "食べ", "り"])
    expect(await find(owner, words), words).toEqual(["今日はりんごを食べた"]);
  for (const words of ["", "  ", "!!!", "'", "köln & oslo", "x:*", "\u200b", "\ufe0f\u3164"])
    expect(await find(owner, words), words).toEqual([]);
  expect(await find(stranger, "köln")).toEqual([]);
  // What is said later is found, too.
  await insertTurns(server.pool, owner, [["Köln again", "done", "Yes"]]);
  expect((await find(owner, "köln"))[0]).toBe("Köln again");
});

test("the conversation is read from a moment on, and leads back from there", async () => {
  const userId = await createUser(server.pool);
  await insertTurns(
    server.pool,
    userId,
    ["1", "2", "3", "4"].map((said) => [said, "done", "Woof"] as const),
  );
  const all = (await listChats(server, userId)).body.chats;
  const since = all[2]!.created_at;
  const { body } = await listChats(server, userId, `?since=${encodeURIComponent(since)}&limit=2`);
  expect(body.chats.map(({ message }) => message)).toEqual(["3", "2"]);
  const before = await listChats(server, userId, `?before=${body.next}`);
  expect(before.body.chats.map(({ message }) => message)).toEqual(["1"]);
  expect((await listChats(server, userId, "?since=yesterday")).status).toBe(400);
});
