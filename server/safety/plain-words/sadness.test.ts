// Sad and worried words in six languages, and what only looks like them.
import { describe, expect, test } from "vitest";
import { normalize } from "../../../shared/classifier/normalize.ts";
import { hearSadWords } from "./sadness.ts";

describe("words that sound sad or worried are heard:", () => {
  test.each([
    "I'm so sad today",
    "I feel really down",
    "I am worried about my exam",
    "I'm not okay",
    "I had a terrible day",
    "I miss my grandma",
    "she broke up with me",
    "I’m anxious about tomorrow",
    "😢",
    "estoy muy triste",
    "je suis inquiète pour demain",
    "ich bin traurig",
    "ich bin überfordert",
    "mir geht es nicht gut",
    "estou com medo",
    "とても悲しい",
  ])("%s", (message) => expect(hearSadWords(normalize(message))).toBe(true));
});

describe("others are not taken for it:", () => {
  test.each([
    "Hello Luli!",
    "I'm not sad at all",
    "What a great day",
    "I'm not worried",
    "Tell me about blue whales",
    "I scored 10 points",
    "ich bin nicht traurig",
    "estoy feliz",
    "je vais très bien",
    "Let's play!",
  ])("%s", (message) => expect(hearSadWords(normalize(message))).toBe(false));
});
