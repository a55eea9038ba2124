// Texts stand on one line.
import { expect, test } from "vitest";
import { oneLine } from "./text.ts";

test("line breaks and invisible characters become a space", () => {
  expect(oneLine(" a\n\u2028b\u0000\u200bc\td \ud800")).toBe("a b c d");
  expect(oneLine("Luli 🐶 sits", 6)).toBe("Luli ");
  expect(oneLine("Hi 👍🏽", 6)).toBe("Hi ");
});

test("joiners stay between two visible characters, and only there", () => {
  for (const text of ["👨‍👩‍👧 ❤️‍🔥", "می‌خواهم", "क्‍ष"]) expect(oneLine(text)).toBe(text);
  expect(oneLine("\u200da\u200d\u200db \u200d c\u200d")).toBe("a b c");
  // Whole sentences can be hidden in the marks of a flag.
  expect(oneLine("🏴\u{e0067}\u{e0062}\u{e007f}!")).toBe("🏴 !");
});
