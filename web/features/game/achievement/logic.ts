// Sorts achievements: the latest won first, then the nearest.
import type { Achievement } from "../../../../shared/contracts/game/achievement.ts";

const share = ({ progress, target }: Achievement) => progress / target;

export const listUnlocked = (all: Achievement[]): Achievement[] =>
  all
    .filter(({ unlocked_at }) => unlocked_at !== null)
    .toSorted((a, b) => b.unlocked_at!.localeCompare(a.unlocked_at!));

/** The nearest come first; those that are not begun keep their place. */
export const listLocked = (all: Achievement[]): Achievement[] =>
  all.filter(({ unlocked_at }) => unlocked_at === null).toSorted((a, b) => share(b) - share(a));
