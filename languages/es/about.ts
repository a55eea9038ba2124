// What the tests are told of Spanish.
import type { Missing } from "../missing.ts";

/** Names, and words that are the same in English. */
export const sameAsEnglish = ["Admin", "Chat", "Luli Premium", "No", "XP", "–"];

export const missing: readonly Missing[] = [];
