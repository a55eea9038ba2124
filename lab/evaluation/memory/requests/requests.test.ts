// How well orders to remember are heard: 30 and 15 that only sound like one, in six languages, by two hands who had not seen the code (2026-11-24).
// The first was opened while the rule was written, of the second only the totals were seen.
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { hearRequest } from "../../../../server/memory/requests/hear-request.ts";

type Line = { language: string; isOrder: boolean; message: string };

const read = (name: string): Line[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, `${name}.tsv`), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => {
      const [language = "", isOrder, message = ""] = row.split("\t");
      return { language, isOrder: isOrder === "yes", message };
    });

const isHeard = ({ message }: Line) => hearRequest(message)?.ask === "remember";
const share = (lines: Line[]) => lines.filter(isHeard).length / lines.length;

describe.each([
  { hand: "looked-at", heard: 0.98, least: 0.95, wrong: 0 },
  { hand: "unseen", heard: 0.79, least: 0.69, wrong: 0.012 },
])("$hand", ({ hand, heard, least, wrong }) => {
  const lines = read(hand);
  const orders = lines.filter(({ isOrder }) => isOrder);

  test("orders are heard", () => {
    expect(orders).toHaveLength(180);
    expect(share(orders)).toBeGreaterThan(heard);
  });

  test.each(["en", "de", "es", "fr", "pt", "ja"])("in %s, too", (id) => {
    expect(share(orders.filter(({ language }) => language === id))).toBeGreaterThan(least);
  });

  test("a sentence that only sounds like a request is not taken for one", () => {
    expect(share(lines.filter(({ isOrder }) => !isOrder))).toBeLessThanOrEqual(wrong);
  });
});
