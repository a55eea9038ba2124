// What the stand-in notes of a conversation: facts with their kind and importance, and no chatter.
import { expect, test } from "vitest";
import { answerReading } from "./reading.ts";

type Fact = { words: string; kind: string; importance: number };
function read(...said: string[]): Fact[] {
  const lines = said.map((words, at) => `(${at + 1}) user: ${JSON.stringify(words)}`);
  const answer = answerReading([
    { role: "system", content: "You read a conversation between a user and Luli" },
    { role: "user", content: lines.join("\n") },
  ]);
  return (JSON.parse(answer!) as { facts: Fact[] }).facts;
}

test.each([
  "haha that is really funny you know",
  "lol you crack me up",
  "ach du bist so süß zu mir",
  "mdr t'es trop mignonne toi",
  "jaja eres un sol, de verdad",
  "kkk você é uma fofa mesmo",
  "ルリちゃんかわいいなあ",
])("what only laughs or speaks of Luli is not noted: %j", (chatter) => {
  expect(read(chatter)).toEqual([]);
});

test.each([
  ["my sister is called Anna", "person", 5],
  ["ich werde am 9. März 34", "date", 5],
  ["on a deux chats, Pixel et Gaufre", "pet", 4],
  ["trabajo de fontanero desde hace años", "work", 4],
  ["me mudei pra Braga na primavera", "place", 4],
  ["きのこが大の苦手なんだ", "dislike", 3],
  ["the bus was late again this morning", "other", 3],
] as const)("%j is of its kind and importance", (words, kind, importance) => {
  expect(read(words)).toMatchObject([{ words, kind, importance }]);
});
