// What is said around the medals.
import { english } from "../../../lib/words/words.ts";

export const achievementWords = english("achievement", {
  title: "Achievements",
  loading: "Loading your achievements",
  count: (unlocked: number, total: number) => `${unlocked} of ${total} unlocked`,
  locked: "Locked",
  wonLast: "Latest",
  next: (name: string) => `Next: ${name}`,
  all: "You have unlocked them all. Luli is out of medals.",
  seeAll: (total: number) => `See all ${total}`,
});
