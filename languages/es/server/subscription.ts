import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Abrir mi perfil";
const closing = "Puedes cancelar cuando quieras en tu perfil: con dos clics.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Tu prueba gratis de 7 días de Luli Premium ha empezado",
    lines: [
      "¡Guau! Desde ahora Premium es para ti.",
      `El primer cobro de ${price} es el ${day}; después, ${price} cada mes. Si cancelas antes, no se cobra nada.`,
      "Te lo recordaremos el día 4 y el día 6.",
    ],
    link,
    closing,
  }),
  trialExtended: ({ price, day }) => ({
    subject: "Tu prueba gratis de Luli Premium ahora dura más",
    lines: [
      "Buenas noticias: hemos ampliado tu prueba gratis.",
      `Ahora el primer cobro de ${price} es el ${day}; después, ${price} cada mes. Si cancelas antes, no se cobra nada.`,
      "Te lo recordaremos tres días y un día antes.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Tu prueba gratis de Luli Premium termina el ${day}`,
    lines: [
      `El primer cobro de ${price} es el ${day}; después, ${price} cada mes.`,
      "Si quieres seguir, no tienes que hacer nada. Si no, cancela antes y no se cobra nada.",
    ],
    link,
    closing,
  }),
  renewal: ({ price, day, limits }) => ({
    subject: `Tu suscripción a Luli se renueva el ${day}`,
    lines: [
      `El ${day} te cobraremos ${price} por el mes siguiente, y después cada mes hasta que canceles.`,
      limits,
      "Si quieres quedarte, no tienes que hacer nada.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Qué alegría verte de nuevo en Luli Premium",
    lines: [
      `Hoy te hemos cobrado ${price}. El próximo cobro de ${price} es el ${day}, y después cada mes.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Tu suscripción a Luli está cancelada",
    lines: [
      `No se cobra nada más. Conservas Premium hasta el ${until}.`,
      "Después puedes seguir charlando gratis con Luli. Lo que ganaste y compraste se queda.",
    ],
    link: "Reanudar suscripción",
    closing: "Hasta ese día puedes reanudar la suscripción en tu perfil.",
  }),
  paymentFailed: (price) => ({
    subject: "Tu pago de Luli no se pudo hacer",
    lines: [
      `Tu tarjeta fue rechazada cuando había que pagar ${price}. Lo intentaremos de nuevo en los próximos días, y mientras tanto conservas Premium.`,
      "Para usar otra tarjeta, elige «Gestionar suscripción» en tu perfil.",
    ],
    link,
    closing: "Si ningún pago funciona, la suscripción termina y no se cobra nada más.",
  }),
  cardUsed: {
    subject: "Esta tarjeta ya se usó para una prueba gratis",
    lines: [
      "Esta tarjeta ya se usó para una prueba gratis con otra cuenta, así que no sirve para otra. No se ha cobrado nada.",
      "Puedes suscribirte sin prueba gratis cuando quieras y, hasta entonces, charlar gratis con Luli.",
    ],
    link,
    closing,
  },
  contractLink: {
    subject: "Tu contrato con Luli",
    lines: [
      "Alguien pidió un enlace para cancelar la suscripción a Luli de esta dirección o desistir del contrato.",
      "Si fuiste tú, abre el enlace y elige. Todavía no ha cambiado nada.",
    ],
    link: "Abrir mi contrato",
    closing:
      "El enlace vale una hora y se puede usar una vez. Si no lo pediste, ignora este correo.",
  },
  withdrawn: {
    subject: "Hemos recibido tu desistimiento del contrato",
    lines: [
      "Has desistido de tu contrato con Luli. Este es tu acuse de recibo; abajo figura lo que declaraste.",
      "Tu suscripción termina ahora y no se cobra nada más. Te devolvemos lo que pagaste por la misma vía, como muy tarde en 14 días, y te escribiremos cuando esté en camino. Si nuestro proveedor de pagos no responde en este momento, lo haremos en cuanto responda.",
    ],
    facts: {
      name: "Tu nombre",
      plan: "Luli Premium",
      contract: "Contrato",
      concluded: "Fecha del contrato",
      email: "Correo",
      received: "Recibido el",
    },
    link: "Página de desistimiento",
    closing: "Puedes seguir charlando gratis con Luli. Lo que ganaste y compraste se queda.",
  },
  refunded: (amount) => ({
    subject: `Tus ${amount} van en camino`,
    lines: [
      `Te hemos devuelto ${amount} porque desististe del contrato. Tu banco puede tardar unos días en mostrarlo.`,
      "Tu suscripción ha terminado y no se cobra nada más.",
    ],
    link,
    closing: "Puedes seguir charlando gratis con Luli. Lo que ganaste y compraste se queda.",
  }),
  ended: {
    subject: "Tu suscripción a Luli ha terminado",
    lines: [
      "No se cobra nada más. Puedes seguir charlando gratis con Luli.",
      "Conservas lo que ganaste y compraste.",
    ],
    link,
    closing: "Si quieres Premium otra vez, puedes empezarlo en tu perfil.",
  },
};
