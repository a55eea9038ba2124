// Maps a game's change to the rewards that the client gets.
import type { Puppy } from "../../shared/contracts/me.ts";
import type { Rewards } from "../../shared/contracts/game/rewards.ts";
import type { Grown } from "../rules/growing/grow.ts";
import type { GameState, Setting } from "../rules/state.ts";
import { activeVariant, viewPuppy } from "../rules/view.ts";
import type { PuppyIds } from "./snapshot.ts";

export function toActivePuppy(state: GameState, ids: PuppyIds, setting: Setting): Puppy {
  const variant = activeVariant(state, setting);
  const { level, xp, max_xp, happiness, mood } = viewPuppy(state, variant, setting);
  return { ...ids[variant]!, variant, mood, unlocked: true, level, xp, max_xp, happiness };
}

export function toRewards(grown: Grown, ids: PuppyIds, setting: Setting): Rewards {
  const { state, changes } = grown;
  const puppy = toActivePuppy(state, ids, setting);
  return {
    xp: changes.xp,
    level_ups: changes.levelUps,
    coins: changes.coins,
    achievements: changes.achievements,
    unlocks: changes.unlocks,
    tasks_done: changes.tasksDone,
    happiness: changes.happiness,
    freezes_used: changes.freezesUsed,
    is_streak_won_back: changes.isStreakWonBack,
    streak_days: state.streak.days,
    mood: puppy.mood,
    balance: state.coins,
    puppy,
  };
}
