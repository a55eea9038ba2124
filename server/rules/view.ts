// The game as it looks at a moment, without anything being done: happiness fallen, mood felt, sleepers asleep.
import { VARIANT_IDS, type VariantId } from "../../shared/contracts/me.ts";
import { decayed } from "./happiness.ts";
import { maxXp } from "../../shared/rules/game/levels.ts";
import { moodOf } from "./mood.ts";
import { isOpen } from "../../shared/rules/game/variants.ts";
import { settle } from "./growing/settle.ts";
import { type GameState, highestLevel, newDay, puppyOf, type Setting } from "./state.ts";

export type PuppyView = {
  variant: VariantId;
  level: number;
  xp: number;
  max_xp: number;
  happiness: number;
  mood: string;
  isUnlocked: boolean;
  isActive: boolean;
  isMet: boolean;
};

/** Returns the chosen variant, or the original while that one sleeps. */
export const activeVariant = (state: GameState, { plan }: Setting): VariantId =>
  isOpen(state.active, highestLevel(state), plan) ? state.active : "original";

/** Returns the time of the last message or pet. */
function companyAt({ recentMessages, recentPets }: GameState): number | null {
  const moments = [recentMessages.at(-1)?.at, recentPets.at(-1)].filter((at) => at !== undefined);
  return moments.length === 0 ? null : Math.max(...moments);
}

export function viewPuppy(before: GameState, variant: VariantId, given: Setting): PuppyView {
  const { state, setting } = settle(before, given);
  const { now, zone, plan } = setting;
  const { level, xp, happiness, caredAt } = puppyOf(state, variant, now);
  const isActive = activeVariant(state, setting) === variant;
  // Happiness decays only for the chosen variant; the others have rested.
  const left = isActive && state.active === variant ? decayed(happiness, caredAt, now) : happiness;
  return {
    variant,
    level,
    xp,
    max_xp: maxXp(level),
    happiness: left,
    mood: moodOf(
      { ...state, companyAt: companyAt(state) },
      { variant, happiness: left },
      now,
      zone,
    ),
    isUnlocked: isOpen(variant, highestLevel(state), plan),
    isActive,
    isMet: state.puppies[variant] !== undefined,
  };
}

export const viewPuppies = (state: GameState, setting: Setting): PuppyView[] =>
  VARIANT_IDS.map((variant) => viewPuppy(state, variant, setting));

/** Today's counters, empty when the day has turned since the last action. */
export function viewDay(before: GameState, given: Setting) {
  const { state, today } = settle(before, given);
  return state.day.day === today ? { ...state.day, day: today } : { ...newDay(today), day: today };
}
