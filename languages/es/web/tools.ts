import type { WordsOf } from "../../catalog.ts";

export const tools: WordsOf<"tools"> = {
  paw: "Dar una patita",
  heart: "Dar un corazón",
  gave: { paw: "Diste una patita", heart: "Diste un corazón" },
  copy: "Copiar",
  copied: "Copiado",
  notCopied: "No se pudo copiar.",
  aloud: "Leer en voz alta",
  again: (puppy) => `${puppy}, dilo otra vez`,
  edit: "Cambiar mi mensaje",
  editing: "Estás cambiando tu último mensaje. Cuenta como uno más.",
  cancel: "Dejarlo así",
  remember: "Recordar esto",
  remembered: (puppy) => `${puppy} lo recuerda`,
  paused: (puppy) =>
    `La memoria de ${puppy} está en pausa. Puedes volver a activarla en los ajustes.`,
  unseen: "En este mensaje no se ve nada.",
  failed: "No ha cambiado nada",
  earlier: "Lo que había aquí antes",
  noReply: "No hubo respuesta.",
};
