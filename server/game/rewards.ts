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

export function toRewards({ state, changes }: Grown, ids: PuppyIds, setting: Setting): Rewards {
  const puppy = toActivePuppy(state, ids, setting);
  return {
    ...changes,
    streak_days: state.streak.days,
    mood: puppy.mood,
    balance: state.coins,
    puppy,
  };
}
