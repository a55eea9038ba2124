import { expect, test } from "vitest";
import { splitSentences } from "./sentences.ts";

test("a reply is said sentence by sentence, in any language", () => {
  expect(splitSentences("Woof! How are you? I am fine.", "en-US")).toEqual([
    "Woof!",
    "How are you?",
    "I am fine.",
  ]);
  expect(splitSentences("こんにちは。元気ですか？", "ja")).toEqual([
    "こんにちは。",
    "元気ですか？",
  ]);
  expect(splitSentences("", "en-US")).toEqual([]);
  expect(splitSentences("... !", "en-US")).toEqual([]);
});

test("no piece takes longer than a breath, and nothing is lost", () => {
  const long = `${"a long walk in the green park, ".repeat(12)}and home.`;
  const pieces = splitSentences(long, "en-US");
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
  expect(pieces.join(" ")).toBe(long);
  const endless = splitSentences("x".repeat(400), "en-US");
  expect(endless.join("")).toBe("x".repeat(400));
});
