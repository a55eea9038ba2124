import { formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const universe: WordsOf<"universe"> = {
  title: "Universo",
  heading: "El universo de Luli",
  lead: "Seis caras de un cachorrito muy bueno. Charla, gana XP y conócelas todas.",
  stats: {
    unlocked: "Disponibles",
    xp: "XP en total",
    variants: "Variantes en total",
    love: "Amor dado",
  },
  level: (level) => `Nivel ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Niveles hasta ${name}`,
  xpBar: (name) => `XP de ${name}`,
  locked: (words) => `Bloqueado: ${words}`,
  asleep: "Duerme desde que terminó Premium.",
  asleepWaiting: (level, xp) =>
    `Duerme desde que terminó Premium. Aquí esperan el nivel ${level} y ${xp} XP.`,
  napping: (name) => `${name} en plena siesta`,
  withYou: "Ahora contigo",
  choose: (name) => `Elegir a ${name}`,
  coming: "Ya viene…",
  chosen: (name) => `${name} está contigo`,
  upgrade: "Pasar a Premium",
  upsell: {
    title: "Conoce hoy a toda la manada",
    variants: "Acceso inmediato a Hero, Party y Royal",
    boost: "El doble de XP",
    outfits: "Atuendos y voces",
    priority: "Respuestas con prioridad",
    action: "Pasar a Premium – $20 al mes",
  },
  failures: { locked: "Aún duerme", other: "Eso no funcionó" },
};
