// What a user has achieved: `GET /api/achievements`.
import * as v from "valibot";
import { ACHIEVEMENT_IDS } from "../../rules/game/achievements.ts";

export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

export const achievement = v.strictObject({
  id: v.picklist(ACHIEVEMENT_IDS),
  name: v.string(),
  /** What it is for: "sending your first message". */
  deed: v.string(),
  coins: v.number(),
  progress: v.number(),
  target: v.number(),
  /** ISO 8601; null: not yet. */
  unlocked_at: v.nullable(v.string()),
});
export type Achievement = v.InferOutput<typeof achievement>;

export const achievements = v.strictObject({
  unlocked: v.number(),
  total: v.number(),
  achievements: v.array(achievement),
});
export type Achievements = v.InferOutput<typeof achievements>;
