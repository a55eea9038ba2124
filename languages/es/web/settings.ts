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

export const settings: WordsOf<"settings"> = {
  title: "Ajustes",
  puppy: { perked: "con las orejas atentas", hushed: "con las orejas tapadas" },
  notifications: "Notificaciones",
  email: {
    label: "Novedades por correo",
    hint: "Como mucho una carta a la semana, solo con buenas noticias. Los correos sobre tu prueba, tus pagos y tu cuenta llegan siempre.",
    returned:
      "El correo a tu dirección nos vuelve, así que solo enviamos lo que pides. En cuanto abras un enlace que te enviemos allí, por ejemplo el de contraseña olvidada, volverá a llegar todo.",
    complained:
      "Un correo nuestro se marcó como spam, así que ya no enviamos cartas. Los correos sobre tu prueba, tus pagos y tu cuenta siguen llegando.",
  },
  sound: "Sonido y voz",
  effects: { label: "Efectos de sonido", hint: "Guaus, campanitas y pequeños pops" },
  voice: {
    label: "Mensajes de voz",
    hint: "Luli lee las respuestas en voz alta",
    none: "Este navegador no tiene voz. Donde hay una, Luli lee las respuestas en voz alta.",
  },
  display: "Pantalla",
  language: "Idioma",
  theme: "Tema",
  themes: { system: "Sistema", light: "Claro", dark: "Oscuro" },
  notSaved: { title: "No se guardó", text: "Tu ajuste sigue como estaba. Inténtalo de nuevo." },
  privacy: {
    title: "Privacidad",
    policy: "Ver la política de privacidad",
    download: "Descargar mis datos",
    downloading: "Descargando…",
    downloaded: {
      title: "Aquí están tus datos",
      text: "Un archivo con todo lo que sabemos de ti. Guárdalo bien.",
    },
    failed: "Falló la descarga",
    delete: "Eliminar cuenta",
  },
  deletion: {
    title: "¿Eliminar tu cuenta?",
    text: "Tus conversaciones, tus cachorros, tus monedas y todo lo demás se borran. Nadie puede recuperarlos; si quieres una copia, descarga antes tus datos.",
    subscription: "Tu suscripción termina al instante. Lo pagado no se devuelve.",
    confirmation: "Escribe tu correo para confirmar",
    wrongConfirmation: (email) => `Escribe ${email}.`,
    password: "Tu contraseña",
    noPassword: "Escribe tu contraseña.",
    action: "Eliminar mi cuenta",
    busy: "Eliminando...",
    keep: "Mejor no",
    failed: "No se eliminó nada",
    farewell: {
      title: "Adiós, y gracias",
      text: "Tu cuenta se está eliminando. Un correo te dirá cuándo está hecho.",
    },
  },
};
