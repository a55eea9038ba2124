import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Succès",
  loading: "Chargement de tes succès",
  count: (unlocked, total) => `${unlocked} débloqués sur ${total}`,
  locked: "À débloquer",
  wonLast: "Derniers gagnés",
  next: (name) => `Prochain : ${name}`,
  all: "Tu les as tous gagnés. Luli n’a plus de médailles.",
  seeAll: (total) => `Voir les ${total}`,
};
