// Pure logic of the universe's cards.
import type { Puppy } from "../../../../shared/contracts/me.ts";
import type { Universe, UniverseVariant } from "../../../../shared/contracts/game/universe.ts";
import { VARIANTS } from "../../../../shared/rules/game/variants.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { universeWords } from "./words.ts";

/** Unlock levels are compared with the highest one; a sleeping variant keeps its level. */
export const highestLevel = (variants: readonly UniverseVariant[]): number =>
  Math.max(1, ...variants.map(({ level }) => level));

/** Returns the level that unlocks a variant; null when only a subscription does, or it is unlocked. */
export const levelToReach = ({ variant, unlocked }: UniverseVariant): number | null =>
  unlocked ? null : VARIANTS[variant].unlockLevel;

/** Returns the universe with another active variant. */
export const withActive = (universe: Universe, { variant, mood }: Puppy): Universe => ({
  ...universe,
  variants: universe.variants.map((each) =>
    each.variant === variant ? { ...each, is_active: true, mood } : { ...each, is_active: false },
  ),
});

export function chooseFailure(error: Error): { title: string; text: string } {
  const { locked, other } = wordsOf(universeWords).failures;
  const isLocked = isHttpError(error) && error.code === "variant_locked";
  return { title: isLocked ? locked : other, text: error.message };
}
