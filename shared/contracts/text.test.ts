// Texts are cut between characters, and stand on one line.
import fc from "fast-check";
import { expect, test } from "vitest";
import { cut, oneLine } from "./text.ts";

test("no cut goes through a character, and none takes more than that one", () => {
  expect([cut("a🐶b", 2), cut("a🐶b", 3), cut("🐶", 1), cut("犬", 9)]).toEqual([
    "a",
    "a🐶",
    "",
    "犬",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(40), (text, length) => {
      const kept = cut(text, length);
      expect(text.startsWith(kept)).toBe(true);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept.length).toBeGreaterThan(Math.min(text.length, length) - 2);
    }),
  );
});

test("what would begin a line, or is unseen, is a space", () => {
  expect(oneLine(" a\n\u2028b\u0000\u200bc\td \ud800")).toBe("a b c d");
  expect(oneLine("Luli 🐶 sits", 6)).toBe("Luli ");
});
