import { byId } from "../../../web/lib/by-id.ts";
import { plural, formatNumber } from "../../../web/lib/format.ts";
import type { FailureCode } from "../../../web/lib/words/failure-words.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Benachrichtigungen",
  missed: (count) => plural(count, { one: "# neue", other: "# neue" }),
  none: "Alles ruhig",
  noneText: "Benachrichtigungen dieses Besuchs bleiben hier, bis du gehst.",
};

const INVALID = "Bitte prüfe deine Angaben.";
const TOO_MANY = "Das war viel auf einmal. Bitte versuche es in einer Weile wieder.";
const TOO_LARGE = "Das ist zu groß.";
const NOT_SET_UP = "Das ist auf diesem Server nicht eingerichtet.";
const OURS = "Bei uns ist etwas schiefgelaufen. Bitte versuche es noch einmal.";
const LINK_OVER = "Dieser Link gilt nicht mehr.";
const WAIT = "Zu viele Versuche. Bitte warte einen Moment.";

const SAID: Record<FailureCode, string> = {
  not_authenticated: "Bitte melde dich an.",
  not_allowed: "Dazu fehlt dir die Berechtigung.",
  not_found: "Hier ist nichts zu finden.",
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
  checkout_closed: "Abos lassen sich gerade nicht abschließen. Bitte schau später wieder vorbei.",
  push_closed: "Push-Nachrichten pausieren gerade.",
  SIGN_UPS_CLOSED: "Registrieren ist gerade nicht möglich. Bitte schau später wieder vorbei.",
  adults_only: "Luli ist für Erwachsene.",
  no_subscription: "Du hast kein Abo, das sich ändern ließe.",
  already_subscribed: "Du hast schon ein Abo.",
  model_failed: "Luli konnte nicht antworten. Bitte versuche es noch einmal.",
  model_busy: "Luli hat gerade zu viel zu tun. Bitte versuche es später noch einmal.",
  model_unavailable: "Luli kann gerade nicht antworten. Wir wissen schon Bescheid.",
  reply_not_stored: "Lulis Antwort ließ sich nicht speichern. Bitte versuche es noch einmal.",
  variant_locked: "Dieser Welpe ist noch nicht wach.",
  outfit_locked: "Dieses Outfit gibt es auf deinem Level noch nicht.",
  already_remembered: "Daran erinnert Luli sich schon.",
  already_owned: "Das gehört dir schon.",
  not_enough_coins: "Dafür fehlen dir noch Münzen.",
  freezes_full: "Mehr Schutztage kannst du nicht aufheben.",
  not_owned: "Dieses Outfit gehört dir noch nicht.",
  INVALID_EMAIL_OR_PASSWORD: "E-Mail-Adresse oder Passwort stimmt nicht.",
  wrong_password: "Das ist nicht dein Passwort.",
  wrong_confirmation: "Bitte gib die E-Mail-Adresse deines Kontos ein.",
  sign_in_again: "Bitte melde dich ab und wieder an und versuche es dann noch einmal.",
  ACCOUNT_SUSPENDED:
    "Dieses Konto ist gesperrt. Schreib uns bitte, wenn du das für einen Irrtum hältst.",
  ACCOUNT_DELETED: "Dieses Konto wird gerade gelöscht.",
  INVALID_PASSWORD: "Das ist nicht dein Passwort.",
  INVALID_CODE: "Das ist nicht der richtige Code. Gib den ein, den deine App jetzt zeigt.",
  INVALID_BACKUP_CODE:
    "Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon benutzt. Nimm einen anderen.",
  INVALID_TWO_FACTOR_COOKIE: "Die Anmeldung hat zu lange gedauert. Bitte beginne noch einmal.",
  CODE_USED: "Dieser Code wurde schon versucht. Bitte warte auf den nächsten.",
  PASSKEY_REFUSED:
    "Dieser Passkey hat nicht funktioniert. Versuche es noch einmal oder melde dich anders an.",
  TOO_MANY_PASSKEYS: "Bitte entferne zuerst einen Passkey.",
  PASSKEY_NOT_FOUND: "Diesen Passkey gibt es nicht.",
  passkey_not_shown: "Dein Gerät hat keinen Passkey gezeigt.",
  second_factor_required:
    "Admins melden sich mit einem zweiten Faktor an. Richte ihn in deinen Einstellungen unter Sicherheit ein.",
  NO_PASSWORD: "Bitte lege zuerst ein Passwort fest.",
  EMAIL_NOT_VERIFIED: "Deine E-Mail-Adresse ist noch nicht bestätigt.",
  INVALID_EMAIL: "Diese E-Mail-Adresse ist ungültig.",
  INVALID_NAME: "Dieser Name ist zu lang.",
  PASSWORD_TOO_SHORT: "Dieses Passwort ist zu kurz.",
  PASSWORD_TOO_LONG: "Dieses Passwort ist zu lang.",
  PASSWORD_TOO_COMMON: "Dieses Passwort wird als Erstes geraten. Bitte wähle ein anderes.",
  PASSWORD_COMPROMISED: "Dieses Passwort ist aus einem Datenleck bekannt. Bitte wähle ein anderes.",
  INVALID_TOKEN: LINK_OVER,
  TOKEN_EXPIRED: LINK_OVER,
  PROVIDER_NOT_FOUND: NOT_SET_UP,
  VALIDATION_ERROR: INVALID,
  MISSING_FIELD: INVALID,
  FIELD_NOT_ALLOWED: INVALID,
};

export const failures: WordsOf<"failures"> = {
  offline: "Luli ist gerade nicht zu erreichen. Bitte prüfe deine Verbindung.",
  unknown: "Etwas ist schiefgelaufen. Bitte versuche es noch einmal.",
  tooMany: WAIT,
  said: (code, message) => byId(SAID, code, message),
};

export const offline: WordsOf<"offline"> = {
  pageTitle: "Offline",
  title: "Du bist offline",
  text: "Luli ist da, sobald du wieder online bist.",
  textWithMessages: "Luli antwortet, sobald du wieder online bist. Hier ist euer letztes Gespräch.",
  puppy: "Luli, ruhig und gemütlich",
  messages: "Euer letztes Gespräch",
};

export const push: WordsOf<"push"> = {
  label: "Push-Benachrichtigungen",
  hint: "Eine freundliche Nachricht am frühen Abend, höchstens einmal am Tag. Nie nachts.",
  blocked:
    "Dieser Browser blockiert Benachrichtigungen von Luli. Erlaube sie zuerst in den Einstellungen der Website.",
  unsupported:
    "Dieser Browser kann keine Benachrichtigungen anzeigen. Auf dem iPhone: Leg Luli zuerst auf den Home-Bildschirm.",
  elsewhere: "An, aber noch nicht in diesem Browser.",
  turnOnHere: "Hier einschalten",
  failed: {
    title: "Benachrichtigungen sind noch aus",
    text: "Dieser Browser hat nicht geantwortet. Bitte versuche es noch einmal.",
  },
};

export const shell: WordsOf<"shell"> = {
  skip: "Zum Inhalt springen",
  home: "Luli, Startseite",
  main: "Hauptmenü",
  openMenu: "Menü öffnen",
  menu: "Menü",
  signOut: "Abmelden",
  getStarted: "Loslegen",
  links: {
    "/": "Start",
    "/dashboard": "Übersicht",
    "/chat": "Chat",
    "/universe": "Universum",
    "/store": "Shop",
    "/profile": "Profil",
    "/settings": "Einstellungen",
    "/admin": "Admin",
  },
  foot: {
    claim: "Jemand Flauschiges, immer zum Plaudern aufgelegt.",
    product: "Produkt",
    company: "Unternehmen",
    contact: "Kontakt",
    parent: "Muttergesellschaft",
    legal: "Rechtliches",
    privacy: "Datenschutzerklärung",
    terms: "Nutzungsbedingungen",
    safety: "Sicherheit",
    imprint: "Impressum",
    accessibility: "Barrierefreiheit",
    cancel: "Vertrag hier kündigen",
    withdraw: "Vertrag hier widerrufen",
    minors: "Begleit-Chatbots sind für manche Minderjährige möglicherweise nicht geeignet.",
    languages: "Sprachen",
    copyright: (year) => `© ${year} Luli. Alle Rechte vorbehalten.`,
  },
  signedOut: { title: "Abgemeldet", text: "Du hast dich erfolgreich abgemeldet." },
  signedOutEverywhere: {
    title: "Überall abgemeldet",
    text: "Du hast dich überall erfolgreich abgemeldet.",
  },
  stillSignedIn: { title: "Du bist noch angemeldet", text: "Bitte versuche es noch einmal." },
  signInToSubscribe: {
    title: "Bitte melde dich an",
    text: "Um zu abonnieren, musst du angemeldet sein.",
  },
  accessDenied: { title: "Kein Zugriff", text: "Du darfst diese Seite nicht öffnen." },
  newVersion: {
    title: "Luli hat etwas Neues gelernt",
    text: "Lade neu, um die neueste Version zu bekommen.",
    action: "Neu laden",
  },
  install: {
    title: "Nimm Luli mit",
    text: "Leg Luli auf deinen Startbildschirm: nur einen Tipp entfernt.",
    action: "Installieren",
  },
  loading: "Die Seite wird geladen",
  failed: "Etwas ist schiefgelaufen",
  notFound: {
    pageTitle: "Seite nicht gefunden",
    title: "Hoppla! Seite nicht gefunden",
    text: "Luli hat überall gesucht und ist dabei eingeschlafen.",
    puppy: "Traum-Luli, schlafend",
    home: "Zur Startseite",
  },
};

export const ui: WordsOf<"ui"> = {
  close: "Schließen",
  closeMenu: "Menü schließen",
  loading: "Wird geladen",
  newTab: "(öffnet einen neuen Tab)",
  tryAgain: "Noch einmal versuchen",
  failed: { title: "Spur verloren", text: "Auf dieser Seite ist etwas schiefgelaufen." },
  quoteThis: "Wenn du uns schreibst, gib das an:",
  progress: (value, max) => `${formatNumber(value)} von ${formatNumber(max)}`,
  coins: (count) => plural(count, { one: "# Münze", other: "# Münzen" }),
  answered: (count) =>
    plural(count, { one: "beantwortete Nachricht", other: "beantwortete Nachrichten" }),
  coinUnit: (count) => plural(count, { one: "Münze", other: "Münzen" }),
  coinsWon: (coins) => `${formatNumber(coins)} Münzen verdient`,
};
