// What an action of the game has changed, as every answer of an action and the chat's end chunk tell it.
import * as v from "valibot";
import { ACHIEVEMENT_IDS } from "../../rules/game/achievements.ts";
import { puppy, VARIANT_IDS } from "../me.ts";
import { store } from "./store.ts";
import { TASK_IDS, tasks } from "./task.ts";

/** One entry of the ledger; a purchase is negative. */
export const coinEntry = v.strictObject({
  source: v.string(),
  source_id: v.string(),
  amount: v.number(),
});
export type CoinEntry = v.InferOutput<typeof coinEntry>;

export const rewards = v.strictObject({
  /** As given, doubled for subscribers. */
  xp: v.number(),
  level_ups: v.array(
    v.strictObject({
      variant: v.picklist(VARIANT_IDS),
      level: v.number(),
    }),
  ),
  coins: v.array(coinEntry),
  achievements: v.array(v.picklist(ACHIEVEMENT_IDS)),
  /** Variants that have opened. */
  unlocks: v.array(v.picklist(VARIANT_IDS)),
  /** Tasks that can be claimed since this action. */
  tasks_done: v.array(v.picklist(TASK_IDS)),
  /** Happiness points. */
  happiness: v.number(),
  /** Freezes that saved the streak, whether a lost one came back, and its days afterwards. */
  freezes_used: v.number(),
  is_streak_won_back: v.boolean(),
  streak_days: v.number(),
  mood: v.string(),
  /** The balance afterwards. */
  balance: v.number(),
  /** The active puppy afterwards. */
  puppy,
});
export type Rewards = v.InferOutput<typeof rewards>;

export const storeAnswer = v.strictObject({
  store,
  rewards,
});
export type StoreAnswer = v.InferOutput<typeof storeAnswer>;

export const tasksAnswer = v.strictObject({
  tasks,
  rewards,
});
export type TasksAnswer = v.InferOutput<typeof tasksAnswer>;

export const rewardsAnswer = v.strictObject({
  rewards,
});
export type RewardsAnswer = v.InferOutput<typeof rewardsAnswer>;
