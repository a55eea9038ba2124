// What the tests are told of Portuguese.
import type { Missing } from "../missing.ts";

/** Names, and words that are the same in English. */
export const sameAsEnglish = ["Admin", "Luli Premium", "Menu", "Offline", "XP", "–"];

export const missing: readonly Missing[] = [];
