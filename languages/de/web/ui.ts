import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const ui: WordsOf<"ui"> = {
  close: "Schließen",
  closeMenu: "Menü schließen",
  loading: "Wird geladen",
  newTab: "(öffnet einen neuen Tab)",
  tryAgain: "Noch einmal versuchen",
  failed: { title: "Spur verloren", text: "Auf dieser Seite ist etwas schiefgelaufen." },
  quoteThis: "Wenn du uns schreibst, nenne dies:",
  progress: (value, max) => `${formatNumber(value)} von ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# Münze", other: "# Münzen" }),
  coinUnit: (count) => plural(count, { one: "Münze", other: "Münzen" }),
  coinsWon: (coins) => `${formatNumber(coins)} Münzen gewonnen`,
};
