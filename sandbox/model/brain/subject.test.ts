// The words Luli hands back, and when she had better hand back none.
import { expect, test } from "vitest";
import { findSubject } from "./subject.ts";

test.each([
  ["my new guitar arrived", "your new guitar"],
  ["MY GUITAR IS BROKEN", "your guitar"],
  ["I am learning Spanish", "Spanish"],
  ["I like painting with watercolours", "painting"],
  ["my brother\u2019s dog is huge", "your brother's"],
])("%j is about %s", (message, subject) => {
  expect(findSubject(message)).toBe(subject);
});

test.each([
  "",
  "ok",
  "yes I do",
  "what should I do now",
  "\u{1f436}",
  "1234 5678",
  "the very next day",
  "just moved to Berlin",
  "I'll let you go, the train is here",
])("%j is about nothing in particular", (message) => {
  expect(findSubject(message)).toBeNull();
});

test("what is handed back is short and made of letters, whatever was typed", () => {
  expect(findSubject(`about ${"x".repeat(400)}`)).toBeNull();
  expect(findSubject("my <script>alert(1)</script>")).toBe("your script");
});
