import { expect, test } from "vitest";
import { earnedXp, maxXp } from "./levels.ts";

test("levels need the XP that product.md lists", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(maxXp)).toEqual([
    100, 190, 300, 440, 600, 790, 1000, 1240, 1500, 1790,
  ]);
});

test("earned XP is kept over a level-up", () => {
  expect(earnedXp(1, 99)).toBe(99);
  expect(earnedXp(2, 0)).toBe(100);
  expect(earnedXp(5, 450)).toBe(100 + 190 + 300 + 440 + 450);
});
