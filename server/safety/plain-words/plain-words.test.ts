// Every row of every table hears what it must, and not what only sounds like it.
import { describe, expect, test } from "vitest";
import { normalize } from "../../../shared/classifier/normalize.ts";
import { WORD_CASES } from "../testing/cases.ts";
import { patternsIn, PLAIN_WORDS } from "./all.ts";
import { hear, type LanguageTable } from "./table.ts";

function heardIn(message: string, table: LanguageTable) {
  const said = normalize(message);
  return hear(said, table, patternsIn(said)).heard;
}

const languages = Object.entries(PLAIN_WORDS).map(([language, table]) => ({
  language,
  table,
  ...WORD_CASES[language as keyof typeof PLAIN_WORDS]!,
}));

describe.each(languages)("$language", ({ table, wordCases, idiomCases }) => {
  test.each(table.words.map((row) => [row.id, row] as const))(
    "row %s hears its cases",
    (id, row) => {
      const { hits, misses } = wordCases[id]!;
      const alone = { ...table, words: [row] };
      for (const message of hits)
        expect([message, heardIn(message, alone)?.id]).toEqual([message, id]);
      for (const message of misses)
        expect([message, heardIn(message, table)]).toEqual([message, null]);
      expect(hits.length).toBeGreaterThanOrEqual(3);
      expect(misses.length).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(table.idioms.map((idiom) => [idiom.id, idiom] as const))(
    "idiom %s excuses its cases",
    (id, idiom) => {
      for (const message of idiomCases[id]!) {
        expect([message, idiom.pattern.test(normalize(message))]).toEqual([message, true]);
        expect([message, heardIn(message, table)]).toEqual([message, null]);
      }
    },
  );

  test("has at most 40 rows", () => {
    expect(table.words.length).toBeLessThanOrEqual(40);
  });

  test("has each id once, and cases for no other", () => {
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
    expect(ids(table.words)).toEqual(Object.keys(wordCases).toSorted());
    expect(ids(table.idioms)).toEqual(Object.keys(idiomCases).toSorted());
  });
});
