import { formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const universe: WordsOf<"universe"> = {
  title: "Universum",
  heading: "Lulis Universum",
  lead: "Sechs Seiten eines sehr braven Welpen. Chatte, sammle XP und lerne alle kennen.",
  stats: {
    unlocked: "Freigeschaltet",
    xp: "XP insgesamt",
    variants: "Varianten insgesamt",
    love: "Verschenkte Liebe",
  },
  level: (level) => `Level ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Level bis ${name}`,
  xpBar: (name) => `XP von ${name}`,
  locked: (words) => `Gesperrt: ${words}`,
  asleep: "Schläft, seit Premium zu Ende ist.",
  asleepWaiting: (level, xp) =>
    `Schläft, seit Premium zu Ende ist. Level ${level} und ${xp} XP warten hier.`,
  napping: (name) => `${name} macht ein Nickerchen`,
  withYou: "Jetzt bei dir",
  choose: (name) => `${name} wählen`,
  coming: "Kommt schon …",
  chosen: (name) => `${name} ist jetzt bei dir`,
  upgrade: "Zu Premium wechseln",
  upsell: {
    title: "Triff heute das ganze Rudel",
    variants: "Sofort Zugang zu Hero, Party und Royal",
    boost: "Doppelte XP",
    outfits: "Outfits und Stimmen",
    priority: "Antworten mit Vorrang",
    action: "Zu Premium wechseln – $20/Monat",
  },
  failures: { locked: "Schläft noch", other: "Das hat nicht geklappt" },
};
