import { expect, test } from "vitest";
import { saysNoMore } from "./extraction.ts";

test.each([
  ["My sister's name is Anna", "my sister is called Anna", true],
  ["Der Name meiner Schwester ist Anna", "Meine Schwester heißt Anna", false],
  ["Meine Schwester heißt Anna", "Der Name meiner Schwester ist Anna", true],
  ["my sister is called Emma", "my sister is called Anna", false],
  ["the exam is on 5 March", "the exam is on 4 March", false],
  ["I like tea a lot", "I like tea", true],
  ["犬はポチという名前", "犬の名前はポチです", true],
  ["犬の名前はハナ", "犬の名前はポチです", false],
])("%s / %s: %s", (fact, known, is) => {
  expect(saysNoMore(fact, known)).toBe(is);
});
