// What the tests are told of German.
import type { Missing } from "../missing.ts";

/** Names, and words that are the same in English. */
export const sameAsEnglish = ["Admin", "Chat", "Luli Premium", "Offline", "System", "XP"];

export const missing: readonly Missing[] = [];
