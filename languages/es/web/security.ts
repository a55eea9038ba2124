import type { WordsOf } from "../../catalog.ts";

export const security: WordsOf<"security"> = {
  title: "Seguridad",
  app: {
    title: "App de autenticación",
    off: "Después de la contraseña se pide un código de una app de tu teléfono. Quien solo sepa la contraseña se queda fuera.",
    on: "En cada inicio de sesión se pide un código de tu app.",
    isOn: "Activada",
    setUp: "Configurar",
    newCodes: "Nuevos códigos de recuperación",
    turnOff: "Desactivar",
    password: "Tu contraseña",
    noPassword: "Escribe tu contraseña.",
    goOn: "Continuar",
    busy: "Un momento…",
    asks: {
      setUp: {
        title: "Configurar una app de autenticación",
        text: "Primero demuestra que eres tú.",
      },
      newCodes: {
        title: "Nuevos códigos de recuperación",
        text: "Los anteriores dejarán de servir.",
      },
      turnOff: {
        title: "Desactivar el segundo factor",
        text: "Volverá a bastar con tu contraseña.",
      },
    },
    scan: "Escanéalo con la app o escribe en ella la clave.",
    qr: "Código QR para tu app de autenticación",
    key: "Clave",
    code: "Código que muestra la app",
    noCode: "Escribe el código.",
    confirm: "Activar",
    codes: {
      title: "Tus códigos de recuperación",
      text: "Cada uno te deja entrar una vez cuando no tienes la app a mano. Guárdalos donde solo tú los encuentres: no se muestran de nuevo.",
      copy: "Copiar",
      copied: "Copiado",
      done: "Ya los guardé",
    },
    turnedOn: {
      title: "Segundo factor activado",
      text: "A partir de ahora se pide un código al iniciar sesión. En los demás sitios se cerró tu sesión.",
    },
    turnedOff: {
      title: "Segundo factor desactivado",
      text: "Para iniciar sesión basta tu contraseña.",
    },
    failed: "No se cambió nada",
  },
  passkeys: {
    title: "Llaves de acceso",
    text: "Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña ni código.",
    add: "Añadir una llave de acceso",
    name: "Nombre",
    preset: (n) => `Llave ${n}`,
    added: (when) => `añadida el ${when}`,
    used: (when) => `usada por última vez el ${when}`,
    remove: "Quitar",
    removeNamed: (name) => `Quitar ${name}`,
    adding: {
      title: "Añadir una llave de acceso",
      text: "Primero demuestra que eres tú. Después te preguntará tu dispositivo.",
    },
    removing: {
      title: "Quitar la llave de acceso",
      text: (name) =>
        `«${name}» ya no te dejará entrar. Se cerrarán las demás sesiones abiertas con una llave de acceso.`,
    },
    isAdded: {
      title: "Llave de acceso añadida",
      text: "Desde ahora puedes iniciar sesión con ella.",
    },
    isRemoved: { title: "Llave de acceso quitada", text: "Ya no deja entrar a nadie." },
  },
  sessions: {
    title: "Dónde tienes la sesión abierta",
    unknown: "Otro navegador",
    here: "Este navegador",
    seen: (when) => `visto por última vez: ${when}`,
    end: "Cerrar sesión",
    endNamed: (device) => `Cerrar la sesión de ${device}`,
    endOthers: "Cerrar las demás sesiones",
    ended: { title: "Sesión cerrada", text: "Ese navegador tendrá que iniciar sesión de nuevo." },
    endedOthers: { title: "Sesiones cerradas", text: "Ahora tu sesión solo está abierta aquí." },
    failed: "No se cerró ninguna sesión",
  },
};
