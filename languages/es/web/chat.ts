import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} se ha acordado`,
  noted: (puppy) => `${puppy} ha anotado`,
  nothing: "Le pediste a Luli que lo olvidara.",
  failed: "No se ha podido cargar.",
  loading: "Cargando…",
  forget: "Olvidar",
  forgetThis: (memory) => `Olvidar: ${memory}`,
  forgotten: "Olvidado",
  unchanged: "No ha cambiado nada",
  all: (puppy) => `Todo lo que ${puppy} recuerda`,
  askName: (name) => `¿Te llamo ${name}?`,
  askMemory: "¿Quieres que lo recuerde?",
  askFollowUp: (event) => `«${event}» ¿Te pregunto después cómo te fue?`,
  willAsk: "Vale, te lo pregunto una vez.",
  modelChanged: (puppy, day) =>
    `Desde el ${day}, ${puppy} responde con otro modelo de IA. Puede que suene un poco diferente.`,
  yes: "Sí",
  no: "No",
  callMe: (name) => `Llámame ${name}`,
  safety: { yes: "Sí, estoy a salvo", no: "No, no estoy a salvo" },
  backTo: {
    "/dashboard": "Volver al resumen",
    "/checkout": "Volver al pago",
    "/universe": "Volver al universo",
    "/store": "Volver a la tienda",
    "/profile": "Volver a tu perfil",
    "/settings": "Volver a los ajustes",
    "/memory": "Volver a lo que Luli recuerda",
    "/admin": "Volver a la administración",
  },
  limit: {
    title: "Eso fue todo por hoy",
    back: (puppy: string, day: string, time: string) =>
      `${puppy} está durmiendo la siesta y vuelve ${day} a las ${time}.`,
    premium:
      "Premium te da muchos más mensajes al día, el doble de XP y a Hero Lu, Party Lu y Royal Lu.",
    action: "Pasar a Premium",
  },
  scripted: {
    badge: "Demo con guion",
    title: "Esto es una demo con guion",
    text: (puppy) =>
      `Aquí no hay ningún modelo de lenguaje: ${puppy} responde según un guion y entiende poco. Si administras este sitio, con una línea consigues respuestas de verdad:`,
    orAny: "o con cualquier otro servicio compatible con OpenAI:",
  },
};

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
  placeholderOffline: "Sin conexión: se enviará luego",
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
    break: () => "Llevan una hora charlando. ¿Qué tal una pequeña pausa y un vaso de agua?",
  },
  offline: (puppy) => `No tienes conexión. ${puppy} responderá cuando vuelvas a tener conexión.`,
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
  queued: "Se enviará cuando tengas conexión.",
  change: "Editar",
  tools: "Acciones del mensaje",
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

export const help: WordsOf<"help"> = {
  label: "Pide ayuda ahora",
  question: "¿Estás a salvo ahora mismo?",
  title: "Mereces tener a alguien a tu lado ahora mismo.",
  offer: "¿Te gustaría hablar con una persona?",
  unheard: "Nadie ha leído esto todavía.",
  show: "Personas que escuchan",
  emergency: {
    all: "Emergencias",
    medical: "Emergencias: ambulancia",
    police: "Emergencias: policía",
  },
  unknownEmergency: "¿Hay peligro? Llama al número de emergencias de tu país.",
  anywhere: "En cualquier país",
  always: "día y noche",
  to: "–",
  for: {
    abuse: "si alguien te hace daño o te amenaza",
    eating: "si te preocupa tu relación con la comida",
    minor: "para niños, niñas y adolescentes",
  },
  age: {
    question: "¿Tienes menos de 18 años?",
    why: "Luli es solo para adultos, por eso tengo que preguntar.",
    yes: "Sí, tengo menos de 18",
    no: "No, tengo 18 o más",
    saving: "Guardando…",
    rests:
      "Gracias por decírmelo. Nuestro chat queda en pausa, tu suscripción termina y no se cobra nada. Si es un error, escríbenos.",
    thanks: "Gracias. Sigamos charlando.",
  },
};

export const report: WordsOf<"report"> = {
  title: "Denunciar esta respuesta",
  text: "Alguien de nuestro equipo leerá esta respuesta y tu mensaje anterior, nada más. ¿Qué problema tiene?",
  reasons: {
    harmful: "Peligrosa o dañina",
    sexual: "Sexual o romántica",
    hurtful: "Hiriente o llena de odio",
    human: "Se hace pasar por una persona o me presiona para quedarme",
    other: "Otra cosa",
  },
  thanks: "Gracias por tu aviso. Te responderemos por correo.",
  words: "¿Quieres añadir algo? (opcional)",
  send: "Enviar",
  sending: "Enviando…",
  done: { title: "Gracias", text: "Tu aviso se ha enviado." },
  failed: "El aviso no se envió",
};

export const search: WordsOf<"search"> = {
  open: "Buscar mensajes",
  close: "Volver al chat",
  label: "Buscar",
  lastWeek: "La semana pasada",
  day: "Ir a una fecha",
  nothing: "No se encontraron mensajes.",
  found: (count) => (count === 1 ? "1 mensaje encontrado" : `${count} mensajes encontrados`),
  results: "Volver a los resultados",
  later: "Mensajes posteriores",
  none: "No hay mensajes posteriores.",
};

export const tools: WordsOf<"tools"> = {
  paw: "Dar una patita",
  heart: "Dar un corazón",
  gave: { paw: "Diste una patita", heart: "Diste un corazón" },
  copy: "Copiar",
  copied: "Copiado",
  notCopied: "No se pudo copiar. Selecciona el texto y cópialo a mano.",
  aloud: "Leer en voz alta",
  again: "Otra respuesta",
  edit: "Editar mensaje",
  editing: "Estás editando tu último mensaje. Se cuenta como otro mensaje.",
  cancel: "Cancelar",
  remember: "Recordar esto",
  remembered: (puppy) => `${puppy} lo recordará`,
  paused: (puppy) =>
    `La memoria de ${puppy} está en pausa. Puedes volver a activarla en los ajustes.`,
  unseen: "Este mensaje no tiene texto visible.",
  failed: "No ha cambiado nada",
  earlier: "Versiones anteriores",
  noReply: "Sin respuesta.",
};

export const voice: WordsOf<"voice"> = {
  hush: "Dejar de leer",
  speak: "Hablar en vez de escribir",
  stop: "Dejar de escuchar",
  listening: "Escuchando…",
  elsewhere: "Es posible que tu navegador envíe el audio a su fabricante para transcribirlo.",
  goOn: "Hablar",
  leave: "Mejor escribir",
  problem: {
    denied: "Micrófono bloqueado. Permítelo en la barra de direcciones del navegador.",
    silence: "No se oyó nada.",
    failed: "No ha funcionado. Escribe tu mensaje.",
  },
};
