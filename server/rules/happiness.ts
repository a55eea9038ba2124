// How happiness falls and rises (product.md, Happiness).
import { HOUR_MS } from "../../shared/rules/days.ts";

export const MAX_HAPPINESS = 100;
const FLOOR = 40;
const GRACE_MS = 12 * HOUR_MS;
const STEP_MS = 2 * HOUR_MS;

export const HAPPINESS = {
  message: 2,
  messagesADay: 10,
  pet: 3,
  petsADay: 10,
  petPauseMs: 20_000,
  task: 5,
  firstVisit: 5,
  comeback: 20,
} as const;

/** Returns the rest of `happiness` since the user was last here. */
export function decayed(happiness: number, caredAt: number, now: number): number {
  const lost = Math.floor(Math.max(0, now - caredAt - GRACE_MS) / STEP_MS);
  return Math.min(happiness, Math.max(FLOOR, happiness - lost));
}
