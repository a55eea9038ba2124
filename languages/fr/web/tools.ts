import type { WordsOf } from "../../catalog.ts";

export const tools: WordsOf<"tools"> = {
  paw: "Donner une patte",
  heart: "Donner un cœur",
  gave: { paw: "Vous avez donné une patte", heart: "Vous avez donné un cœur" },
  copy: "Copier",
  copied: "Copié",
  notCopied: "La copie n’a pas marché.",
  aloud: "Lire à voix haute",
  again: (puppy) => `${puppy}, redis-le`,
  edit: "Modifier mon message",
  editing: "Vous modifiez votre dernier message. Il compte comme un de plus.",
  cancel: "Laisser tel quel",
  remember: "Retenir ceci",
  remembered: (puppy) => `${puppy} s’en souviendra`,
  paused: (puppy) =>
    `La mémoire de ${puppy} est en pause. Vous pouvez la réactiver dans les réglages.`,
  unseen: "On ne voit rien dans ce message.",
  failed: "Rien n’a changé",
  earlier: "Ce qui était là avant",
  noReply: "Il n’y a pas eu de réponse.",
};
