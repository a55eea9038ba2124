// How far a user is with each achievement.
import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type Progress,
} from "../../../shared/rules/game/achievements.ts";
import { CLASSIC_OUTFITS } from "../../../shared/rules/game/outfits.ts";
import { type GameState, highestLevel } from "../state.ts";

export function progressOf(state: GameState): Progress {
  const { messages, pets, tasks, memories, returns } = state.totals;
  return {
    messages,
    pets,
    tasks,
    memories,
    returns: Math.min(1, returns),
    level: highestLevel(state),
    variantsChatted: state.chattedWith.length,
    longestStreak: state.streak.longest,
    outfits: state.outfits.length,
    classicOutfits: state.outfits.filter(({ id }) => CLASSIC_OUTFITS.includes(id)).length,
    names: state.isNamed ? 1 : 0,
  };
}

export function listNewAchievements(state: GameState): AchievementId[] {
  const progress = progressOf(state);
  return ACHIEVEMENT_IDS.filter((id) => {
    const { of, target } = ACHIEVEMENTS[id];
    return progress[of] >= target && !state.achievements.includes(id);
  });
}
