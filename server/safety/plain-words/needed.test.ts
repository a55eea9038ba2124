// A pattern that matches holds one of the pieces that are said to be needed for it.
import { expect, test } from "vitest";
import { patternsIn, PLAIN_WORDS } from "./all.ts";
import { normalize } from "../normalize.ts";
import { neededFor } from "./needed.ts";

test.each<[RegExp, readonly string[] | null]>([
  [/hurt/u, ["hurt"]],
  [/\b(?:hurt|harm)ing me\b/u, ["rting me", "rming me"]],
  [/\bhim(?:self)?\b/u, ["him"]],
  [/(?:\w+ ){0,3}hits me/u, ["hits me"]],
  [/kill?(?:ing)? my ?self(?! at)/u, ["l myself", " my self", "g myself"]],
  [/(?<!not )die+ now|^[^a-z]*dead$/u, [" now", "dead"]],
  [/d[iy]e\.|死にたい/u, ["die.", "dye.", "死にたい"]],
  [/a[0-9]b|(hurt)\1/u, ["a", "hurt"]],
  [/(?:sad)?\s*/u, null],
  [/(?:sad|\d+)/u, null],
])("%s", (pattern, pieces) => {
  expect(neededFor(pattern)).toEqual(pieces);
});

test("a source that is not understood is refused", () => {
  expect(() => neededFor(/hurt/iu)).toThrow("Small and capital letters alike");
  expect(() => neededFor(/(?<name>hurt)/u)).toThrow("Not understood");
});

const tables = Object.values(PLAIN_WORDS);
const rows = tables.flatMap(({ words, idioms }) => [...words, ...idioms]);

test("each row has pieces", () => {
  expect(rows.filter(({ pattern }) => neededFor(pattern) === null)).toEqual([]);
});

test("no pattern is left out that matches, in any message of any table, alone or amid others", () => {
  const messages = tables
    .flatMap(({ words, idioms }) => [
      ...words.flatMap(({ hits, misses }) => [...hits, ...misses]),
      ...idioms.flatMap(({ examples }) => examples),
    ])
    .map(normalize);
  for (const [at, message] of messages.entries()) {
    const text = at % 2 ? message : `${message}. ${messages[(at * 31) % messages.length]}`;
    const tried = patternsIn(text);
    const leftOut = rows.filter(({ pattern }) => !tried.has(pattern) && pattern.test(text));
    expect([text, leftOut]).toEqual([text, []]);
  }
});
