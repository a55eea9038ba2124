// Every row of every table cuts what it must, and nothing that only looks like it.
import { describe, expect, test } from "vitest";
import { WATCH_CASES } from "../testing/cases.ts";
import { WATCH_TABLES } from "./all.ts";
import { fold } from "./fold.ts";
import { Watch } from "./watch.ts";

function isCut(reply: string, isWary: boolean, told: readonly string[] = []): boolean {
  const watch = new Watch(
    () => isWary,
    () => told,
  );
  for (const piece of reply.match(/\s*\S{1,5}/gu) ?? []) watch.read(piece);
  watch.end();
  return watch.hit !== null;
}

const languages = Object.entries(WATCH_TABLES).map(([language, table]) => ({
  language,
  table,
  cases: WATCH_CASES[language as keyof typeof WATCH_TABLES]!,
}));

describe.each(languages)("$language", ({ table, cases }) => {
  test.each(table.rows.map((row) => [row.id, row] as const))("row %s cuts its cases", (id, row) => {
    const { pattern, wary } = row;
    const { hits, misses } = cases[id]!;
    // What counts beside another sort alone stands beside a means that the user has named.
    const meansRow = table.rows.find((other) => other.wary === "means");
    const means = meansRow ? cases[meansRow.id]!.hits[0]! : "";
    const beside = wary === "amount" || wary === "way" ? `${means} ` : "";
    for (const reply of hits) {
      expect([reply, pattern.test(fold(reply))]).toEqual([reply, true]);
      expect([reply, isCut(beside + reply, wary !== undefined, [beside])]).toEqual([reply, true]);
    }
    expect(isCut(beside, true, [beside])).toBe(false);
    for (const reply of misses)
      expect([reply, isCut(reply, wary !== undefined)]).toEqual([reply, false]);
    expect(hits.length).toBeGreaterThanOrEqual(3);
    expect(misses.length).toBeGreaterThanOrEqual(2);
  });
});

test("no row begins with any word", () => {
  for (const word of ["zzzzzzzz", "xyxyxyxy", "犬犬犬犬"]) {
    const watch = new Watch(() => true);
    watch.read("Woof! ");
    expect(watch.read(word)).toBe(word);
  }
});

test("each id stands once", () => {
  const ids = Object.values(WATCH_TABLES).flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
