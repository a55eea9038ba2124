import type { WordsOf } from "../../catalog.ts";

export const search: WordsOf<"search"> = {
  open: "Finden, was gesagt wurde",
  close: "Zurück zum Chat",
  label: "Gesuchte Wörter",
  lastWeek: "Letzte Woche",
  day: "Zu einem Tag",
  nothing: "Mit diesen Wörtern wurde nichts gesagt.",
  found: (count) => (count === 1 ? "1 Nachricht gefunden" : `${count} Nachrichten gefunden`),
  results: "Zurück zu den Ergebnissen",
  later: "Spätere Nachrichten",
  none: "Seither wurde nichts gesagt.",
};
