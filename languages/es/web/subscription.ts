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
    missing: "Marca primero la casilla: sin ella no se compra nada.",
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
    owing: "El último pago falló. Gestiona tu suscripción para cambiar la tarjeta.",
    paused: "En pausa. No se cobra nada y Premium espera hasta que continúe.",
    cancelled: "Cancelada. Premium sigue hasta entonces y no se cobra nada más.",
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
        ? `Premium sigue contigo hasta el ${formatDate(until)}.`
        : "Premium sigue contigo hasta el final del periodo.",
    staysUncharged: (until) =>
      until
        ? `Premium sigue contigo hasta el ${formatDate(until)}. No se cobra nada más.`
        : "Premium sigue contigo hasta el final del periodo. No se cobra nada más.",
    yes: "Sí, cancelar",
    no: "Seguir con Premium",
    busy: "Cancelando…",
    done: "Suscripción cancelada",
    failed: {
      title: "No se pudo cancelar",
      text: "Tu suscripción no se canceló. Inténtalo de nuevo.",
    },
  },
  resume: {
    action: "Reanudar suscripción",
    busy: "Reanudando…",
    done: { title: "Suscripción reanudada", text: "Tu Premium sigue como antes." },
    failed: {
      title: "No se pudo reanudar",
      text: "Tu suscripción no se reanudó. Inténtalo de nuevo.",
    },
  },
};
