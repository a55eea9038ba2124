// The universe of someone who has just begun, as the server tells it.
import { VARIANT_IDS } from "../../shared/contracts/me.ts";
import type { Universe } from "../../shared/contracts/game/universe.ts";
import { VARIANTS } from "../../shared/rules/game/variants.ts";

export const UNIVERSE: Universe = {
  unlocked: 3,
  total: 6,
  total_xp: 120,
  variants: VARIANT_IDS.map((variant) => {
    const { name, title, traits, description, mood, unlockLevel, lockedWords } = VARIANTS[variant];
    const isActive = variant === "original";
    return {
      variant,
      name,
      title,
      traits,
      description,
      unlocked: unlockLevel === 1,
      is_active: isActive,
      locked_words: lockedWords,
      is_asleep: false,
      mood,
      level: isActive ? 3 : 1,
      xp: isActive ? 120 : 0,
      max_xp: isActive ? 300 : 100,
      happiness: 100,
    };
  }),
};
