// The gallery: every variant as the user has it, locked ones with why.
import type { Universe, UniverseVariant } from "../../../shared/contracts/game/universe.ts";
import { totalXp } from "../../rules/state.ts";
import { type PuppyView, viewPuppies } from "../../rules/view.ts";
import { VARIANTS } from "../../../shared/rules/game/variants.ts";
import type { Game } from "../service.ts";

type Seen = Pick<Game, "state" | "setting" | "puppies">;

export function toUniverse({ state, setting, puppies }: Seen): Universe {
  const variants = viewPuppies(state, setting).map((view) => toVariant(view, puppies));
  return {
    unlocked: variants.filter(({ unlocked }) => unlocked).length,
    total: variants.length,
    total_xp: totalXp(state),
    variants,
  };
}

/** Under the name that the user gave it. */
function toVariant(view: PuppyView, puppies: Game["puppies"]): UniverseVariant {
  const { title, traits, description, lockedWords, name } = VARIANTS[view.variant];
  const { isUnlocked, isActive, isMet, ...shown } = view;
  return {
    ...shown,
    name: puppies[view.variant]?.name ?? name,
    title,
    traits,
    description,
    unlocked: isUnlocked,
    is_active: isActive,
    locked_words: isUnlocked ? null : lockedWords,
    is_asleep: isMet && !isUnlocked,
  };
}
