import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Sommaire",
  updated: "Dernière mise à jour : janvier 2025",
  governs: "Ceci est une traduction. C’est le texte anglais qui fait foi.",
  end: "Tu as tout lu !",
  puppy: "Luli a sommeil",
};
