// A loop is found where it begins.
import { describe, expect, test } from "vitest";
import { Repeats } from "./repeats.ts";

/** What is left before the loop; null: there is none. */
function hear(text: string, message = "hello", size = 3): string | null {
  const repeats = new Repeats(message);
  for (let at = 0; at < text.length; at += size) {
    const from = repeats.read(text.slice(at, at + size));
    if (from !== null) return text.slice(0, from);
  }
  return null;
}

describe("a loop", () => {
  test.each([
    ["of one word", "Woof! I wag ", "happily "],
    ["of a phrase", "Woof! Now ", "I want to go there "],
    ["of eight words", "Woof! ", "one two three four five six seven eight "],
    ["of a sentence with a word twice", "Woof! ", "I love that you love me. "],
    ["over lines", "Woof!\n", "- a walk\n"],
    ["without spaces", "わん！こんにちは。", "散歩に行こうよ。"],
    ["of faces", "Woof! ", "\u{1f436}\u{1f43e}"],
  ])("%s is heard after eight times, and where it began", (_, before, unit) => {
    const looped = before + unit.repeat(40);
    for (const size of [1, 3, 7, looped.length])
      expect(hear(looped, "hello", size)?.trim()).toBe(before.trim());
  });

  test("seven repetitions are no loop", () => {
    expect(hear(`Woof! ${"I am here now ".repeat(7)}Bye.`)).toBeNull();
    expect(hear(`Woof! ${"I am here now ".repeat(8)}Bye.`)).toBe("Woof! ");
  });
});

test.each([
  ["laughter", "ha ".repeat(8)],
  ["a long woof", `W${"o".repeat(50)}f`],
  ["a ruler", `${"-".repeat(90)} ${"= ".repeat(30)}`],
  ["a table", "| 1 | 2 |\n".repeat(12)],
  [
    "a long address",
    `https://luli.example/${"a1b2c3d4e5".split("").toSorted().join("/x")}`.repeat(1),
  ],
])("%s is no loop", (_, text) => {
  expect(hear(text)).toBeNull();
});

test("words that were asked for may be said forty times", () => {
  const message = "Please say Woof 30 times";
  expect(hear("woof ".repeat(30), message)).toBeNull();
  expect(hear("woof ".repeat(60), message)).toBe("");
});
