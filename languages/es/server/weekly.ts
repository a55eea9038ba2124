import { pluralIn } from "../../../shared/rules/plural.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "¡Hola, persona favorita!" : `¡Hola, ${name}!`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Tu semana con ${puppy}`,
    lines: [
      `${hello} Fue una buena semana: ${puppy} y tú se vieron ${pluralIn("es", days, { one: "# día", other: "# días" })}.`,
      `${puppy} está ahora en el nivel ${level}, y en tu bolsa hay ${pluralIn("es", coins, { one: "# moneda", other: "# monedas" })}.`,
    ],
    link: `Saludar a ${puppy}`,
  }),
  streak: (days) =>
    pluralIn("es", days, { other: "Y tu racha ya es de # días. ¡Cómo mueve la cola!" }),
  facts: {
    messages: "Mensajes",
    pets: "Caricias",
    tasks: "Tareas hechas",
    xp: "XP para tus cachorros",
  },
  quiet: (hello, puppy) => ({
    subject: `Un saludito de ${puppy}`,
    lines: [
      `${hello} No hay novedades ni nada pendiente. Solo una cola que se mueve.`,
      `Cuando te apetezca charlar, a ${puppy} le encantará verte. Todo lo que ganaron sigue como está.`,
      "Mientras todo esté tranquilo, nosotros también: la próxima carta llega después de una semana con novedades.",
    ],
    link: `Saludar a ${puppy}`,
  }),
  closing:
    "Recibes como mucho una carta a la semana porque «Novedades por correo» está activado en tus ajustes.",
  unsubscribe: "No quiero más cartas semanales",
  page: {
    ask: {
      title: "¿No quieres más cartas semanales?",
      text: "Un clic y listo. Los correos sobre tu cuenta y tu suscripción te siguen llegando.",
      button: "Darme de baja",
    },
    done: (settings) => ({
      title: "Listo, no hay más cartas",
      text: `«Novedades por correo» está desactivado. Si algún día las extrañas, puedes activarlas otra vez en tus ${settings("ajustes")}.`,
    }),
    wrong: (settings, contact) => ({
      title: "Este enlace no está completo",
      text: `Quizá se perdió una parte por el camino. Puedes desactivar «Novedades por correo» en tus ${settings("ajustes")} o ${contact("escribirnos")}.`,
    }),
  },
};
