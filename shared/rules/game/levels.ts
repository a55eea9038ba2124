// How much XP a level needs (product.md, Levels).

export const MAX_LEVEL = 50;

/** All XP that led to `level` and `xp` within it. */
export function earnedXp(level: number, xp: number): number {
  let sum = xp;
  for (let finished = 1; finished < level; finished += 1) sum += maxXp(finished);
  return sum;
}

/** XP needed inside level `level`: 100, 190, 300, 440, 600, ... */
export function maxXp(level: number): number {
  return 10 * Math.floor(1.25 * (level + 1) * (level + 3) + 0.5);
}
