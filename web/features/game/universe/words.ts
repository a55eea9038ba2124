// What the universe says.
import { formatNumber } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const universeWords = english("universe", {
  title: "Universe",
  heading: "Luli’s Universe",
  lead: "Six sides of one very good puppy. Chat to earn XP and meet them all.",
  stats: {
    unlocked: "Unlocked",
    xp: "Total XP",
    variants: "Total Variants",
    love: "Love Given",
  },
  level: (level: number) => `Level ${level}`,
  xpOf: (xp: number, max: number) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name: string) => `Levels to ${name}`,
  xpBar: (name: string) => `${name}’s XP`,
  locked: (words: string) => `Locked: ${words}`,
  asleep: "Asleep since Premium ended.",
  asleepWaiting: (level: number, xp: number) =>
    `Asleep since Premium ended. Level ${level} and ${xp} XP are saved.`,
  napping: (name: string) => `${name}, napping`,
  withYou: "With you now",
  choose: (name: string) => `Choose ${name}`,
  coming: "On the way...",
  chosen: (name: string) => `${name} is with you now`,
  upgrade: "Upgrade to Premium",
  upsell: {
    title: "Meet the whole pack today",
    variants: "Instant access to Hero, Party and Royal variants",
    boost: "2x XP boost",
    outfits: "Outfits and voice packs",
    priority: "Priority responses",
    action: "Upgrade to Premium - $20/month",
  },
  failures: { locked: "Still asleep", other: "That didn't work" },
});
