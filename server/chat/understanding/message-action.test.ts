import { describe, expect, test } from "vitest";
import { readMessageAction } from "./message-action.ts";

describe("a message", () => {
  const given = {
    variant: "original",
    sentAt: new Date(5),
    isNameTold: false,
    isSad: false,
  } as const;
  const read = (message: string, more = {}) => readMessageAction(message, { ...given, ...more });

  test("a question is known by its mark, in any language", () => {
    for (const question of ["How are you?", "元気？", "كيف حالك؟", "¿Qué tal?"])
      expect(read(question).isQuestion, question).toBe(true);
    expect(read("I wonder.").isQuestion).toBe(false);
  });

  test("equal messages differ in case, width or spaces alone", () => {
    expect(read(" Hello   LULI ").hash).toBe(read("hello luli").hash);
    expect(read("ｈｅｌｌｏ luli").hash).toBe(read("hello luli").hash);
    expect(read("hello luli!").hash).not.toBe(read("hello luli").hash);
  });
});
