import type { WordsOf } from "../../catalog.ts";

export const search: WordsOf<"search"> = {
  open: "Retrouver ce qui a été dit",
  close: "Revenir au chat",
  label: "Mots à chercher",
  lastWeek: "La semaine dernière",
  day: "Aller à un jour",
  nothing: "Rien n’a été dit avec ces mots.",
  found: (count) => (count === 1 ? "1 message trouvé" : `${count} messages trouvés`),
  results: "Revenir aux résultats",
  later: "Messages suivants",
  none: "Rien n’a été dit depuis.",
};
