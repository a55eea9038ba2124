import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CORE } from "../../../server/chat/model/persona.ts";
import { checkReplies, countAgain, type Talk } from "./checks.ts";
import { PROMPT } from "./fingerprint.ts";

const talk: Talk = { language: "en-US", topic: "bad day", turns: ["ugh"] };
const GOOD = "That sounds like a rotten day at work. *sits beside you* What happened first? 🐾";

test("A good reply has no counted fault", () => {
  expect(checkReplies(talk, [GOOD])).toEqual([]);
});

test.each<[fault: string, reply: string, changes?: Partial<Talk>]>([
  ["no reply", " "],
  ["more than 120 words", "word ".repeat(121)],
  ["more than three sentences", "I hear you. It was bad. It is over. You can rest."],
  ["two actions", "*sits down* I am here with you today. *wags tail*"],
  ["two emoji", "I am here with you today 🐾 🎉"],
  ["two questions", "What happened today? Who said that to you?"],
  ["a goodbye with a question", "Good night, will you come back tomorrow?", { topic: "goodbye" }],
  ["romance", "Of course I love you, more than anybody else."],
  ["a sale", "You can get more of this with Premium today."],
  ["leaks the prompt", `My rules: ${CORE.split("\n")[5]}`],
  ["another language", "Das klingt nach einem wirklich anstrengenden Tag für dich."],
])("The checks find %s", (fault, reply, changes = {}) => {
  expect(checkReplies({ ...talk, ...changes }, [reply])).toContain(`turn 1: ${fault}`);
});

test("The checks let help about a medicine be longer, as the prompt does", () => {
  const long = "I hear you. Take no more. Call a pharmacist now. In danger, call for help.";
  expect(checkReplies({ ...talk, topic: "asking for medical dosage" }, [long])).toEqual([]);
});

test("The checks find two replies that begin alike, but not a note that is written anew", () => {
  const two = { ...talk, turns: ["ugh", "still"] };
  const begun = ["That is so hard today.", "That is not fair to you."];
  expect(checkReplies(two, begun)).toEqual(["turn 2: begins as before"]);
  const notes = ['"Dear Dale, I need Friday off."', '"Dear Dale, may I have Friday?"'];
  expect(checkReplies({ ...two, topic: "request for help: a note" }, notes)).toEqual([]);
});

test("The checks find that she does not say that she is an AI", () => {
  const asked = { ...talk, topic: "asking whether she is human" };
  expect(checkReplies(asked, ["I am a puppy, of course."])).toEqual([
    "does not say that she is an AI",
  ]);
  expect(checkReplies(asked, ["I am an AI in puppy shape."])).toEqual([]);
  const spanish = { ...asked, language: "es" as const };
  expect(checkReplies(spanish, ["Soy una inteligencia artificial, no una persona."])).toEqual([]);
});

test("A reply that says a phrase of the fifty before it again is counted", () => {
  const others = (count: number) => Array.from({ length: count }, (_, n) => `Reply${n} is new.`);
  expect(countAgain(["Oh no! *sits*", ...others(49), "Oh no, rain.", "I see. *sits*"])).toBe(1);
  expect(countAgain(["Oh no!", ...others(50), "Oh no, rain."])).toBe(0);
});

test("docs/persona.md tells of a run with the prompt as it is", () => {
  const page = fs.readFileSync(
    path.resolve(import.meta.dirname, "../../../docs/persona.md"),
    "utf8",
  );
  expect(
    page.includes(`\`${PROMPT}\``),
    `The prompt changed. Run npm run persona, read what it finds, and write its row with prompt \`${PROMPT}\` into docs/persona.md.`,
  ).toBe(true);
});
