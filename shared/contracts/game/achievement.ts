// What a user has achieved: `GET /api/achievements`.
import type { ACHIEVEMENTS } from "../../rules/game/achievements.ts";

export type AchievementId = keyof typeof ACHIEVEMENTS;

export type Achievement = {
  id: AchievementId;
  name: string;
  /** What it is for: "sending your first message". */
  deed: string;
  coins: number;
  progress: number;
  target: number;
  /** ISO 8601; null: not yet. */
  unlocked_at: string | null;
};

export type Achievements = { unlocked: number; total: number; achievements: Achievement[] };
