import type { WordsOf } from "../../catalog.ts";

export const report: WordsOf<"report"> = {
  title: "Denunciar esta respuesta",
  text: "Alguien de nuestro equipo lee esta respuesta y tu mensaje anterior, nada más. ¿Qué tiene de malo?",
  reasons: {
    harmful: "Peligrosa o dañina",
    sexual: "Sexual o romántica",
    hurtful: "Hiriente o llena de odio",
    human: "Se hace pasar por una persona o me retiene",
    other: "Otra cosa",
  },
  thanks: "Gracias. Queda denunciada; te responderemos por correo.",
  words: "¿Quieres añadir algo? (opcional)",
  send: "Enviar",
  sending: "Enviando…",
  done: { title: "Gracias", text: "Tus palabras nos han llegado." },
  failed: "No se ha denunciado",
};
