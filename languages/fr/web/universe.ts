import { formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const universe: WordsOf<"universe"> = {
  title: "Univers",
  heading: "L’univers de Luli",
  lead: "Six facettes d’un très bon chiot. Discute, gagne des XP et rencontre-les toutes.",
  stats: {
    unlocked: "Débloquées",
    xp: "XP au total",
    variants: "Variantes au total",
    love: "Amour donné",
  },
  level: (level) => `Niveau ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Niveaux avant ${name}`,
  xpBar: (name) => `XP de ${name}`,
  locked: (words) => `Verrouillé : ${words}`,
  asleep: "Dort depuis la fin de Premium.",
  asleepWaiting: (level, xp) =>
    `Dort depuis la fin de Premium. Le niveau ${level} et ${xp} XP attendent ici.`,
  napping: (name) => `${name} fait la sieste`,
  withYou: "Avec toi",
  choose: (name) => `Choisir ${name}`,
  coming: "En route…",
  chosen: (name) => `${name} est avec toi`,
  upgrade: "Passer à Premium",
  upsell: {
    title: "Rencontre toute la meute aujourd’hui",
    variants: "Accès immédiat à Hero, Party et Royal",
    boost: "Deux fois plus d’XP",
    outfits: "Tenues et voix",
    priority: "Réponses prioritaires",
    action: "Passer à Premium – $20/mois",
  },
  failures: { locked: "Dort encore", other: "Ça n’a pas marché" },
};
