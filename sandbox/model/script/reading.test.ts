// The stand-in reads a conversation in the form that the server asks for.
import { expect, test } from "vitest";
import { READER, READING_SCHEMA } from "../../../server/memory/reading/reader.ts";
import { DIARIST } from "../../../server/memory/diary/entry.ts";
import { answerReading } from "./reading.ts";

const read = (system: string, material: string) =>
  JSON.parse(
    answerReading([
      { role: "system", content: system },
      { role: "user", content: material },
    ])!,
  ) as {
    facts: { words: string; message: number; replaces: number[]; same: number; at: string }[];
    entry: string;
  };

const MATERIAL = `Known facts:
[1] "my exam is on friday"
[2] "I live in Lyon"
Conversation:
(1) user: "my sister is called Anna. how are you?"
(1) Luli: "my tail is white"
(2) user: "the bus was late"
(3) user: "actually my exam is on monday"
(4) user: "I live in Lyon"
(5) user: "I have diabetes"`;

test("a fact is what plainly tells of the person, with what it replaces and what is known", () => {
  const { facts } = read(READER, MATERIAL);
  expect(
    facts.map(({ words, message, replaces, same }) => [words, message, replaces, same]),
  ).toEqual([
    ["my sister is called Anna.", 1, [], 0],
    ["actually my exam is on monday", 3, [1], 0],
    ["I live in Lyon", 4, [], 2],
  ]);
});

test("an answer has the fields that the schema requires", () => {
  const answer = read(READER, MATERIAL);
  expect(Object.keys(answer).toSorted()).toEqual([...READING_SCHEMA.required].toSorted());
  const { required } = READING_SCHEMA.properties.facts.items;
  expect(Object.keys(answer.facts[0]!).toSorted()).toEqual([...required].toSorted());
});

test("an event is dated only where its date is written out", () => {
  const material = '(1) user: "my exam is on 2026-12-04"\n(2) user: "my concert is tomorrow"';
  expect(read(READER, material).facts.map(({ at }) => at)).toEqual(["2026-12-04", ""]);
});

test("the diary quotes what was noted in the person's language, and a day without a note has no entry", () => {
  const day = (noted: string) => `The user's language: de\nNoted that day:\n${noted}Said that day:`;
  expect(read(DIARIST, day('- "Anna kommt"\n')).entry).toMatch(/„Anna kommt“/);
  expect(read(DIARIST, day("")).entry).toBe("");
});

test("any other request is none of a reading", () => {
  expect(answerReading([{ role: "user", content: "hello" }])).toBeNull();
});
