import { expect, test } from "vitest";
import { toSpeech } from "./speech.ts";

test("actions and emojis are not read aloud", () => {
  expect(toSpeech("*tilts head* Hello, Maya! 🐾👩🏽‍🚀 See https://luli.test/x now ❤️.")).toBe(
    "Hello, Maya! See now.",
  );
  expect(toSpeech("*wags*")).toBe("");
});

test("a number is said, a picture made of one is not mangled", () => {
  expect(toSpeech("You are level 12 now.")).toBe("You are level 12 now.");
});
