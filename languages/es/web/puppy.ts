import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Alegría y juegos",
  "Calm & Cozy": "Calma y calorcito",
  "Excited & Zoomy": "Emoción y carreras",
  "Sleepy & Snuggly": "Sueño y mimos",
  "Gentle & Caring": "Dulzura y cariño",
  "Proud & Sparkly": "Orgullo y brillo",
  "Bouncy & Giggly": "Saltos y risitas",
  "Dreamy & Cozy": "Sueños y calorcito",
  "Brave & Ready": "Valor y energía",
  "Festive & Sparkly": "Fiesta y brillo",
  "Elegant & Gracious": "Elegancia y gracia",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, cachorrito de bichón frisé",
  kind: "Cachorro IA",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.toLowerCase();
  },
  asleep: "durmiendo",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`con ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Nivel ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP para el nivel ${level}`,
  topLevel: "Nivel máximo",
  bar: "XP",
  pet: "Acariciar",
  lovesThat: (name) => `A ${name} le encanta`,
};
