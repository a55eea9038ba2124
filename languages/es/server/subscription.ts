import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Abrir mi perfil";
const closing = "Puedes cancelar cuando quieras en tu perfil: dos clics, sin preguntas.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Tus 7 días gratis con Luli han empezado",
    lines: [
      "¡Guau! Desde ahora Premium es para ti.",
      `El primer cobro de ${price} es el ${day}; después, ${price} cada mes. Si cancelas antes, no se cobra nada.`,
      "Te lo recordaremos el día 4 y el día 6.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Tus días gratis con Luli terminan el ${day}`,
    lines: [
      `El ${day} se cobran los primeros ${price}; después, ${price} cada mes.`,
      "Si quieres seguir, no tienes que hacer nada. Si no, cancela antes y no se cobra nada.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Qué alegría verte de nuevo en Luli Premium",
    lines: [
      `Hoy se cobraron ${price}. Los próximos ${price} se cobran el ${day} y después cada mes.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Tu suscripción a Luli está cancelada",
    lines: [
      `Listo: no se cobra nada más. Premium sigue contigo hasta el ${until}.`,
      "Después puedes seguir charlando gratis con Luli. Lo que ganaste y compraste se queda.",
    ],
    link: "Cambié de idea",
    closing: "Hasta ese día puedes reanudarla en tu perfil.",
  }),
  paymentFailed: (price) => ({
    subject: "Tu pago de Luli no se pudo hacer",
    lines: [
      `Tu tarjeta fue rechazada cuando había que pagar ${price}. Lo intentaremos de nuevo en los próximos días, y mientras tanto Premium sigue contigo.`,
      "Para usar otra tarjeta, elige «Gestionar suscripción» en tu perfil.",
    ],
    link,
    closing: "Si ningún pago funciona, la suscripción termina y no se cobra nada más.",
  }),
  ended: {
    subject: "Tu suscripción a Luli ha terminado",
    lines: [
      "No se cobra nada más. Puedes seguir charlando gratis con Luli.",
      "Lo que ganaste y compraste se queda.",
    ],
    link,
    closing: "Si quieres Premium otra vez, puedes empezarlo en tu perfil.",
  },
};
