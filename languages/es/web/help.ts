import type { WordsOf } from "../../catalog.ts";

export const help: WordsOf<"help"> = {
  label: "Ayuda para este momento",
  question: "¿Estás a salvo ahora mismo?",
  title: "Mereces tener a alguien a tu lado ahora mismo.",
  offer: "¿Te gustaría hablar con una persona?",
  unheard: "Nadie ha leído esto todavía.",
  show: "Personas que escuchan",
  emergency: {
    all: "En peligro: emergencias",
    medical: "En peligro: ambulancia",
    police: "En peligro: policía",
  },
  unknownEmergency: "¿Hay peligro? Llama al número de emergencias de tu país.",
  anywhere: "En cualquier país",
  always: "día y noche",
  for: {
    abuse: "si alguien te hace daño o te amenaza",
    eating: "sobre la alimentación",
    minor: "para niños, niñas y adolescentes",
  },
  age: {
    question: "¿Tienes menos de 18 años?",
    why: "Luli está hecha para adultos, por eso pregunto.",
    yes: "Sí, tengo menos de 18",
    no: "No, tengo 18 o más",
    saving: "Guardando...",
    rests:
      "Gracias por decírmelo. Nuestro chat descansa ahora, tu suscripción termina y no se cobra nada. Si es un error, escríbenos desde la página de contacto.",
    thanks: "Gracias. Entonces sigamos.",
  },
};
