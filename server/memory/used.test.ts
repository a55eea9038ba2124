import { expect, test } from "vitest";
import { findUsed } from "./used.ts";

const memories = [
  { id: "anna", words: "my sister is called Anna", noted_at: "2026-11-20T10:00:00Z" },
  { id: "flight", words: "my flight leaves at 7:40", noted_at: "2026-11-20T10:00:00Z" },
  { id: "coffee", words: "I always drink coffee in the morning", noted_at: "2026-11-20T10:00:00Z" },
  { id: "ruth", words: "Ruth is my mother", noted_at: "2026-11-20T10:00:00Z" },
  { id: "kaffee", words: "ich trinke immer Kaffee", noted_at: "2026-11-20T10:00:00Z" },
  { id: "pochi", words: "犬の名前はポチです", noted_at: "2026-11-20T10:00:00Z" },
];

test.each([
  ["hello", "Hi! How is Anna?", ["anna"]],
  ["who is my sister?", "Your sister is Anna.", ["anna"]],
  ["when do I leave?", "At 7:40, and say hi to Anna.", ["anna", "flight"]],
  ["元気？", "ポチは元気？", ["pochi"]],
  ["Anna is here", "How nice that Anna is here!", []],
  ["hello", "Woof! What a lovely day.", []],
  ["hello", "I am always here, every morning is new.", ["coffee"]],
  ["hello", "I am always here.", []],
  ["hello", "Did you have your coffee this morning?", ["coffee"]],
  ["hello", "How is Ruth?", ["ruth"]],
  ["hallo", "Noch ein Kaffee?", ["kaffee"]],
  ["hallo", "Ich bin immer da, trinke Wasser", ["kaffee"]],
  ["元気？", "いい名前だね", []],
])("%s: %s", (message, reply, used) => {
  expect(findUsed(memories, message, reply)).toEqual(used);
});
