import type { MoodText } from "../../../web/features/game/puppy/moods.ts";
import { byId } from "../../../web/lib/by-id.ts";
import { formatList, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const MOODS: Record<MoodText, string> = {
  "Happy & Playful": "Alegria e brincadeira",
  "Calm & Cozy": "Calma e aconchego",
  "Excited & Zoomy": "Empolgação e correria",
  "Sleepy & Snuggly": "Sono e chamego",
  "Gentle & Caring": "Carinho e cuidado",
  "Proud & Sparkly": "Orgulho e brilho",
  "Bouncy & Giggly": "Pulos e risadinhas",
  "Dreamy & Cozy": "Sonhos e aconchego",
  "Brave & Ready": "Coragem e energia",
  "Festive & Sparkly": "Festa e brilho",
  "Elegant & Gracious": "Elegância e graça",
};

const mood = (text: string): string => byId(MOODS, text, text);

export const puppy: WordsOf<"puppy"> = {
  luli: "Luli, filhote de bichon frisé",
  kind: "Filhote IA",
  mood,
  feeling: (told) => {
    const text = mood(told);
    return text.toLowerCase();
  },
  asleep: "dormindo",
  told: (name, how, worn) =>
    [name, how, ...(worn.length > 0 ? [`com ${formatList(worn)}`] : [])].join(", "),
  level: (level) => `Nível ${level}`,
  xp: (xp) => `${formatNumber(xp)} XP`,
  toLevel: (xp, level) => `${formatNumber(xp)} XP para o nível ${level}`,
  topLevel: "Nível máximo",
  bar: "XP",
  pet: "Fazer carinho",
  lovesThat: (name) => `${name} adora isso`,
};
