// What the tests are told of German.
import type { Missing } from "../missing.ts";

/** Names, and words that are the same in English. */
export const sameAsEnglish = [
  "Admin",
  "Chat",
  "Code",
  "Luli Premium",
  "Name",
  "Offline",
  "Passkeys",
  "System",
  "XP",
  "–",
];

export const missing: readonly Missing[] = [];
