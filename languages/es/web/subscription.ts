import { formatDate, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const subscription: WordsOf<"subscription"> = {
  title: "Completa tu suscripción",
  trialSummary: "7 días gratis, después $20 al mes. Cancela cuando quieras.",
  summary: "$20 al mes. Cancela cuando quieras.",
  puppy: "calma y calorcito",
  loadingTerms: "Cargando las condiciones",
  payment: "Pago",
  loadingForm: "Cargando el formulario de pago",
  agree: {
    missing: "Marca la casilla para continuar.",
    next: "Continuar al pago",
  },
  failed: { title: "Falló el pago", text: "No se pudo iniciar el pago. Inténtalo de nuevo." },
  subscribed: {
    text: "Ya tienes una suscripción, así que aquí no hay nada que comprar.",
    action: "Ver tu suscripción",
  },
  notSetUp: {
    text: (messages) =>
      plural(messages, {
        one: "Este servidor no tiene pagos configurados, así que aquí no se cobra nada. Puedes charlar gratis con Luli, # mensaje al día.",
        other:
          "Este servidor no tiene pagos configurados, así que aquí no se cobra nada. Puedes charlar gratis con Luli, # mensajes al día.",
      }),
    action: "Charlar con Luli",
  },
  card: {
    title: "Suscripción",
    badges: { trial: "Prueba gratis", active: "Activa", inactive: "Inactiva" },
    trial: { plan: "Prueba gratis", price: "7 días gratis" },
    premium: { plan: "Luli Premium", price: "$20 al mes" },
    granted: { price: "Un regalo nuestro", until: (at) => `Gratis hasta: ${formatDate(at)}` },
    trialEnds: (at) => `La prueba termina: ${formatDate(at)}`,
    nextBilling: (at) => `Próximo cobro: ${formatDate(at)}`,
    ends: (at) => `Termina: ${formatDate(at)}`,
    owing: "Tu último pago falló. Elige «Gestionar suscripción» para cambiar la tarjeta.",
    paused: "En pausa. No se cobra nada y Premium está desactivado hasta que se reanude.",
    cancelled: (until) =>
      until
        ? `Cancelada. Conservas Premium hasta el ${formatDate(until)}.`
        : "Cancelada. Conservas Premium hasta el final del periodo.",
    manage: "Gestionar suscripción",
    opening: "Abriendo…",
    start: "Probar Premium",
  },
  welcome: {
    title: "¡Te damos la bienvenida a Premium! 🎉",
    trial: "¡Tu prueba gratis de 7 días ha empezado!",
    active: "Tu suscripción está activa.",
    almost: { title: "Ya casi", text: "Tu suscripción aparecerá aquí en cuanto se confirme." },
  },
  portal: {
    noSession: {
      title: "Inicia sesión",
      text: "Para gestionar tu suscripción tienes que iniciar sesión.",
    },
    failed: {
      title: "Falló el portal",
      text: "No se pudo abrir el portal de clientes. Inténtalo de nuevo.",
    },
  },
  cancel: {
    action: "Cancelar suscripción",
    title: "¿Cancelar Luli Premium?",
    stays: (until) =>
      until
        ? `Conservas Premium hasta el ${formatDate(until)}. No se cobra nada más.`
        : "Conservas Premium hasta el final del periodo. No se cobra nada más.",
    yes: "Sí, cancelar",
    no: "Seguir con Premium",
    busy: "Cancelando…",
    done: "Suscripción cancelada",
    failed: {
      title: "La suscripción no se canceló",
      text: "No ha cambiado nada. Inténtalo de nuevo.",
    },
  },
  resume: {
    action: "Reanudar suscripción",
    busy: "Reanudando…",
    done: { title: "Suscripción reanudada", text: "Tu Premium sigue como antes." },
    failed: {
      title: "La suscripción no se reanudó",
      text: "No ha cambiado nada. Inténtalo de nuevo.",
    },
  },
};

export const contract: WordsOf<"contract"> = {
  title: "Tu contrato",
  lead: "Cancela aquí tu suscripción o desiste del contrato en un plazo de 14 días. No hace falta iniciar sesión.",
  loading: "Cargando tu contrato",
  over: "Este enlace ya se usó o tiene más de una hora. Puedes pedir otro.",
  none: "Esta cuenta no tiene suscripción. Si te suscribiste con otra cuenta, pide un enlace con el correo de esa cuenta.",
  ask: {
    email: "Correo de tu cuenta",
    wrongEmail: "Escribe una dirección de correo completa.",
    action: "Enviarme el enlace",
    busy: "Enviando…",
    sent: "Si esta dirección tiene un contrato, ya va un enlace en camino. Vale una hora.",
    failed: { title: "No se envió nada", text: "Inténtalo de nuevo en un momento." },
  },
  facts: {
    contract: "Contrato",
    name: "Luli Premium, $20 al mes",
    account: "Cuenta",
    concluded: "Fecha del contrato",
    ends: "Termina el",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Cancelar el contrato",
    text: (until) =>
      until
        ? `Conservas Premium hasta el ${until}. No se cobra nada más.`
        : "Conservas Premium hasta el final del periodo. No se cobra nada más.",
    action: "Cancelar ahora",
    busy: "Cancelando…",
    done: (until) =>
      until
        ? `Tu suscripción está cancelada y termina el ${until}. Te lo confirmaremos por correo.`
        : "Tu suscripción está cancelada. Te lo confirmaremos por correo.",
    over: "No hay ninguna suscripción activa que cancelar.",
    failed: {
      title: "La suscripción no se canceló",
      text: "No ha cambiado nada. Inténtalo de nuevo.",
    },
  },
  withdraw: {
    title: "Desistir del contrato",
    text: (until) =>
      `Hasta el ${until} puedes desistir sin dar ningún motivo. La suscripción termina al momento y te devolvemos lo que pagaste por la misma vía.`,
    name: "Tu nombre",
    missingName: "Escribe tu nombre.",
    email: "Correo para el acuse de recibo",
    password: "Tu contraseña",
    missingPassword: "Escribe tu contraseña.",
    next: "Continuar",
    summary: (name, email) =>
      `Yo, ${name}, desisto del contrato indicado arriba. El acuse de recibo se envía a ${email}.`,
    confirm: "Confirmar desistimiento",
    busy: "Enviando…",
    back: "Volver",
    past: (until) => `El plazo para desistir terminó el ${until}.`,
    done: (at) => `Recibimos tu desistimiento el ${at}. El acuse de recibo está en tu correo.`,
    refunded: (amount) => `Te devolvemos ${amount} por la misma vía de pago.`,
    later:
      "Nuestro proveedor de pagos no responde. En cuanto responda, cancelaremos, te devolveremos el dinero y te escribiremos.",
    failed: {
      title: "El desistimiento no se envió",
      text: "No ha cambiado nada. Inténtalo de nuevo.",
    },
  },
};
