// Patterns that a message holds no piece of are not tried: none of them would have matched.
import { expect, test } from "vitest";
import { neededFor } from "../../platform/patterns/needed.ts";
import { normalize } from "../../../shared/classifier/normalize.ts";
import { WORD_CASES } from "../testing/cases.ts";
import { patternsIn, PLAIN_WORDS } from "./all.ts";

const tables = Object.values(PLAIN_WORDS);
const rows = tables.flatMap(({ words, idioms }) => [...words, ...idioms]);

test("each row has pieces", () => {
  expect(rows.filter(({ pattern }) => neededFor(pattern) === null)).toEqual([]);
});

test("no pattern is left out that matches, in any message of any table, alone or amid others", () => {
  const messages = Object.values(WORD_CASES)
    .flatMap(({ wordCases, idiomCases }) => [
      ...Object.values(wordCases).flatMap(({ hits, misses }) => [...hits, ...misses]),
      ...Object.values(idiomCases).flat(),
    ])
    .map(normalize);
  for (const [at, message] of messages.entries()) {
    const text = at % 2 ? message : `${message}. ${messages[(at * 31) % messages.length]}`;
    const tried = patternsIn(text);
    const leftOut = rows.filter(({ pattern }) => !tried.has(pattern) && pattern.test(text));
    expect([text, leftOut]).toEqual([text, []]);
  }
});
