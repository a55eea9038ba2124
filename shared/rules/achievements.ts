// The 19 achievements, their coins, and what each asks for (product.md, Achievements).
import type { AchievementId } from "../contracts/achievement.ts";

/** Everything that an achievement can look at; each only grows. */
export type Progress = {
  messages: number;
  pets: number;
  tasks: number;
  memories: number;
  level: number;
  variantsChatted: number;
  longestStreak: number;
  outfits: number;
  /** 1 once the user told their name. */
  names: number;
  /** 1 once they came back after seven days or more. */
  returns: number;
};

type Achievement = { name: string; coins: number; of: keyof Progress; target: number };

export const ACHIEVEMENTS: Record<AchievementId, Achievement> = {
  first_woof: { name: "First Woof", coins: 25, of: "messages", target: 1 },
  name_tag: { name: "Name Tag", coins: 25, of: "names", target: 1 },
  gentle_hands: { name: "Gentle Hands", coins: 25, of: "pets", target: 1 },
  chatterpup: { name: "Chatterpup", coins: 100, of: "messages", target: 100 },
  storyteller: { name: "Storyteller", coins: 300, of: "messages", target: 1_000 },
  cuddle_expert: { name: "Cuddle Expert", coins: 100, of: "pets", target: 100 },
  cloud_of_fluff: { name: "Cloud of Fluff", coins: 300, of: "pets", target: 1_000 },
  growing_up: { name: "Growing Up", coins: 100, of: "level", target: 5 },
  brave_heart: { name: "Brave Heart", coins: 200, of: "level", target: 10 },
  life_of_the_party: { name: "Life of the Party", coins: 300, of: "level", target: 15 },
  universe_explorer: { name: "Universe Explorer", coins: 100, of: "variantsChatted", target: 3 },
  week_of_wags: { name: "Week of Wags", coins: 100, of: "longestStreak", target: 7 },
  month_of_moments: { name: "Month of Moments", coins: 300, of: "longestStreak", target: 30 },
  tail_wagger: { name: "Tail-Wagger", coins: 75, of: "tasks", target: 10 },
  pack_helper: { name: "Pack Helper", coins: 300, of: "tasks", target: 100 },
  dressed_to_impress: { name: "Dressed to Impress", coins: 50, of: "outfits", target: 1 },
  fashion_week: { name: "Fashion Week", coins: 150, of: "outfits", target: 3 },
  memory_keeper: { name: "Memory Keeper", coins: 75, of: "memories", target: 10 },
  welcome_home: { name: "Welcome Home", coins: 100, of: "returns", target: 1 },
};
