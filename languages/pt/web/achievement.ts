import type { WordsOf } from "../../catalog.ts";

export const achievement: WordsOf<"achievement"> = {
  title: "Conquistas",
  loading: "Carregando suas conquistas",
  count: (unlocked, total) => `${unlocked} de ${total} desbloqueadas`,
  locked: "Bloqueada",
  wonLast: "Últimas ganhas",
  next: (name) => `A seguir: ${name}`,
  all: "Você ganhou todas. As medalhas de Luli acabaram.",
  seeAll: (total) => `Ver as ${total}`,
};
