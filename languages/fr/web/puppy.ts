import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Joie & jeux",
  "Calm & Cozy": "Calme & douceur",
  "Excited & Zoomy": "Enthousiasme & galipettes",
  "Sleepy & Snuggly": "Sommeil & câlins",
  "Gentle & Caring": "Douceur & tendresse",
  "Proud & Sparkly": "Fierté & paillettes",
  "Bouncy & Giggly": "Bonds & fous rires",
  "Dreamy & Cozy": "Rêves & douceur",
  "Brave & Ready": "Courage & élan",
  "Festive & Sparkly": "Fête & paillettes",
  "Elegant & Gracious": "Élégance & grâce",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, chiot bichon frisé",
  kind: "Chiot IA",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.toLowerCase().replace(" & ", " et ");
  },
  asleep: "en plein sommeil",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`avec ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Niveau ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP avant le niveau ${level}`,
  topLevel: "Niveau maximal",
  bar: "XP",
  pet: "Caresser",
  lovesThat: (name) => `${name} adore ça`,
};
