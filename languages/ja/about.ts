// What the tests are told of Japanese.
import type { Missing } from "../missing.ts";

/** Names, and words that are the same in English. */
export const sameAsEnglish = ["XP"];

export const missing: readonly Missing[] = [];
