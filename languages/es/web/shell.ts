import { byId } from "../../../web/lib/by-id.ts";
import { plural, formatNumber } from "../../../web/lib/format.ts";
import type { FailureCode } from "../../../web/lib/words/failure-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Notificaciones",
  missed: (count) => plural(count, { one: "# nueva", other: "# nuevas" }),
  none: "Todo tranquilo",
  noneText: "Las notificaciones de esta visita se quedan aquí hasta que te vayas.",
};

const INVALID = "Revisa los datos, por favor.";
const TOO_MANY = "Fue mucho de una vez. Inténtalo dentro de un rato.";
const TOO_LARGE = "Es demasiado grande.";
const NOT_SET_UP = "Esto no está configurado en este servidor.";
const OURS = "Algo salió mal de nuestro lado. Inténtalo de nuevo.";
const LINK_OVER = "Este enlace ya no sirve.";
const WAIT = "Demasiados intentos. Espera un momento.";

const SAID: Record<FailureCode, string> = {
  not_authenticated: "Inicia sesión, por favor.",
  not_allowed: "No tienes permiso para hacer esto.",
  not_found: "Aquí no hay nada.",
  invalid_request: INVALID,
  invalid_json: INVALID,
  body_incomplete: INVALID,
  body_too_large: TOO_LARGE,
  too_many_requests: TOO_MANY,
  too_many_attempts: WAIT,
  rate_limited: TOO_MANY,
  internal_error: OURS,
  database_unavailable: OURS,
  payments_not_configured: NOT_SET_UP,
  checkout_closed: "Ahora mismo no se pueden contratar suscripciones. Vuelve más tarde, por favor.",
  push_closed: "Las notificaciones push están en pausa.",
  SIGN_UPS_CLOSED: "Ahora mismo no se pueden crear cuentas. Vuelve más tarde, por favor.",
  adults_only: "Luli es para personas adultas.",
  no_subscription: "No tienes ninguna suscripción que cambiar.",
  already_subscribed: "Ya tienes una suscripción.",
  model_failed: "Luli no pudo responder. Inténtalo de nuevo.",
  model_busy: "Luli tiene mucho que responder ahora. Inténtalo más tarde.",
  model_unavailable: "Luli no puede responder ahora. Ya estamos al tanto.",
  reply_not_stored: "No se pudo guardar la respuesta de Luli. Inténtalo de nuevo.",
  variant_locked: "Este cachorrito aún no está disponible.",
  outfit_locked: "Este atuendo aún no se vende en tu nivel.",
  already_remembered: "Luli ya recuerda esto.",
  already_owned: "Ya es tuyo.",
  not_enough_coins: "Todavía te faltan monedas para esto.",
  freezes_full: "Ya tienes todos los protectores que puedes guardar.",
  not_owned: "Este atuendo aún no es tuyo.",
  INVALID_EMAIL_OR_PASSWORD: "El correo o la contraseña no son correctos.",
  wrong_password: "Esa no es tu contraseña.",
  wrong_confirmation: "Escribe el correo de tu cuenta.",
  sign_in_again: "Cierra la sesión, vuelve a iniciarla e inténtalo de nuevo.",
  ACCOUNT_SUSPENDED:
    "Esta cuenta está suspendida. Escríbenos, por favor, si crees que es un error.",
  ACCOUNT_DELETED: "Esta cuenta se está eliminando.",
  INVALID_PASSWORD: "Esa no es tu contraseña.",
  INVALID_CODE: "Ese no es el código correcto. Escribe el que muestra tu app ahora.",
  INVALID_BACKUP_CODE: "Ese código de recuperación no existe o ya se usó. Prueba con otro.",
  INVALID_TWO_FACTOR_COOKIE: "El inicio de sesión tardó demasiado. Empieza de nuevo.",
  CODE_USED: "Ese código ya se probó. Espera al siguiente.",
  PASSKEY_REFUSED:
    "Esa llave de acceso no funcionó. Inténtalo de nuevo o inicia sesión de otra forma.",
  TOO_MANY_PASSKEYS: "Quita antes una llave de acceso.",
  PASSKEY_NOT_FOUND: "Esa llave de acceso no existe.",
  passkey_not_shown: "Tu dispositivo no mostró ninguna llave de acceso.",
  second_factor_required:
    "Los administradores inician sesión con un segundo factor. Configúralo en tus ajustes, en Seguridad.",
  NO_PASSWORD: "Primero elige una contraseña.",
  EMAIL_NOT_VERIFIED: "Tu correo aún no está confirmado.",
  INVALID_EMAIL: "Ese correo no es válido.",
  INVALID_NAME: "Ese nombre es demasiado largo.",
  PASSWORD_TOO_SHORT: "Esa contraseña es demasiado corta.",
  PASSWORD_TOO_LONG: "Esa contraseña es demasiado larga.",
  PASSWORD_TOO_COMMON: "Esta contraseña es de las primeras que se prueban. Elige otra.",
  PASSWORD_COMPROMISED: "Esta contraseña se conoce por una filtración. Elige otra.",
  INVALID_TOKEN: LINK_OVER,
  TOKEN_EXPIRED: LINK_OVER,
  PROVIDER_NOT_FOUND: NOT_SET_UP,
  VALIDATION_ERROR: INVALID,
  MISSING_FIELD: INVALID,
  FIELD_NOT_ALLOWED: INVALID,
};

export const failures: WordsOf<"failures"> = {
  offline: "Ahora mismo no podemos llegar a Luli. Revisa tu conexión.",
  unknown: "Algo salió mal. Inténtalo de nuevo.",
  tooMany: WAIT,
  said: (code, message) => byId(SAID, code, message),
};

export const offline: WordsOf<"offline"> = {
  pageTitle: "Sin conexión",
  title: "No tienes conexión",
  text: "Luli estará aquí cuando vuelvas a tener conexión.",
  textWithMessages:
    "Luli responderá cuando vuelvas a tener conexión. Esta es su última conversación.",
  puppy: "Luli: calma y calorcito",
  messages: "Tu última conversación",
};

export const push: WordsOf<"push"> = {
  label: "Notificaciones push",
  hint: "Un mensaje amable al caer la tarde, como mucho una vez al día. Nunca de noche.",
  blocked:
    "Este navegador bloquea las notificaciones de Luli. Permítelas primero en los ajustes del sitio.",
  unsupported:
    "Este navegador no puede mostrar notificaciones. En un iPhone, añade antes Luli a la pantalla de inicio.",
  elsewhere: "Activadas, pero aún no en este navegador.",
  turnOnHere: "Activar aquí",
  failed: {
    title: "Las notificaciones siguen desactivadas",
    text: "Este navegador no respondió. Inténtalo de nuevo.",
  },
};

export const shell: WordsOf<"shell"> = {
  skip: "Ir al contenido",
  home: "Luli, inicio",
  main: "Menú principal",
  openMenu: "Abrir el menú",
  menu: "Menú",
  signOut: "Cerrar sesión",
  getStarted: "Empezar",
  links: {
    "/": "Inicio",
    "/dashboard": "Resumen",
    "/chat": "Chat",
    "/universe": "Universo",
    "/store": "Tienda",
    "/profile": "Perfil",
    "/settings": "Ajustes",
    "/admin": "Admin",
  },
  foot: {
    claim: "Compañía peluda, siempre con ganas de charlar.",
    product: "Producto",
    company: "Empresa",
    contact: "Contacto",
    parent: "Empresa matriz",
    legal: "Información legal",
    privacy: "Política de privacidad",
    terms: "Términos del servicio",
    safety: "Seguridad",
    imprint: "Aviso legal",
    accessibility: "Accesibilidad",
    cancel: "Cancelar el contrato aquí",
    withdraw: "Desistir del contrato aquí",
    minors: "Los chatbots de compañía pueden no ser adecuados para algunos menores.",
    languages: "Idiomas",
    copyright: (year) => `© ${year} Luli. Todos los derechos reservados.`,
  },
  signedOut: { title: "Sesión cerrada", text: "Has cerrado sesión correctamente." },
  signedOutEverywhere: {
    title: "Sesión cerrada en todas partes",
    text: "Has cerrado todas tus sesiones.",
  },
  stillSignedIn: { title: "Tu sesión sigue abierta", text: "Inténtalo de nuevo." },
  signInToSubscribe: {
    title: "Inicia sesión",
    text: "Para suscribirte tienes que iniciar sesión.",
  },
  accessDenied: { title: "Acceso denegado", text: "No tienes permiso para abrir esta página." },
  newVersion: {
    title: "Luli aprendió algo nuevo",
    text: "Recarga para tener la última versión.",
    action: "Recargar",
  },
  install: {
    title: "Llévate a Luli",
    text: "En tu pantalla de inicio, Luli está a un toque.",
    action: "Instalar",
  },
  loading: "Cargando la página",
  failed: "Algo salió mal",
  notFound: {
    pageTitle: "Página no encontrada",
    title: "¡Ups! Página no encontrada",
    text: "Luli buscó por todas partes y ahora duerme.",
    puppy: "Luli en el país de los sueños, durmiendo",
    home: "Volver al inicio",
  },
};

export const ui: WordsOf<"ui"> = {
  close: "Cerrar",
  closeMenu: "Cerrar el menú",
  loading: "Cargando",
  newTab: "(se abre en una pestaña nueva)",
  tryAgain: "Intentar de nuevo",
  failed: { title: "Rastro perdido", text: "Algo salió mal en esta página." },
  quoteThis: "Si nos escribes, indica esto:",
  progress: (value, max) => `${formatNumber(value)} de ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# moneda", other: "# monedas" }),
  answered: (count) =>
    plural(count, {
      one: "mensaje respondido",
      many: "mensajes respondidos",
      other: "mensajes respondidos",
    }),
  coinUnit: (count) => plural(count, { one: "moneda", other: "monedas" }),
  coinsWon: (coins) => `Ganaste ${formatNumber(coins)} monedas`,
};
