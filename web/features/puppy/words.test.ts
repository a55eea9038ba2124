import { expect, test } from "vitest";
import { moodWords, puppyWords } from "./words.ts";

test("a mood is said in the middle of a sentence", () => {
  expect(moodWords("Happy & Playful")).toBe("happy and playful");
});

test("who and how, and whatever is worn by its name", () => {
  expect(puppyWords("Luli", "calm", [])).toBe("Luli, calm");
  expect(puppyWords("Luli", "calm", ["sparkle_collar"])).toBe("Luli, calm, in the Sparkle Collar");
  expect(puppyWords("Biscuit", "calm", ["royal_crown", "love_bandana"])).toBe(
    "Biscuit, calm, in the Royal Crown and the Love Bandana",
  );
});
