// Every row of every table hears what it must, and not what only sounds like it.
import { describe, expect, test } from "vitest";
import { normalize } from "../../../shared/classifier/normalize.ts";
import { patternsIn, PLAIN_WORDS } from "./all.ts";
import { hear, type LanguageTable } from "./table.ts";

function heardIn(message: string, table: LanguageTable) {
  const said = normalize(message);
  return hear(said, table, patternsIn(said)).heard;
}

describe.each(Object.entries(PLAIN_WORDS))("%s", (_, table) => {
  test.each(table.words.map((row) => [row.id, row] as const))("%s", (id, row) => {
    const alone = { ...table, words: [row] };
    for (const message of row.hits)
      expect([message, heardIn(message, alone)?.id]).toEqual([message, id]);
    for (const message of row.misses)
      expect([message, heardIn(message, table)]).toEqual([message, null]);
    expect(row.hits.length).toBeGreaterThanOrEqual(3);
    expect(row.misses.length).toBeGreaterThanOrEqual(2);
  });

  test.each(table.idioms.map((idiom) => [idiom.id, idiom] as const))("idiom %s", (_id, idiom) => {
    for (const message of idiom.examples) {
      expect([message, idiom.pattern.test(normalize(message))]).toEqual([message, true]);
      expect([message, heardIn(message, table)]).toEqual([message, null]);
    }
  });

  test("has each id once", () => {
    const ids = [...table.words, ...table.idioms].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
