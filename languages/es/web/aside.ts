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
  yes: "Sí",
  no: "No",
  callMe: (name) => `Llámame ${name}`,
  scripted: {
    badge: "Demo con guion",
    title: "Esto es una demo con guion",
    text: (puppy) =>
      `Aquí no hay ningún modelo de lenguaje: ${puppy} responde según un guion y entiende poco. Quien lleva este sitio consigue respuestas de verdad de ${puppy} con una línea:`,
    orAny: "o con cualquier otro servicio compatible con OpenAI:",
  },
};
