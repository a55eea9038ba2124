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
  suspended: {
    subject: "Tu cuenta de Luli está suspendida",
    lines: [
      "Hemos suspendido tu cuenta. Por ahora no puedes entrar, y Luli no te escribirá.",
      "Si tienes una suscripción, mientras dure no se cobra nada. No se borra nada tuyo.",
    ],
    link: "Escríbenos",
    closing:
      "Si crees que es un error, o quieres tus datos o que se elimine tu cuenta, escríbenos, por favor.",
  },
  reinstated: {
    subject: "Tu cuenta de Luli vuelve a estar activa",
    lines: [
      "Tu cuenta ya no está suspendida: entra, y encontrarás todo donde lo dejaste.",
      "Si tienes una suscripción, continúa. No se cobra el tiempo de la suspensión.",
    ],
    link: "Entrar",
    closing: "Luli se alegra de volver a verte.",
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
    subject: "Alguien pidió cambiar el correo de tu cuenta de Luli",
    lines: [
      `Alguien, esperamos que tú, pidió usar ${newEmail} para tu cuenta desde ahora.`,
      "Todavía no ha cambiado nada: primero hay que confirmar la nueva dirección.",
      "Si no fuiste tú, elige una nueva contraseña. Así se cierran todas las sesiones.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  }),
  emailChanged: (newEmail) => ({
    subject: "El correo de tu cuenta de Luli ha cambiado",
    lines: [
      `Desde ahora tu cuenta usa ${newEmail}. Inicia sesión con esa dirección.`,
      "Ya no escribiremos a esta dirección.",
    ],
    link: "Si no fuiste tú, escríbenos",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  }),
  passwordChanged: {
    subject: "Tu contraseña de Luli ha cambiado",
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
  factorChanged: (change) => ({
    subject: "Ha cambiado cómo inicias sesión en Luli",
    lines: [
      {
        on: "A partir de ahora, al iniciar sesión pedimos también un código de tu app de autenticación. En los demás sitios se cerró tu sesión.",
        off: "Al iniciar sesión ya no pedimos un código de tu app de autenticación.",
        newCodes: "Tienes nuevos códigos de recuperación. Los anteriores ya no sirven.",
        recoveryCode:
          "Alguien, esperamos que tú, inició sesión con uno de tus códigos de recuperación. Ese código ya no sirve.",
        passkeyAdded:
          "Se añadió una llave de acceso a tu cuenta. Permite iniciar sesión sin tu contraseña. Si no es tuya, quítala en los ajustes, en Seguridad.",
        passkeyRemoved:
          "Se quitó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.",
      }[change],
      "Si no fuiste tú, elige una nueva contraseña. Así se cierran todas las sesiones.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  }),
  sessionCopied: (device) => ({
    subject: "Hemos cerrado una sesión tuya en Luli",
    lines: [
      `Dos navegadores han usado la misma sesión tuya${device && ` (${device})`}, como si alguien la hubiera copiado. Por eso la hemos cerrado.`,
      "Puedes volver a iniciar sesión ahora mismo. Si no has copiado ni restaurado tú ese navegador, elige una nueva contraseña: cierra todas las sesiones.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "En los demás sitios tu sesión sigue abierta.",
  }),
  manyGuesses: {
    subject: "Alguien intenta adivinar tu contraseña de Luli",
    lines: [
      "Alguien ha probado muchas contraseñas equivocadas en tu cuenta. Durante una hora no se puede entrar desde un navegador nuevo.",
      "Donde ya habías iniciado sesión, puedes seguir haciéndolo. En cualquier otro sitio, elige una nueva contraseña para entrar enseguida.",
    ],
    link: "Elegir una nueva contraseña",
    closing: "Nadie ha entrado así. Si tienes la sesión abierta, no tienes que hacer nada.",
  },
};
