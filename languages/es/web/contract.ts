import { formatDate } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contract: WordsOf<"contract"> = {
  title: "Tu contrato",
  lead: "Cancela aquí tu suscripción o desiste del contrato en un plazo de 14 días. No hace falta iniciar sesión.",
  loading: "Cargando tu contrato",
  over: "Este enlace ya se usó o tiene más de una hora. Puedes pedir otro.",
  none: "Esta cuenta no tiene suscripción. Si la tiene otra, pide un enlace a su dirección.",
  ask: {
    email: "Correo de tu cuenta",
    wrongEmail: "Escribe una dirección de correo completa.",
    action: "Enviarme el enlace",
    busy: "Enviando...",
    sent: "Si hay un contrato con esta dirección, el enlace llegará a tu correo enseguida. Vale una hora.",
    failed: { title: "No se envió nada", text: "Inténtalo de nuevo en un momento." },
  },
  facts: {
    contract: "Contrato",
    name: "Luli Premium, $20/mes",
    account: "Cuenta",
    concluded: "Celebrado el",
    ends: "Termina el",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Cancelar el contrato",
    text: (until) =>
      until
        ? `Premium sigue siendo tuyo hasta el ${until}. No se cobra nada más.`
        : "Premium sigue hasta su fin. No se cobra nada más.",
    action: "Cancelar ahora",
    busy: "Cancelando...",
    done: (until) =>
      until
        ? `Tu suscripción está cancelada y termina el ${until}. Un correo lo confirma.`
        : "Tu suscripción está cancelada. Un correo lo confirma.",
    over: "No hay nada en curso que cancelar.",
    failed: { title: "No se canceló", text: "No ha cambiado nada. Inténtalo de nuevo." },
  },
  withdraw: {
    title: "Desistir del contrato",
    text: (until) =>
      `Hasta el ${until} puedes desistir sin dar ningún motivo. La suscripción termina al momento y lo que pagaste vuelve por la misma vía.`,
    name: "Tu nombre",
    missingName: "Dinos tu nombre.",
    email: "Correo para el acuse de recibo",
    password: "Tu contraseña",
    missingPassword: "Escribe tu contraseña.",
    next: "Continuar",
    summary: (name, email) =>
      `Yo, ${name}, desisto del contrato indicado arriba. El acuse de recibo se envía a ${email}.`,
    confirm: "Confirmar desistimiento",
    busy: "Desistiendo...",
    back: "Volver",
    past: (until) => `Se pudo desistir hasta el ${until}.`,
    done: (at) => `Recibimos tu desistimiento el ${at}. El acuse de recibo está en tu correo.`,
    refunded: (amount) => `${amount} vuelven por la misma vía de pago.`,
    later:
      "El fin y el reembolso seguirán en cuanto respondan los pagos. Te escribiremos cuando esté hecho.",
    failed: { title: "No se desistió", text: "No ha cambiado nada. Inténtalo de nuevo." },
  },
};
