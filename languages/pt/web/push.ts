import type { WordsOf } from "../../catalog.ts";

export const push: WordsOf<"push"> = {
  label: "Notificações push",
  hint: "Uma palavra amiga no começo da noite, no máximo uma vez por dia. Nunca de madrugada.",
  blocked:
    "Este navegador bloqueia as notificações de Luli. Permita primeiro nas configurações do site.",
  unsupported:
    "Este navegador não consegue mostrá-las. No iPhone, adicione antes Luli à tela de início.",
  elsewhere: "Ativadas, mas ainda não neste navegador.",
  turnOnHere: "Ativar aqui",
  failed: {
    title: "As notificações continuam desativadas",
    text: "Não foi possível alcançar este navegador. Tente novamente.",
  },
};
