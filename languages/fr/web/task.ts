import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const task: WordsOf<"task"> = {
  title: "Missions du jour",
  lead: "De nouvelles arrivent à 3 h du matin.",
  loading: "Chargement de tes missions",
  view: "Voir les missions",
  difficulties: { easy: "Facile", medium: "Moyen", hard: "Difficile" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Fait",
  hint: "Hors écran. Luli te croit sur parole.",
  confirm: "C’est fait",
  claim: "Récupérer",
  claiming: "Récupération…",
  pet: "Caresser",
  go: { "/chat": "Aller discuter", "/universe": "Aller dans l’univers" },
  about: (title) => `: ${title}`,
  swap: "Échanger",
  swapping: "Échange…",
  swapAbout: (title) => `« ${title} »`,
  canSwap: "L’une ne te dit rien aujourd’hui ? Échange une mission par jour.",
  hasSwapped: "Un échange par jour. Demain, tu pourras de nouveau.",
  doneOf: (done, total) => `${done} sur ${total} faites`,
  allThree: "Les trois",
  claimed: (xp, coins) => `C’est fait. ${xp} XP et ${coins} pièces sont à toi.`,
  refusals: {
    task_not_done: {
      title: "Presque",
      text: "Celle-ci n’est pas encore faite. Luli te garde la récompense.",
    },
    already_claimed: {
      title: "Elle est déjà à toi",
      text: "Tu as pris cette récompense à l’instant, peut-être dans une autre fenêtre.",
    },
    not_todays_task: {
      title: "Voici les missions du jour",
      text: "Un nouveau jour a commencé, ou la mission a été échangée dans une autre fenêtre.",
    },
    already_swapped: {
      title: "Un échange par jour",
      text: "Tu as déjà échangé une mission aujourd’hui. Demain, tu pourras de nouveau.",
    },
  },
  failed: "Ça n’a pas marché",
  moreCoins: {
    title: "Besoin de pièces ?",
    text: (coins) =>
      plural(coins, {
        one: "Trois petites missions par jour rapportent jusqu’à # pièce. Luli les aime toutes.",
        other: "Trois petites missions par jour rapportent jusqu’à # pièces. Luli les aime toutes.",
      }),
  },
};
