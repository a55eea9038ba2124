// Pure logic of the universe's cards.
import type { Puppy } from "../../../../shared/contracts/me.ts";
import type { Universe, UniverseVariant } from "../../../../shared/contracts/game/universe.ts";
import { VARIANTS } from "../../../../shared/rules/game/variants.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { universeWords } from "./words.ts";

/** Unlock levels are measured against it; who sleeps has kept the level. */
export const highestLevel = (variants: readonly UniverseVariant[]): number =>
  Math.max(1, ...variants.map(({ level }) => level));

/** The level that opens a locked one; null where only a subscription does, or nothing has to. */
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
