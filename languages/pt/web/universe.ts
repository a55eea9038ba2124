import { formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const universe: WordsOf<"universe"> = {
  title: "Universo",
  heading: "O universo de Luli",
  lead: "Seis lados de um filhote muito bonzinho. Converse, ganhe XP e conheça todos.",
  stats: {
    unlocked: "Desbloqueadas",
    xp: "XP no total",
    variants: "Variantes no total",
    love: "Amor dado",
  },
  level: (level) => `Nível ${level}`,
  xpOf: (xp, max) => `${formatNumber(xp)}/${formatNumber(max)} XP`,
  levelsTo: (name) => `Níveis até ${name}`,
  xpBar: (name) => `XP de ${name}`,
  locked: (words) => `Bloqueado: ${words}`,
  asleep: "Dorme desde que o Premium acabou.",
  asleepWaiting: (level, xp) =>
    `Dorme desde que o Premium acabou. O nível ${level} e ${xp} XP esperam aqui.`,
  napping: (name) => `${name} tirando uma soneca`,
  withYou: "Agora com você",
  choose: (name) => `Escolher ${name}`,
  coming: "Chegando…",
  chosen: (name) => `${name} está com você`,
  upgrade: "Mudar para o Premium",
  upsell: {
    title: "Conheça a matilha inteira hoje",
    variants: "Acesso imediato a Hero, Party e Royal",
    boost: "O dobro de XP",
    outfits: "Looks e vozes",
    priority: "Respostas com prioridade",
    action: "Mudar para o Premium – $20/mês",
  },
  failures: { locked: "Ainda dorme", other: "Isso não funcionou" },
};
