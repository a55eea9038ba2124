import type { VariantId } from "../../../shared/contracts/me.ts";
import type { VariantText } from "../../../web/lib/words/variant-words.ts";
import type { WordsOf } from "../../catalog.ts";

const TEXTS: Record<VariantId, VariantText> = {
  original: {
    title: "Original-Luli",
    description: "Mit Luli fing alles an. Immer zuerst an der Tür.",
    traits: ["Freundlich", "Schlau", "Verspielt"],
    locked: "",
  },
  baby: {
    title: "Baby-Luli",
    description: "Nur Pfoten, kein Plan. Jagt den eigenen Schwanz und gewinnt meistens.",
    traits: ["Voller Energie", "Neugierig", "Quirlig"],
    locked: "",
  },
  sleepy: {
    title: "Traum-Luli",
    description: "Leise Stimme, am besten unter einer Decke zu treffen.",
    traits: ["Sanft", "Ruhig", "Gemütlich"],
    locked: "",
  },
  hero: {
    title: "Mut-Luli",
    description: "Kleines Cape. Riesiges Herz.",
    traits: [],
    locked: "Ab Level 10 frei",
  },
  party: {
    title: "Party-Luli",
    description: "Jeder Tag kann ein Geburtstag sein, wenn man laut genug bellt.",
    traits: [],
    locked: "Ab Level 15 frei",
  },
  royal: {
    title: "Gala-Luli",
    description: "Winkt mit einer Pfote. Schläft auf Samt.",
    traits: [],
    locked: "Nur mit Premium",
  },
};

export const variants: WordsOf<"variants"> = { about: (id) => TEXTS[id] };
