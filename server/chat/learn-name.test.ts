// When a name is heard, and when not.
import { expect, test } from "vitest";
import { learnName } from "./learn-name.ts";

const GREETING = "Woof! I'm Luli! What's your name?";
const answer = (content: string, asked = GREETING) =>
  learnName([
    { role: "assistant", content: asked },
    { role: "user", content },
  ]);
const say = (content: string) => learnName([{ role: "user", content }]);

test.each([
  ["I'm Maya", "Maya"],
  ["I\u2019m Maya!", "Maya"],
  ["Hi, I'm Maya. Nice to meet you", "Maya"],
  ["hey Luli, i'm Jean-Luc", "Jean-Luc"],
  ["I am Ana de la Cruz", "Ana de la Cruz"],
  ["It's O'Brien", "O'Brien"],
  ["Maya", "Maya"],
  ["Zoë.", "Zoë"],
  ["I'm Maya and I love dogs", "Maya"],
  ["my name is maya", "Maya"],
  ["My name's Björn, what's yours?", "Björn"],
  ["you can call me Max", "Max"],
])("%j in answer to the greeting tells %j", (said, name) => {
  expect(answer(said)).toBe(name);
});

test.each([
  ["my name is Maya", "Maya"],
  ["call me Maya please", "Maya"],
])("%j tells %j without being asked", (said, name) => {
  expect(say(said)).toBe(name);
});

test.each([
  "I'm tired",
  "I'm Tired",
  "i'm good, you?",
  "I'm not telling you",
  "I'm Fine",
  "I'm German",
  "I'm so happy today",
  "I'm working on a project",
  "Hello",
  "Why?",
  "my name is not important",
  "call me later",
  "call me maybe",
  "don't call me",
  "Today was a long day",
  "my name is <script>alert(1)</script>",
  "my name is 12345",
  `my name is ${"x".repeat(41)}`,
  "I'm Luli",
  "",
])("%j tells no name", (said) => {
  expect(answer(said)).toBeNull();
});

test("what may be a feeling is no name unless Luli asked", () => {
  expect(say("I'm Maya")).toBeNull();
  expect(say("Maya")).toBeNull();
  expect(answer("I'm Maya", "How was your day?")).toBeNull();
});
