// What an action of the game has changed, as every answer of an action and the chat's end chunk tell it.
import type { AchievementId } from "./achievement.ts";
import type { Puppy, VariantId } from "../me.ts";
import type { TaskId } from "./task.ts";

/** One entry of the ledger; a purchase is negative. */
export type CoinEntry = { source: string; source_id: string; amount: number };

export type Rewards = {
  /** As given, doubled for subscribers. */
  xp: number;
  level_ups: { variant: VariantId; level: number }[];
  coins: CoinEntry[];
  achievements: AchievementId[];
  /** Variants that have opened. */
  unlocks: VariantId[];
  /** Tasks that can be claimed since this action. */
  tasks_done: TaskId[];
  /** Happiness points. */
  happiness: number;
  /** Freezes that saved the streak, whether a lost one came back, and its days afterwards. */
  freezes_used: number;
  is_streak_won_back: boolean;
  streak_days: number;
  mood: string;
  /** The balance afterwards. */
  balance: number;
  /** The active puppy afterwards. */
  puppy: Puppy;
};
