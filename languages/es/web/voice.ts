import type { WordsOf } from "../../catalog.ts";

export const voice: WordsOf<"voice"> = {
  hush: "Silencio",
  speak: "Hablar en vez de escribir",
  stop: "Dejar de escuchar",
  listening: "Escuchando...",
  elsewhere: "Tu navegador envía tu voz a su fabricante, que escribe lo que dices.",
  goOn: "Hablar",
  leave: "Mejor escribir",
  problem: {
    denied:
      "El micrófono está cerrado para esta página. Se abre en la barra de direcciones del navegador.",
    silence: "No se oyó nada.",
    failed: "No se pudo escribir nada. Escríbelo, por favor.",
  },
};
