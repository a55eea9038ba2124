import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} se ha acordado`,
  noted: (puppy) => `${puppy} ha apuntado`,
  nothing: "Ya está olvidado.",
  failed: "No se ha podido cargar.",
  tryAgain: "Reintentar",
  loading: "Cargando...",
  forget: "Olvidar",
  forgetThis: (memory) => `Olvidar: ${memory}`,
  forgotten: "Olvidado",
  notForgotten: "No ha cambiado nada",
  all: (puppy) => `Todo lo que ${puppy} recuerda`,
  askName: (name) => `¿Te llamo ${name}?`,
  askMemory: "¿Quieres que lo recuerde?",
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
      `${puppy} duerme ahora una siesta y vuelve ${day} a las ${time}.`,
    premium: "Premium trae muchos más mensajes al día, a Hero, Party y Royal Lu, y el doble de XP.",
    action: "Seguir con Premium",
  },
  scripted: {
    badge: "Demo con guion",
    title: "Esto es una demo con guion",
    text: (puppy) =>
      `Aquí no hay ningún modelo de lenguaje: ${puppy} responde según un guion y entiende poco. Quien lleva este sitio consigue respuestas de verdad de ${puppy} con una línea:`,
    orAny: "o con cualquier otro servicio compatible con OpenAI:",
  },
};
