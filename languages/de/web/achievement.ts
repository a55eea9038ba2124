import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Erfolge",
  loading: "Deine Erfolge werden geladen",
  count: (unlocked, total) => `${unlocked} von ${total} erreicht`,
  locked: "Noch offen",
  wonLast: "Zuletzt gewonnen",
  next: (name) => `Als Nächstes: ${name}`,
  all: "Du hast alle gewonnen. Luli gehen die Medaillen aus.",
  seeAll: (total) => `Alle ${total} ansehen`,
};
