import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contact: WordsOf<"contact"> = {
  title: "Contacto",
  lead: "¿Una pregunta, una idea, un error con patitas? Escríbenos, Luli nos lo trae.",
  poses: {
    idle: "Luli con una patita levantada",
    thinking: "Luli pensando contigo",
    petted: "Luli, feliz de la vida",
  },
  form: "Mensaje para nosotros",
  fields: { name: "Nombre", email: "Correo electrónico", subject: "Asunto", message: "Mensaje" },
  trap: "Deja esto vacío",
  send: "Enviar mensaje",
  sending: "Enviando…",
  note: "Respondemos en menos de 24 horas. Recibes una copia por correo.",
  sent: { title: "¡Mensaje enviado!", text: "Te responderemos en menos de 24 horas." },
  failed: "Mensaje no enviado",
  missing: {
    name: "Dinos tu nombre.",
    email: "Escribe tu correo.",
    subject: "Ponle un asunto.",
    message: "Escribe un mensaje.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Usa como máximo # carácter.",
      other: "Usa como máximo # caracteres.",
    }),
  noEmail: "Escribe un correo completo, como name@example.com.",
  lines: {
    email: "Correo electrónico",
    chat: "Chat en vivo",
    chatLink: "Disponible las 24 horas",
    community: "Comunidad",
    communityLink: "Entrar en el chat de la comunidad",
  },
};
