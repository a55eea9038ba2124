import { expect, test } from "vitest";
import type { Achievement, AchievementId } from "../../../../shared/contracts/game/achievement.ts";
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from "../../../../shared/rules/game/achievements.ts";
import { listLocked, listUnlocked } from "./logic.ts";

const make = (id: AchievementId, some: Partial<Achievement> = {}): Achievement => {
  const { name, deed, coins, target } = ACHIEVEMENTS[id];
  return { id, name, deed, coins, target, progress: 0, unlocked_at: null, ...some };
};

test("the latest medal comes first, the nearest leads the rest", () => {
  const all = [
    make("first_woof", { progress: 1, unlocked_at: "2026-11-01T10:00:00Z" }),
    make("chatterpup", { progress: 40 }),
    make("cuddle_expert", { progress: 90 }),
    make("storyteller", { progress: 40 }),
    make("name_tag", { progress: 1, unlocked_at: "2026-11-20T10:00:00Z" }),
  ];
  expect(listUnlocked(all).map(({ id }) => id)).toEqual(["name_tag", "first_woof"]);
  expect(listLocked(all).map(({ id }) => id)).toEqual([
    "cuddle_expert",
    "chatterpup",
    "storyteller",
  ]);
});

test("every achievement says what it is for, in the middle of a sentence", () => {
  for (const id of ACHIEVEMENT_IDS) expect(ACHIEVEMENTS[id].deed).toMatch(/^[a-z][^.]+$/);
});
