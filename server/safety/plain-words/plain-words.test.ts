// Every row of every table hears its cases, and leaves alone what only sounds like them.
import { describe, expect, test } from "vitest";
import { normalize } from "../classifier-input/normalize.ts";
import { CASES } from "../testing/cases.ts";
import { SAFETY_LANGUAGES } from "../languages/all.ts";
import { hear, type LanguageTable, rowsOf } from "./table.ts";

const heardIn = (message: string, table: LanguageTable) => hear(normalize(message), table).heard;

const languages = Object.entries(SAFETY_LANGUAGES).map(([language, { plainWords: table }]) => ({
  language,
  table,
  ...CASES[language as keyof typeof SAFETY_LANGUAGES]!,
}));

describe.each(languages)("$language", ({ table, wordCases, idiomCases }) => {
  test.each(rowsOf(table).map(({ id, kind, pattern }) => [id, kind, pattern] as const))(
    "row %s hears its cases",
    (id, kind, pattern) => {
      const { hits, misses } = wordCases[id]!;
      const alone = { ...table, words: { [kind]: { [id]: pattern } } };
      for (const message of hits)
        expect([message, heardIn(message, alone)?.id]).toEqual([message, id]);
      for (const message of misses)
        expect([message, heardIn(message, table)]).toEqual([message, null]);
      expect(hits.length).toBeGreaterThanOrEqual(1);
      expect(misses.length).toBeGreaterThanOrEqual(1);
    },
  );

  test.each(Object.entries(table.idioms))("idiom %s excuses its cases", (id, pattern) => {
    for (const message of idiomCases[id]!) {
      expect([message, pattern.test(normalize(message))]).toEqual([message, true]);
      expect([message, heardIn(message, table)]).toEqual([message, null]);
    }
  });

  test("the table has at most 40 rows", () => {
    expect(rowsOf(table).length).toBeLessThanOrEqual(40);
  });

  test("every row and idiom has cases, and no cases lack their row", () => {
    const ids = rowsOf(table).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(wordCases).toSorted());
    expect(Object.keys(table.idioms).toSorted()).toEqual(Object.keys(idiomCases).toSorted());
    expect(table.heardWhenNegated.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
