import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const chat: WordsOf<"chat"> = {
  pageTitle: "Chat",
  loadingPuppy: "Cargando a Luli",
  loading: "Cargando tu conversación",
  chatWith: (puppy) => `Chat con ${puppy}`,
  conversationWith: (puppy) => `Conversación con ${puppy}`,
  greetStranger: (puppy) => `¡Guau, guau! Soy ${puppy}, tu amistad más peluda. ¿Cómo te llamas?`,
  greetFriend: (puppy, name) =>
    `¡Guau, guau, ${name}! Soy ${puppy}, tu amistad más peluda. ¿En qué piensas?`,
  messageTo: (puppy) => `Mensaje para ${puppy}`,
  placeholder: (puppy) => `Escríbele a ${puppy}…`,
  placeholderOffline: "Sin conexión, sale luego",
  send: "Enviar",
  stop: (puppy) => `Detener a ${puppy}`,
  charactersLeft: (count) =>
    plural(count, { one: "Queda # carácter", other: "Quedan # caracteres" }),
  messagesLeft: (count) =>
    plural(count, { one: "Queda # mensaje para hoy", other: "Quedan # mensajes para hoy" }),
  private: "Tus conversaciones con Luli son privadas y seguras",
  isAi: (puppy) => (puppy === "Luli" ? "Luli es una IA." : `Luli es una IA, y ${puppy} también.`),
  notice: {
    ai: (puppy) =>
      `No estás hablando con una persona. Luli es una IA${puppy === "Luli" ? "." : `, y ${puppy} también.`}`,
    break: () => "Llevan una hora hablando. ¿Qué tal una pequeña pausa y un vaso de agua?",
  },
  offline: (puppy) => `No tienes conexión. ${puppy} responderá en cuanto vuelvas.`,
  historyFailed: "No se pudieron cargar tus mensajes anteriores.",
  tryAgain: "Intentar de nuevo",
  earlier: "Mensajes anteriores",
  loadingEarlier: "Cargando…",
  newMessage: "Mensaje nuevo",
  today: "Hoy",
  yesterday: "Ayer",
  you: "Tú: ",
  said: (puppy) => `${puppy}: `,
  thinking: (puppy) => `${puppy} está pensando`,
  announced: (puppy, reply) => `${puppy} dice: ${reply}`,
  stopped: "Detenido",
  notAnswered: "Sin respuesta.",
  queued: "Saldrá cuando tengas conexión.",
  change: "Cambiar",
  tools: "Qué hacer con este mensaje",
  failures: {
    rateLimit: {
      title: "Demasiados mensajes",
      text: "Ve un poco más despacio e inténtalo de nuevo en un momento.",
    },
    usageLimit: { title: "Límite de IA alcanzado", text: "Mejora tu plan para seguir charlando." },
    noSession: { title: "Sin sesión", text: "Inicia sesión para charlar" },
    other: { title: "Error del chat", text: "No se pudo enviar el mensaje. Inténtalo de nuevo." },
  },
};
