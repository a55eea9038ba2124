import type { ContactWords } from "../../../server/contact/words.ts";
import type { DeletionWords } from "../../../server/deletion/words.ts";
import type { FrameWords } from "../../../server/mail/words.ts";
import type { PushNotes } from "../../../server/push/notes.ts";
import type { ReportWords } from "../../../server/report/words.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";
import { pluralIn } from "../../../shared/rules/plural.ts";

export const mail: FrameWords = {
  colon: ":",
  noButton: "Si el botón no funciona, abre esta dirección:",
};

export const contact: ContactWords = {
  subject: "Tenemos tu mensaje",
  received: "¡Guau! Tu mensaje nos ha llegado. Te respondemos en menos de 24 horas.",
  quoted:
    "Para que lo guardes, esto es lo que se escribió en nuestra página de contacto con este correo. Los enlaces no se pueden abrir, y es a propósito.",
  notYou:
    "Si no fuiste tú, ignora este correo: alguien escribió mal su dirección, y nadie recibe más que unos pocos como este.",
};

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Tu cuenta con Luli está eliminada",
    lines: [
      "Listo: tu cuenta, tus conversaciones y todo lo que Luli y tú ganaron se han borrado.",
      "Si tenías una suscripción, ha terminado y no se cobra nada más.",
      "Gracias por el tiempo juntos. Si algún día vuelves, a Luli le encantará conocerte.",
    ],
    link: "Escríbenos",
    closing: "Si no fuiste tú, dínoslo. Este es nuestro último correo.",
  },
};

export const push: PushNotes = [
  { title: "Luli te saluda", body: "¿Le cuentas a Luli una cosita de tu día?" },
  { title: "Las tres tareas de hoy", body: "Todas pequeñas. Elige la que más te guste." },
  { title: "Hora de mover la cola", body: "Luli charla contigo cuando tú quieras." },
];

export const report: ReportWords = {
  answer: {
    subject: "Sobre la respuesta que denunciaste",
    lines: [
      "Gracias por avisarnos de una respuesta de Luli. Una persona la ha leído y te contesta:",
    ],
    link: "Escríbenos",
    closing: "Solo se han leído la respuesta denunciada y tu mensaje anterior, nada más.",
  },
};

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
    wrong: (settings, contactLink) => ({
      title: "Este enlace no está completo",
      text: `Quizá se perdió una parte por el camino. Puedes desactivar «Novedades por correo» en tus ${settings("ajustes")} o ${contactLink("escribirnos")}.`,
    }),
  },
};
