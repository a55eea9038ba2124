import type { WordsOf } from "../../catalog.ts";

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
