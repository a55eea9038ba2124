import { expect, test } from "vitest";
import { threadMs } from "../../testing/thread-time.ts";
import { phrasesOf, saidOften, withoutQuotes } from "./sameness.ts";

test("a reply's phrases are its beginning, its actions and its longer sentences, without what it quotes", () => {
  const reply =
    'Oh no! *Tilts head.* What will you cook tonight? I see. "Hi Dale, I am running late."';
  expect([...phrasesOf(reply)]).toEqual(["oh no", "*tilts head.*", "what will you cook tonight?"]);
});

test("phrases of two replies count as said often, the most frequent first", () => {
  const replies = [
    "Oh no, rain again. *wags tail*",
    "Oh no! The bus was late. *wags tail*",
    "Hello you. *wags tail* *wags tail*",
  ];
  expect(saidOften(replies)).toEqual(["*wags tail*", "oh no"]);
  expect(saidOften(replies.slice(1, 2))).toEqual([]);
});

test("Japanese replies are compared by their words, too", () => {
  expect(
    saidOften(["おやすみ、みさきさん。", "おやすみ、みさきさん。いい夢を見てね。"]),
  ).toHaveLength(1);
});

test.each([
  ["„Guten Tag“ sag ich", " sag ich"],
  ["Say “hello” or «salut»", "Say  or "],
  ["「おはよう」と『こんにちは』", "と"],
])("%s is read without its quotes", (reply, own) => {
  expect(withoutQuotes(reply)).toBe(own);
});

test.each([...'"“„«「『'])("a reply of 32,000 %s costs less than half a second", (mark) => {
  expect(threadMs(() => void withoutQuotes(mark.repeat(32_000)))).toBeLessThan(500);
});
