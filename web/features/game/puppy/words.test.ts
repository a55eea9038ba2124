import { afterEach, expect, test } from "vitest";
import { catalog as german } from "../../../../languages/de/web.ts";
import { speak, wordsOf } from "../../../lib/words/words.ts";
import { puppyWords } from "./words.ts";

afterEach(() => speak("en-US"));

test("a mood is said in the middle of a sentence", () => {
  expect(wordsOf(puppyWords).feeling("Happy & Playful")).toBe("happy and playful");
});

test("the label names the variant, its mood and its outfits", () => {
  const { told } = wordsOf(puppyWords);
  expect(told("Luli", "calm", [])).toBe("Luli, calm");
  expect(told("Luli", "calm", ["Sparkle Collar"])).toBe("Luli, calm, in the Sparkle Collar");
  expect(told("Biscuit", "calm", ["Royal Crown", "Love Bandana"])).toBe(
    "Biscuit, calm, in the Royal Crown and the Love Bandana",
  );
});

test("another language has its own words for moods, and says a mood that is new in the server's", () => {
  speak("de", german);
  const { feeling, mood, told } = wordsOf(puppyWords);
  expect(mood("Happy & Playful")).toBe("Fröhlich & verspielt");
  expect(mood("Mysterious")).toBe("Mysterious");
  expect(told("Luli", feeling("Happy & Playful"), ["Königskrone", "Herzchentuch"])).toBe(
    "Luli, fröhlich und verspielt, mit Königskrone und Herzchentuch",
  );
});
