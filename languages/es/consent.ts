import type { ConsentText } from "../../shared/rules/consent.ts";

export const consent: ConsentText = {
  trial:
    "Tus primeros 7 días son gratis. Después se cobran automáticamente $20 al mes hasta que canceles. Puedes cancelar cuando quieras, con dos clics en tu perfil.",
  noTrial:
    "Hoy se cobran $20 y después, automáticamente, $20 cada mes hasta que canceles. Puedes cancelar cuando quieras, con dos clics en tu perfil.",
  limits: ({ daily, messages, seconds }) =>
    `Con Premium: hasta ${daily} mensajes al día y, como máximo, ${messages} en ${seconds} segundos.`,
  agree:
    "Acepto estas condiciones: la suscripción se renueva automáticamente hasta que la cancele.",
};
