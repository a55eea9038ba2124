// What may still become a match is held back, and not a letter more.
import { expect, test } from "vitest";
import { partialOf } from "./partial.ts";

const may = (source: string, text: string) =>
  new RegExp(`^(?:${partialOf(source)})`, "u").test(text);

test.each([
  ["don't (?:go|leave)", "d"],
  ["don't (?:go|leave)", "don't "],
  ["don't (?:go|leave)", "don't lea"],
  ["don't (?:go|leave)", "don't leave"],
  ["(?:please )?stay", "pl"],
  ["(?:please )?stay", "please st"],
  ["\\d+ ?mg\\b", "40"],
  ["\\d+ ?mg\\b", "400 m"],
  ["a{3}b", "aa"],
  ["sad[^.!?]{0,20}without you", "sad and lonely with"],
  ["go(?! out)", "go"],
  ["[いえ]か", "い"],
  ["\\p{L}+ x", "ab"],
])("%j may still come of %j", (source, text) => {
  expect(may(source, text)).toBe(true);
});

test.each([
  ["don't (?:go|leave)", "do n"],
  ["don't (?:go|leave)", "don't w"],
  ["(?:please )?stay", "please sit"],
  ["\\d+ ?mg\\b", "400 c"],
  ["sad[^.!?]{0,20}without you", "sad. with"],
  ["sad[^.!?]{0,5}without you", "sad and lonely w"],
  ["(?<!not )go", "not"],
])("%j may not come of %j", (source, text) => {
  expect(may(source, text)).toBe(false);
});

test("a pattern that is not understood is refused", () => {
  expect(() => partialOf("a**")).toThrow("Not understood");
});
