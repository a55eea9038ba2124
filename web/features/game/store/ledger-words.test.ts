import { expect, test } from "vitest";
import { ACHIEVEMENTS } from "../../../../shared/rules/game/achievements.ts";
import { achievementNames } from "../../../lib/words/achievement-words.ts";
import { outfitWords } from "../../../lib/words/outfit-words.ts";
import { sayEntry, signedCoins } from "./ledger-words.ts";
import { storeWords } from "./words.ts";

const entryWords = (entry: { source: string; source_id: string }) =>
  sayEntry(entry, {
    entries: storeWords.texts.ledger.entries,
    outfits: outfitWords.texts,
    achievements: achievementNames.texts,
    freeze: storeWords.texts.freeze.name,
  });

const WORDS: [source: string, id: string, words: string][] = [
  ["gift", "opening", "Welcome gift"],
  ["visit", "2026-03-10", "Daily visit"],
  ["task", "2026-03-10:easy", "Easy task"],
  ["task", "2026-03-10:medium", "Medium task"],
  ["task", "2026-03-10:hard", "Hard task"],
  ["tasks", "2026-03-10", "All three tasks"],
  ["level", "original:5", "Level 5"],
  ["level", "baby:3", "Level 3, Baby Lu"],
  ["streak", "2026-03-01:7", "7-day streak"],
  ["achievement", "first_woof", "First Woof"],
  ["purchase", "royal_crown", "Royal Crown"],
  ["purchase", "streak_freeze:3", "Streak Freeze"],
];

test.for(WORDS)("%s %s is %s", ([source, source_id, words]) => {
  expect(entryWords({ source, source_id })).toBe(words);
});

test("every achievement has its name", () => {
  for (const [id, { name }] of Object.entries(ACHIEVEMENTS))
    expect(entryWords({ source: "achievement", source_id: id })).toBe(name);
});

test("an unknown reason of a later version still has a label", () => {
  expect(entryWords({ source: "birthday", source_id: "2027" })).toBe("Coins");
  expect(entryWords({ source: "purchase", source_id: "rain_boots" })).toBe("Purchase");
  expect(entryWords({ source: "achievement", source_id: "moon_walk" })).toBe("Achievement");
  expect(entryWords({ source: "level", source_id: "space:2" })).toBe("Level 2, Luli");
  expect(entryWords({ source: "task", source_id: "2027-01-01:heroic" })).toBe("Task");
});

test("coins say whether they came or went", () => {
  expect(signedCoins(1250, "en-US")).toBe("+1,250");
  expect(signedCoins(-300, "en-US")).toBe("−300");
});
