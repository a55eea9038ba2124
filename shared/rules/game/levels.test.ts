import { expect, test } from "vitest";
import { maxXp } from "./levels.ts";

test("levels need the XP that product.md lists", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(maxXp)).toEqual([
    100, 190, 300, 440, 600, 790, 1000, 1240, 1500, 1790,
  ]);
});
