// Achievements by name, and what each is for.
import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import { ACHIEVEMENTS } from "../../../shared/rules/game/achievements.ts";
import { english } from "./words.ts";

export const achievementNames = english("achievements", {
  name: (id: AchievementId): string => ACHIEVEMENTS[id].name,
  deed: (id: AchievementId): string => `For ${ACHIEVEMENTS[id].deed}`,
});
