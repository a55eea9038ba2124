import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const task: WordsOf<"task"> = {
  title: "Aufgaben von heute",
  lead: "Um 3 Uhr morgens kommen neue.",
  loading: "Deine Aufgaben werden geladen",
  view: "Aufgaben ansehen",
  difficulties: { easy: "Leicht", medium: "Mittel", hard: "Schwer" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Geschafft",
  hint: "Ohne Bildschirm. Luli glaubt dir aufs Wort.",
  confirm: "Hab ich gemacht",
  claim: "Abholen",
  claiming: "Wird abgeholt …",
  pet: "Streicheln",
  go: { "/chat": "Zum Chat", "/universe": "Zum Universum" },
  about: (title) => `: ${title}`,
  swap: "Tauschen",
  swapping: "Wird getauscht …",
  swapAbout: (title) => `„${title}“`,
  canSwap: "Eine passt heute nicht? Einmal am Tag kannst du eine Aufgabe tauschen.",
  hasSwapped: "Ein Tausch am Tag. Morgen geht es wieder.",
  doneOf: (done, total) => `${done} von ${total} geschafft`,
  allThree: "Alle drei",
  claimed: (xp, coins) => `Geschafft. ${xp} XP und ${coins} Münzen gehören dir.`,
  refusals: {
    task_not_done: {
      title: "Fast geschafft",
      text: "Diese hier ist noch nicht fertig. Luli hebt dir die Belohnung auf.",
    },
    already_claimed: {
      title: "Das gehört dir schon",
      text: "Du hast diese Belohnung gerade geholt, vielleicht in einem anderen Fenster.",
    },
    not_todays_task: {
      title: "Das sind die Aufgaben von heute",
      text: "Ein neuer Tag hat begonnen, oder die Aufgabe wurde in einem anderen Fenster getauscht.",
    },
    already_swapped: {
      title: "Ein Tausch am Tag",
      text: "Du hast heute schon getauscht. Morgen geht es wieder.",
    },
  },
  failed: "Das hat nicht geklappt",
  moreCoins: {
    title: "Mehr Münzen?",
    text: (coins) =>
      plural(coins, {
        one: "Drei kleine Aufgaben am Tag bringen bis zu # Münze. Luli mag sie alle.",
        other: "Drei kleine Aufgaben am Tag bringen bis zu # Münzen. Luli mag sie alle.",
      }),
  },
};
