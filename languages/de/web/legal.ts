import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Inhalt",
  updated: "Zuletzt geändert: Januar 2025",
  governs: "Dies ist eine Übersetzung. Maßgeblich ist der englische Text.",
  end: "Du hast alles gelesen!",
  puppy: "Luli, müde",
};
