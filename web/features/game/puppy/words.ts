// How a puppy is told, also to those who do not see it.
import { formatList, formatNumber } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const puppyWords = english("puppy", {
  luli: "Luli the Bichon Frise puppy",
  /** What everyone must know at first sight. */
  kind: "AI puppy",
  /** By the server's text, such as "Happy & Playful". */
  mood: (mood: string): string => mood,
  /** The same in the middle of a sentence. */
  feeling: (mood: string): string => mood.toLowerCase().replace(" & ", " and "),
  asleep: "asleep",
  /** "Luli, happy and playful, in the Royal Crown and the Love Bandana". */
  told: (name: string, how: string, worn: readonly string[]): string => {
    const clothes = worn.map((outfit) => `the ${outfit}`);
    return [name, how, ...(clothes.length > 0 ? [`in ${formatList(clothes)}`] : [])].join(", ");
  },
  level: (level: number) => `Level ${level}`,
  xp: (xp: number) => `${formatNumber(xp)} XP`,
  toLevel: (xp: number, level: number) => `${formatNumber(xp)} XP to Level ${level}`,
  topLevel: "Top level",
  bar: "XP",
  pet: "Pet",
  lovesThat: (name: string) => `${name} loves that`,
});
