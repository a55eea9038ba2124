// Sad words and news of grief in six languages, and what only looks like them.
import { describe, expect, test } from "vitest";
import { normalize } from "../classifier-input/normalize.ts";
import { checkMessage } from "../service.ts";
import { CASES } from "../testing/cases.ts";
import { hearSadWords } from "./sadness.ts";

describe.each(Object.entries(CASES))("%s", (_, { sadCases: { hits, misses } }) => {
  test.each(hits)("%j sounds sad", (message) => {
    expect(hearSadWords(normalize(message))).toBe(true);
  });

  test.each(misses)("%j does not sound sad", (message) => {
    expect(hearSadWords(normalize(message))).not.toBe(true);
  });
});

test.each([
  "Ich bin nicht traurig",
  "I'm not sad at all",
  "no estoy triste",
  "je ne suis pas triste",
  "não estou triste",
  "悲しくないよ",
])("the classifier does not take %j for sad either", (message) => {
  expect(checkMessage(message).isSad).toBe(false);
});

test("a sad message without sad words is left to the classifier", () => {
  expect(hearSadWords(normalize("tell me about blue whales"))).toBeNull();
});
