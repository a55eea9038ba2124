import type { ContactWords } from "../../../server/contact/words.ts";
import type { DeletionWords } from "../../../server/deletion/words.ts";
import type { FrameWords } from "../../../server/mail/words.ts";
import type { FollowUpWords } from "../../../server/memory/follow-up/question.ts";
import type { ReportWords } from "../../../server/report/words.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";
import type { PushNote } from "../../../shared/contracts/push.ts";
import { pluralIn } from "../../../shared/rules/plural.ts";

export const mail: FrameWords = {
  colon: ":",
  noButton: "Si el botón no funciona, abre esta dirección:",
};

export const contact: ContactWords = {
  subject: "Recibimos tu mensaje",
  received: "¡Guau! Tu mensaje nos ha llegado. Te respondemos en menos de 24 horas.",
  quoted:
    "Para que lo guardes, este es el mensaje enviado desde nuestra página de contacto con este correo. Por seguridad, los enlaces no se pueden abrir.",
  notYou:
    "Si no fuiste tú, ignora este correo: alguien escribió mal su dirección. No recibirás más que unos pocos como este.",
};

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Tu cuenta de Luli se ha eliminado",
    lines: [
      "Hemos borrado tu cuenta, tus conversaciones y todo lo que Luli y tú ganaron.",
      "Si tenías una suscripción, ha terminado y no se cobra nada más.",
      "Gracias por el tiempo juntos. Si algún día vuelves, a Luli le encantará conocerte.",
    ],
    link: "Escríbenos",
    closing: "Si no fuiste tú, dínoslo. Este es nuestro último correo.",
  },
};

export const push: PushNote = {
  title: "Luli te saluda",
  body: "¿Le cuentas a Luli una cosita de tu día?",
  path: "/chat",
};

export const followUp: FollowUpWords = {
  title: "Luli tiene una pregunta",
  question: (words) => `Me contaste: «${words}» ¿Qué tal fue?`,
};

export const report: ReportWords = {
  answer: {
    subject: "Sobre la respuesta que denunciaste",
    lines: [
      "Gracias por avisarnos de una respuesta de Luli. Una persona de nuestro equipo la ha leído. Esta es nuestra respuesta:",
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
      `${puppy} está ahora en el nivel ${level}, y tienes ${pluralIn("es", coins, { one: "# moneda", other: "# monedas" })}.`,
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
      `Cuando te apetezca charlar, a ${puppy} le encantará verte. Todo lo que ganaron sigue ahí.`,
      "Mientras todo esté tranquilo, nosotros también: el próximo correo llega después de una semana con novedades.",
    ],
    link: `Saludar a ${puppy}`,
  }),
  closing:
    "Recibes este correo porque «Novedades por correo» está activado en tus ajustes. Enviamos como mucho uno a la semana.",
  unsubscribe: "Dejar de recibir el correo semanal",
  page: {
    ask: {
      title: "¿Dejar de recibir el correo semanal?",
      text: "Seguirás recibiendo los correos sobre tu cuenta y tu suscripción.",
      button: "Darme de baja",
    },
    done: (settings) => ({
      title: "Te has dado de baja",
      text: `«Novedades por correo» está desactivado. Puedes activarlo otra vez en tus ${settings("ajustes")}.`,
    }),
    wrong: (settings, contactLink) => ({
      title: "Este enlace está incompleto",
      text: `Quizá falta una parte. Puedes desactivar «Novedades por correo» en tus ${settings("ajustes")} o ${contactLink("escribirnos")}.`,
    }),
  },
};
