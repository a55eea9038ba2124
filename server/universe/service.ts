// The gallery: every variant as the user has it, locked ones with why.
import type { Universe, UniverseVariant } from "../../shared/contracts/universe.ts";
import { totalXp } from "../../shared/rules/growth/state.ts";
import { type PuppyView, viewPuppies } from "../../shared/rules/growth/view.ts";
import { VARIANTS } from "../../shared/rules/variants.ts";
import type { Growth } from "../growth/service.ts";

export function toUniverse({ state, setting }: Pick<Growth, "state" | "setting">): Universe {
  const variants = viewPuppies(state, setting).map(toVariant);
  return {
    unlocked: variants.filter(({ unlocked }) => unlocked).length,
    total: variants.length,
    total_xp: totalXp(state),
    variants,
  };
}

function toVariant(view: PuppyView): UniverseVariant {
  const { name, title, traits, description, lockedWords } = VARIANTS[view.variant];
  const { variant, mood, level, xp, max_xp, happiness, isUnlocked, isActive, isMet } = view;
  return {
    variant,
    name,
    title,
    traits,
    description,
    unlocked: isUnlocked,
    is_active: isActive,
    locked_words: isUnlocked ? null : lockedWords,
    is_asleep: isMet && !isUnlocked,
    mood,
    level,
    xp,
    max_xp,
    happiness,
  };
}
