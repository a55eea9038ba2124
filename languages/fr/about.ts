// What the tests are told of French.
import type { Missing } from "../missing.ts";

/** Names, and words that are the same in English. */
export const sameAsEnglish = [
  "Admin",
  "Code",
  "Conversations",
  "Luli Premium",
  "Menu",
  "Messages",
  "Notifications",
  "Sessions",
  "XP",
  "–",
];

export const missing: readonly Missing[] = [];
