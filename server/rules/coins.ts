// Coin rewards (product.md, Coins). They are never doubled.

/** A new account's welcome gift. */
export const OPENING_COINS = 1_250;

export const FIRST_VISIT_COINS = 10;

export const levelUpCoins = (level: number): number => 50 + 10 * level;

/** Days of a streak, and what reaching them gives. */
export const STREAK_COINS: readonly (readonly [days: number, coins: number])[] = [
  [3, 30],
  [7, 100],
  [14, 150],
  [30, 300],
  [60, 500],
  [100, 1_000],
];
