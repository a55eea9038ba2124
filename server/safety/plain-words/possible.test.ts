// Patterns whose pieces a message does not hold are not tried: none of them would match.
import { expect, test } from "vitest";
import { neededFor } from "../../platform/patterns/needed.ts";
import { normalize } from "../classifier-input/normalize.ts";
import { WORD_CASES } from "../testing/cases.ts";
import { patternsIn, PLAIN_WORDS } from "./all.ts";
import { rowsOf } from "./table.ts";

const patterns = Object.values(PLAIN_WORDS).flatMap((table) => [
  ...rowsOf(table).map(({ pattern }) => pattern),
  ...Object.values(table.idioms),
]);

test("every pattern has pieces that a text must hold", () => {
  expect(patterns.filter((pattern) => neededFor(pattern) === null)).toEqual([]);
});

test("the index leaves out no pattern that matches a case, alone or amid others", () => {
  const messages = Object.values(WORD_CASES)
    .flatMap(({ wordCases, idiomCases }) => [
      ...Object.values(wordCases).flatMap(({ hits, misses }) => [...hits, ...misses]),
      ...Object.values(idiomCases).flat(),
    ])
    .map(normalize);
  for (const [at, message] of messages.entries()) {
    const text = at % 2 ? message : `${message}. ${messages[(at * 31) % messages.length]}`;
    const tried = patternsIn(text);
    const leftOut = patterns.filter((pattern) => !tried.has(pattern) && pattern.test(text));
    expect([text, leftOut]).toEqual([text, []]);
  }
});
