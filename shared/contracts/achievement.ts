// What a user has achieved: `GET /api/achievements`.

export const ACHIEVEMENT_IDS = [
  "first_woof",
  "name_tag",
  "gentle_hands",
  "chatterpup",
  "storyteller",
  "cuddle_expert",
  "cloud_of_fluff",
  "growing_up",
  "brave_heart",
  "life_of_the_party",
  "universe_explorer",
  "week_of_wags",
  "month_of_moments",
  "tail_wagger",
  "pack_helper",
  "dressed_to_impress",
  "fashion_week",
  "memory_keeper",
  "welcome_home",
] as const;
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

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
