import { describe, expect, test } from "vitest";
import { readSaid } from "./said.ts";
import { soundsSad } from "./sadness.ts";

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
  ])("%s", (message) => expect(soundsSad(message)).toBe(true));
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
  ])("%s", (message) => expect(soundsSad(message)).toBe(false));
});

describe("a message", () => {
  const given = {
    variant: "original",
    sentAt: new Date(5),
    isNameTold: false,
  } as const;
  const read = (message: string, more = {}) => readSaid(message, { ...given, ...more });

  test("is a question by its mark, whatever the language", () => {
    for (const question of ["How are you?", "元気？", "كيف حالك؟", "¿Qué tal?"])
      expect(read(question).isQuestion, question).toBe(true);
    expect(read("I wonder.").isQuestion).toBe(false);
  });

  test("is the same as another by its words, not by case, width or spaces", () => {
    expect(read(" Hello   LULI ").hash).toBe(read("hello luli").hash);
    expect(read("ｈｅｌｌｏ luli").hash).toBe(read("hello luli").hash);
    expect(read("hello luli!").hash).not.toBe(read("hello luli").hash);
  });
});
