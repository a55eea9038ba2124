import type { WordsOf } from "../../catalog.ts";

export const search: WordsOf<"search"> = {
  open: "Encontrar o que foi dito",
  close: "Voltar ao chat",
  label: "Palavras a procurar",
  lastWeek: "Semana passada",
  day: "Ir a um dia",
  nothing: "Nada foi dito com estas palavras.",
  found: (count) => (count === 1 ? "1 mensagem encontrada" : `${count} mensagens encontradas`),
  results: "Voltar aos resultados",
  later: "Mensagens seguintes",
  none: "Nada foi dito desde então.",
};
