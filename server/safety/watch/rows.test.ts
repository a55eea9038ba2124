// Every row of every table cuts what it must, and nothing that only looks like it.
import { describe, expect, test } from "vitest";
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

describe.each(Object.entries(WATCH_TABLES))("%s", (_, table) => {
  test.each(table.rows.map((row) => [row.id, row] as const))("%s", (_id, row) => {
    const { hits, misses, pattern, wary } = row;
    // What counts beside another sort alone stands beside a means that the user has named.
    const means = table.rows.find((other) => other.wary === "means")?.hits[0] ?? "";
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
