import type { WordsOf } from "../../catalog.ts";

export const security: WordsOf<"security"> = {
  title: "Seguridad",
  app: {
    title: "App de autenticación",
    off: "Después de tu contraseña pedimos un código de una app de tu teléfono. Una contraseña robada ya no basta.",
    on: "Cada inicio de sesión pide un código de tu app.",
    isOn: "Activada",
    setUp: "Configurar",
    newCodes: "Obtener nuevos códigos de recuperación",
    turnOff: "Desactivar",
    password: "Tu contraseña",
    noPassword: "Escribe tu contraseña.",
    goOn: "Continuar",
    busy: "Un momento…",
    asks: {
      setUp: {
        title: "Configurar una app de autenticación",
        text: "Primero confirma que eres tú.",
      },
      newCodes: {
        title: "Obtener nuevos códigos de recuperación",
        text: "Los anteriores dejarán de servir.",
      },
      turnOff: {
        title: "Desactivar la app de autenticación",
        text: "Iniciarás sesión solo con tu contraseña.",
      },
    },
    scan: "Escanéalo con la app o escribe en ella la clave.",
    qr: "Código QR para tu app de autenticación",
    key: "Clave",
    code: "Código de la app",
    noCode: "Escribe el código.",
    confirm: "Activar",
    codes: {
      title: "Tus códigos de recuperación",
      text: "Cada código te deja entrar una vez sin la app. Guárdalos en un lugar seguro: no los mostraremos de nuevo.",
      copy: "Copiar",
      copied: "Copiado",
      done: "Ya los guardé",
    },
    turnedOn: {
      title: "App de autenticación activada",
      text: "A partir de ahora pedimos un código al iniciar sesión. En los demás sitios se cerró tu sesión.",
    },
    turnedOff: {
      title: "App de autenticación desactivada",
      text: "Para iniciar sesión basta tu contraseña.",
    },
    failed: "No ha cambiado nada",
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
      text: "Primero confirma que eres tú. Después sigue los pasos en tu dispositivo.",
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
    isRemoved: { title: "Llave de acceso quitada", text: "Ya no sirve para iniciar sesión." },
  },
  sessions: {
    title: "Dónde tienes la sesión abierta",
    unknown: "Otro navegador",
    here: "Este navegador",
    seen: (when) => `visto por última vez: ${when}`,
    end: "Cerrar sesión",
    endNamed: (device) => `Cerrar la sesión de ${device}`,
    endOthers: "Cerrar las demás sesiones",
    ended: { title: "Sesión cerrada", text: "En ese navegador habrá que iniciar sesión de nuevo." },
    endedOthers: { title: "Sesiones cerradas", text: "Ahora tu sesión solo está abierta aquí." },
    failed: "La sesión no se cerró",
  },
};

export const settings: WordsOf<"settings"> = {
  title: "Ajustes",
  puppy: { perked: "con las orejas atentas", hushed: "con las orejas tapadas" },
  notifications: "Notificaciones",
  email: {
    label: "Novedades por correo",
    hint: "Como mucho un correo a la semana, solo con buenas noticias. Los correos sobre tu prueba, tus pagos y tu cuenta llegan siempre.",
    returned:
      "Nuestros correos a tu dirección rebotan, así que solo enviamos lo que pides. Abre un enlace de uno de ellos, por ejemplo el de contraseña olvidada, y volverá a llegar todo.",
    complained:
      "Un correo nuestro se marcó como spam, así que el correo semanal está desactivado. Los correos sobre tu prueba, tus pagos y tu cuenta siguen llegando.",
  },
  sound: "Sonido y voz",
  effects: { label: "Efectos de sonido", hint: "Guaus, campanitas y pequeños pops" },
  voice: {
    label: "Mensajes de voz",
    hint: "Luli lee las respuestas en voz alta",
    none: "Este navegador no tiene voz para leer las respuestas.",
  },
  display: "Pantalla",
  language: "Idioma",
  theme: "Tema",
  themes: { system: "Sistema", light: "Claro", dark: "Oscuro" },
  notSaved: { title: "No se guardó", text: "Tu ajuste no ha cambiado. Inténtalo de nuevo." },
  privacy: {
    title: "Privacidad",
    policy: "Ver la política de privacidad",
    download: "Descargar mis datos",
    downloading: "Descargando…",
    downloaded: {
      title: "Tus datos están listos",
      text: "Un archivo con todo lo que sabemos de ti. Guárdalo bien.",
    },
    failed: "Falló la descarga",
    delete: "Eliminar cuenta",
  },
  deletion: {
    title: "¿Eliminar tu cuenta?",
    text: "Tus conversaciones, tus cachorros, tus monedas y todo lo demás se borran. No se puede deshacer. Si quieres una copia, descarga antes tus datos.",
    subscription: "Tu suscripción termina al instante. Los pagos no se devuelven.",
    confirmation: "Escribe tu correo para confirmar",
    wrongConfirmation: (email) => `Escribe ${email}.`,
    password: "Tu contraseña",
    noPassword: "Escribe tu contraseña.",
    action: "Eliminar mi cuenta",
    busy: "Eliminando…",
    keep: "Mejor no",
    failed: "No se eliminó nada",
    farewell: {
      title: "Adiós, y gracias",
      text: "Tu cuenta se está eliminando. Te avisaremos por correo cuando esté hecho.",
    },
  },
};
