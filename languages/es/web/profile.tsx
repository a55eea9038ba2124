import { byId } from "../../../web/lib/by-id.ts";
import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<string, string> = {
  "A puppy needs a name.": "Tu mascota necesita un nombre.",
  "Please leave out line breaks and invisible characters.":
    "Quita los saltos de línea y los caracteres invisibles.",
  "Please use up to 80 characters.": "Usa como máximo 80 caracteres.",
  "Please use up to 30 characters.": "Usa como máximo 30 caracteres.",
};

export const profile: WordsOf<"profile"> = {
  title: "Perfil",
  edit: "Editar perfil",
  admin: "Panel de administración",
  friend: "Mi persona favorita",
  story: {
    title: "Nuestra historia",
    both: (puppy, name) => `${puppy} y ${name}`,
    streak: (days) => plural(days, { one: "# día seguido", other: "# días seguidos" }),
    longest: (days) => `récord: ${formatNumber(days)}`,
    first: (words) => `Tus primeras palabras: «${words}»`,
    memory: "Lo que Luli recuerda",
    memories: (count) => plural(count, { one: "# recuerdo", other: "# recuerdos" }),
    share: "Compartir una imagen",
    drawing: "Creando…",
    failed: { title: "Sin imagen", text: "No se pudo crear la imagen. Inténtalo de nuevo." },
  },
  stats: {
    since: "Con Luli desde",
    happiness: "Felicidad total",
    points: (points) => plural(points, { one: "# punto", other: "# puntos" }),
    conversations: "Conversaciones",
    achievements: "Logros",
    unlocked: (count) => plural(count, { one: "# conseguido", other: "# conseguidos" }),
  },
  account: {
    title: "Cuenta",
    email: "Correo electrónico",
    noPassword: (email) => `${email}. Para cambiarlo, elige antes una contraseña.`,
    password: "Contraseña",
    onlyYou: "Solo tú la conoces.",
    google: "Entras con Google, sin contraseña.",
    change: "Cambiar",
    changeEmail: "Cambiar el correo",
    changePassword: "Cambiar la contraseña",
    sessions: "Sesiones",
    everyBrowser: "Todos los navegadores con tu sesión abierta, incluido este.",
    signOut: "Cerrar sesión en todas partes",
    set: "Elegir una contraseña",
    sent: { title: "Revisa tu correo", text: "Te enviamos un enlace para elegir una contraseña." },
  },
  sending: "Enviando…",
  saving: "Guardando…",
  neverMind: "Mejor no",
  names: {
    title: "Edita tu perfil",
    yours: "Tu nombre",
    hint: (puppy) => `Así te llama ${puppy}`,
    puppys: "El nombre de tu mascota",
    save: "Guardar",
    saved: {
      title: "Perfil guardado",
      text: (puppy, name) =>
        name ? `${puppy} te llamará ${name}.` : `${puppy} te llamará persona favorita.`,
    },
  },
  newEmail: {
    title: "Cambia tu correo",
    text: "Enviaremos un enlace a la nueva dirección y un aviso a la anterior.",
    label: "Nuevo correo",
    password: "Tu contraseña",
    send: "Enviar el enlace",
    asked: {
      title: "Revisa tu correo",
      text: (address) => (
        <>
          Si {address} está disponible, ya va un enlace en camino. Ábrelo en este navegador para
          confirmar tu nueva dirección.
        </>
      ),
      until: "Hasta entonces no cambia nada.",
      gotIt: "Entendido",
      mailbox: "Abrir el buzón de pruebas",
    },
    changed: { title: "Correo cambiado", text: "Desde ahora inicias sesión con él." },
    taken: { title: "El correo no se cambió", text: "Otra cuenta usa esta dirección." },
  },
  newPassword: {
    title: "Cambia tu contraseña",
    now: "Contraseña actual",
    label: "Nueva contraseña",
    minimum: (characters) => `Al menos ${characters} caracteres`,
    elsewhere: "Cerrar sesión en los demás sitios",
    action: "Cambiar la contraseña",
    done: {
      title: "Contraseña cambiada",
      elsewhere: "Tu sesión está cerrada en los demás sitios.",
      here: "Tu nueva contraseña ya está lista.",
    },
  },
  failed: {
    notSaved: { title: "No se guardó", text: "Inténtalo de nuevo en un momento." },
    passwordNotChanged: "La contraseña no se cambió",
    linkNotSent: "El enlace no se envió",
  },
  wrong: {
    name: (problem) => byId(NAMES, problem, problem),
    noPassword: "Escribe tu contraseña.",
    notThePassword: "Esa no es tu contraseña.",
    noEmail: "Escribe un correo completo, como name@example.com.",
    sameEmail: "Esa ya es tu dirección.",
    short: (characters) => `Usa al menos ${characters} caracteres.`,
    long: (characters) => `Usa como máximo ${characters} caracteres.`,
  },
};
