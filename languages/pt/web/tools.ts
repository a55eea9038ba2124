import type { WordsOf } from "../../catalog.ts";

export const tools: WordsOf<"tools"> = {
  paw: "Dar uma patinha",
  heart: "Dar um coração",
  gave: { paw: "Você deu uma patinha", heart: "Você deu um coração" },
  copy: "Copiar",
  copied: "Copiado",
  notCopied: "Não foi possível copiar.",
  aloud: "Ler em voz alta",
  again: (puppy) => `${puppy}, diga de novo`,
  edit: "Mudar minha mensagem",
  editing: "Você está mudando sua última mensagem. Ela conta como mais uma.",
  cancel: "Deixar assim",
  remember: "Lembrar disto",
  remembered: (puppy) => `${puppy} vai lembrar`,
  paused: (puppy) =>
    `A memória de ${puppy} está em pausa. Você pode ligá-la de novo nas configurações.`,
  unseen: "Não há nada para ver nesta mensagem.",
  failed: "Nada mudou",
  earlier: "O que havia aqui antes",
  noReply: "Não houve resposta.",
};
