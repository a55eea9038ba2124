import { expect, test } from "vitest";
import { phrasesOf, saidOften } from "./sameness.ts";

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
