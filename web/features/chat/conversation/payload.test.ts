import fc from "fast-check";
import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { chatRequest } from "../../../../shared/contracts/chat.ts";
import { CHAT_LIMITS } from "../../../../shared/rules/chat-limits.ts";
import { storedTurn } from "../../../testing/stored-chat.ts";
import { buildPayload } from "./payload.ts";

const turn = (message: string, reply: string | null) => storedTurn(message, { message, reply });

test.each([
  ["What's your name?", [{ role: "assistant", content: "What's your name?" }]],
  [null, []],
])("the greeting %j, what was answered and the new message are sent", (greeting, opening) => {
  const turns = [turn("Hi", "Woof!"), turn("lost", null)];
  expect(buildPayload({ turns, message: "How are you?", greeting })).toEqual([
    ...opening,
    { role: "user", content: "Hi" },
    { role: "assistant", content: "Woof!" },
    { role: "user", content: "How are you?" },
  ]);
});

test("two hundred messages are the most, and the oldest go", () => {
  const turns = Array.from({ length: 150 }, (_, index) => turn(`m${index}`, `r${index}`));
  const payload = buildPayload({ turns, message: "new", greeting: "hello" });
  expect(payload).toHaveLength(200);
  expect(payload[0]).toEqual({ role: "assistant", content: "r50" });
  expect(payload.at(-1)).toEqual({ role: "user", content: "new" });
});

test("whatever was said, the server takes the body", () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .map((part) => part.repeat(60).slice(0, 3000));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 60 }), text, (pairs, last) => {
      fc.pre(last.trim() !== "");
      const messages = buildPayload({
        turns: pairs.map(([a, b]) => turn(a, b)),
        message: last,
        greeting: null,
      });
      expect(new TextEncoder().encode(JSON.stringify({ messages })).length).toBeLessThan(
        CHAT_LIMITS.bodyBytes,
      );
      expect(safeParse(chatRequest, { messages }).success).toBe(true);
      expect(messages.at(-1)).toEqual({ role: "user", content: last });
    }),
  );
});
