import type { WordsOf } from "../../catalog.ts";

export const landing: WordsOf<"landing"> = {
  pageTitle: "Luli: el cachorrito que siempre se alegra de verte",
  hero: {
    title: () => (
      <>
        El cachorrito <br />
        que siempre se <br />
        alegra de verte
      </>
    ),
    lead: "Luli es un pequeño bichón frisé con quien puedes charlar. Cuéntale tu día, hazle una caricia y mira cómo mueve la cola.",
    fine: "7 días gratis, después $20 al mes. Cancela cuando quieras.",
    puppy: "Luli: alegría y juegos",
    say: () => (
      <>
        <b>¡Guau!</b> Soy Luli. ¿Cómo te llamas?
      </>
    ),
  },
  start: "Empezar prueba gratis",
  demo: "Ver la demo",
  sample: {
    level: (level) => `Nivel ${level}`,
    xp: (xp) => `${xp} XP`,
    bar: "Los XP de Luli, un ejemplo",
  },
  features: {
    title: "Cachorrito pequeño. Sentimientos enormes.",
    lead: "Todo lo que hace Luli es para que tu día sea un poco más tierno.",
    chat: {
      title: "Charla cuando quieras",
      text: "Cuéntale a Luli tu día. Cada respuesta llega palabra por palabra, moviendo la cola.",
      say: "¡Cuéntamelo todo!",
    },
    moods: {
      title: "Se le nota el ánimo",
      text: "Juego, sueño, calma o pura felicidad: las orejas, los ojos y la cola te lo dicen.",
    },
    pets: {
      title: "Caricias y colita feliz",
      text: "Un toque detrás de las orejas. No hace falta más para derretir a un cachorrito.",
    },
    levels: {
      title: "Crecer en compañía",
      text: "Charla y gana XP. Con cada nivel, Luli se acerca a un nuevo y valiente look.",
    },
    variants: {
      title: "Seis Lulis por conocer",
      text: "Luli, Baby, Sleepy, Hero, Party y Royal. Un cachorrito, todo un universo.",
    },
    outfits: {
      title: "Con estilo cada día",
      text: "Una corona real, un collar brillante, un pañuelo del amor. Combina y suspira.",
    },
  },
  closing: {
    title: "La puerta de Luli siempre está abierta",
    lead: "Entra y saluda. Los primeros 7 días son gratis, y puedes irte cuando quieras.",
    fine: "Después, $20 al mes. Cancela cuando quieras.",
    puppy: "Luli en la puerta, saludando con la patita",
  },
};
