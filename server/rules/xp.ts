// XP rewards, and a puppy's XP after one (product.md, XP and Levels).
import { MAX_LEVEL, maxXp } from "../../shared/rules/game/levels.ts";

export const XP = {
  message: 5,
  messagesADay: 30,
  /** A message this soon after the last gives no XP. */
  messagePauseMs: 3_000,
  pet: 5,
  petsADay: 4,
  firstVisit: 10,
} as const;

export type Grown = { level: number; xp: number };

/** XP carries over a level-up; at the highest level the bar stays full. */
export function addXp({ level, xp }: Grown, amount: number): Grown {
  const grown = { level, xp: xp + amount };
  while (grown.level < MAX_LEVEL && grown.xp >= maxXp(grown.level)) {
    grown.xp -= maxXp(grown.level);
    grown.level += 1;
  }
  if (grown.level === MAX_LEVEL) grown.xp = Math.min(grown.xp, maxXp(MAX_LEVEL));
  return grown;
}
