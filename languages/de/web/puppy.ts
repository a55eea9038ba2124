import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Fröhlich & verspielt",
  "Calm & Cozy": "Ruhig & gemütlich",
  "Excited & Zoomy": "Aufgeregt & wuselig",
  "Sleepy & Snuggly": "Müde & kuschelig",
  "Gentle & Caring": "Sanft & fürsorglich",
  "Proud & Sparkly": "Stolz & funkelnd",
  "Bouncy & Giggly": "Quirlig & kichernd",
  "Dreamy & Cozy": "Verträumt & gemütlich",
  "Brave & Ready": "Mutig & bereit",
  "Festive & Sparkly": "Festlich & funkelnd",
  "Elegant & Gracious": "Elegant & anmutig",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, der Bichon-Frisé-Welpe",
  kind: "KI-Welpe",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.charAt(0).toLowerCase() + text.slice(1).replace(" & ", " und ");
  },
  asleep: "schlafend",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`mit ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Level ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP bis Level ${level}`,
  topLevel: "Höchstes Level",
  bar: "XP",
  pet: "Streicheln",
  lovesThat: (name) => `${name} findet das toll`,
};
