// Texts stand on one line.
import { expect, test } from "vitest";
import { oneLine } from "./text.ts";

test("what would begin a line, or is unseen, is a space", () => {
  expect(oneLine(" a\n\u2028b\u0000\u200bc\td \ud800")).toBe("a b c d");
  expect(oneLine("Luli 🐶 sits", 6)).toBe("Luli ");
  expect(oneLine("Hi 👍🏽", 6)).toBe("Hi ");
});
