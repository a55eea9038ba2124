import type { AuthWords } from "../../../server/auth/mails/words.ts";

export const auth: AuthWords = {
  confirm: {
    subject: "Confirma tu correo para Luli",
    lines: [
      "¡Guau! A Luli le encanta conocerte.",
      "Confirma tu correo electrónico y podrás empezar a charlar.",
    ],
    link: "Confirmar mi correo",
    closing: "El enlace sirve durante una hora. Si no te registraste, ignora este correo.",
  },
  reset: {
    subject: "Elige una nueva contraseña para Luli",
    lines: [
      "Alguien, esperamos que tú, pidió una nueva contraseña.",
      "Elígela aquí y después inicia sesión con ella.",
    ],
    link: "Elegir una nueva contraseña",
    closing:
      "El enlace sirve una sola vez, durante una hora. Si no fuiste tú, ignora este correo: nada ha cambiado.",
  },
  existing: {
    subject: "Ya tienes una cuenta con Luli",
    lines: [
      "Alguien, esperamos que tú, se registró con este correo, pero ya tienes una cuenta.",
      "Solo inicia sesión. Si olvidaste tu contraseña, ahí puedes elegir otra.",
    ],
    link: "Iniciar sesión",
    closing: "Si no fuiste tú, ignora este correo: nada ha cambiado.",
  },
  confirmChange: {
    subject: "Confirma tu nuevo correo para Luli",
    lines: [
      "Pediste usar esta dirección para tu cuenta con Luli.",
      "Abre el enlace en un navegador donde tengas la sesión abierta. Hasta entonces sigue valiendo tu dirección anterior.",
    ],
    link: "Usar esta dirección",
    closing:
      "El enlace sirve durante una hora. Si no fuiste tú, ignora este correo: no cambia nada.",
  },
  changeAsked: (newEmail) => ({
    subject: "Alguien pidió cambiar tu correo para Luli",
    lines: [
      `Alguien, esperamos que tú, pidió usar ${newEmail} para tu cuenta desde ahora.`,
      "Todavía no ha cambiado nada: primero hay que confirmar la nueva dirección.",
      "Si no fuiste tú, elige una nueva contraseña. Así se cierran todas las sesiones.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  }),
  emailChanged: (newEmail) => ({
    subject: "Tu correo para Luli ha cambiado",
    lines: [
      `Desde ahora tu cuenta usa ${newEmail}. Inicia sesión con esa dirección.`,
      "A esta dirección ya no le escribiremos.",
    ],
    link: "Si no fuiste tú, escríbenos",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  }),
  passwordChanged: {
    subject: "Tu contraseña para Luli ha cambiado",
    lines: [
      "Tu contraseña se acaba de cambiar.",
      "Si no fuiste tú, elige otra. Así se cierran todas las sesiones.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  },
  newDevice: (device) => ({
    subject: "Un nuevo inicio de sesión en Luli",
    lines: [
      `Alguien, esperamos que tú, ha iniciado sesión en tu cuenta con un navegador que no conocíamos${device && `: ${device}`}.`,
      "Si no fuiste tú, elige otra contraseña. Así se cierran todas las sesiones.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  }),
  manyGuesses: {
    subject: "Alguien intenta adivinar tu contraseña para Luli",
    lines: [
      "Se han probado muchas contraseñas equivocadas en tu cuenta; por eso, durante una hora nadie puede iniciar sesión con un navegador que no conozcamos.",
      "Donde ya habías iniciado sesión, puedes seguir haciéndolo. En cualquier otro sitio, elige una nueva contraseña: eso abre la puerta enseguida.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "Nadie ha entrado así. Si tienes la sesión abierta, no tienes que hacer nada.",
  },
};
