import { byId } from "../../../web/lib/by-id.ts";
import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const NAMES: Record<string, string> = {
  "A puppy needs a name.": "Ein Welpe braucht einen Namen.",
  "Please leave out line breaks and invisible characters.":
    "Bitte lass Zeilenumbrüche und unsichtbare Zeichen weg.",
  "Please use up to 80 characters.": "Bitte nimm höchstens 80 Zeichen.",
  "Please use up to 30 characters.": "Bitte nimm höchstens 30 Zeichen.",
};

export const profile: WordsOf<"profile"> = {
  title: "Profil",
  edit: "Profil bearbeiten",
  admin: "Admin-Übersicht",
  friend: "Lieblings\u00ADmensch",
  story: {
    title: "Unsere Geschichte",
    both: (puppy, name) => `${puppy} und ${name}`,
    streak: (days) => plural(days, { one: "# Tag in Folge", other: "# Tage in Folge" }),
    longest: (days) => `Rekord: ${formatNumber(days)}`,
    first: (words) => `Deine ersten Worte: „${words}“`,
    memory: "Woran Luli sich erinnert",
    memories: (count) => plural(count, { one: "# Erinnerung", other: "# Erinnerungen" }),
    share: "Bild teilen",
    drawing: "Wird erstellt …",
    failed: {
      title: "Kein Bild",
      text: "Das Bild ließ sich nicht erstellen. Bitte versuche es noch einmal.",
    },
  },
  stats: {
    since: "Dabei seit",
    happiness: "Glück insgesamt",
    points: (points) => plural(points, { one: "# Punkt", other: "# Punkte" }),
    conversations: "Gespräche",
    achievements: "Erfolge",
    unlocked: (count) => `${formatNumber(count)} erreicht`,
  },
  account: {
    title: "Konto",
    email: "E-Mail",
    noPassword: (email) => `${email}. Um sie zu ändern, leg zuerst ein Passwort fest.`,
    password: "Passwort",
    onlyYou: "Nur du kennst es.",
    google: "Du meldest dich mit Google an, ohne Passwort.",
    change: "Ändern",
    changeEmail: "E-Mail ändern",
    changePassword: "Passwort ändern",
    sessions: "Sitzungen",
    everyBrowser: "Jeder Browser, in dem du angemeldet bist, auch dieser.",
    signOut: "Überall abmelden",
    set: "Passwort festlegen",
    sent: {
      title: "Schau in dein Postfach",
      text: "Wir haben dir einen Link geschickt, mit dem du ein Passwort wählst.",
    },
  },
  sending: "Wird gesendet …",
  saving: "Wird gespeichert …",
  neverMind: "Doch nicht",
  names: {
    title: "Dein Profil bearbeiten",
    yours: "Dein Name",
    hint: (puppy) => `So nennt dich ${puppy}`,
    puppys: "Der Name deines Welpen",
    save: "Speichern",
    saved: {
      title: "Profil gespeichert",
      text: (puppy, name) =>
        name
          ? `${puppy} nennt dich ab jetzt ${name}.`
          : `${puppy} nennt dich ab jetzt Lieblingsmensch.`,
    },
  },
  newEmail: {
    title: "E-Mail-Adresse ändern",
    text: "Wir schicken einen Link an die neue Adresse und einen Hinweis an die alte.",
    label: "Neue E-Mail",
    password: "Dein Passwort",
    send: "Link schicken",
    asked: {
      title: "Schau in dein Postfach",
      text: (address) => (
        <>
          Wenn {address} frei ist, ist ein Link dorthin unterwegs. Öffne ihn in diesem Browser, um
          die neue Adresse zu bestätigen.
        </>
      ),
      until: "Bis dahin bleibt alles, wie es ist.",
      gotIt: "Alles klar",
      mailbox: "Sandbox-Postfach öffnen",
    },
    changed: { title: "E-Mail geändert", text: "Ab jetzt meldest du dich damit an." },
    taken: {
      title: "E-Mail nicht geändert",
      text: "Ein anderes Konto nutzt diese Adresse.",
    },
  },
  newPassword: {
    title: "Passwort ändern",
    now: "Aktuelles Passwort",
    label: "Neues Passwort",
    minimum: (characters) => `Mindestens ${characters} Zeichen`,
    elsewhere: "Überall sonst abmelden",
    action: "Passwort ändern",
    done: {
      title: "Passwort geändert",
      elsewhere: "Überall sonst bist du abgemeldet.",
      here: "Dein neues Passwort gilt.",
    },
  },
  failed: {
    notSaved: { title: "Nicht gespeichert", text: "Bitte versuche es gleich noch einmal." },
    passwordNotChanged: "Passwort nicht geändert",
    linkNotSent: "Link nicht gesendet",
  },
  wrong: {
    name: (problem) => byId(NAMES, problem, problem),
    noPassword: "Bitte gib dein Passwort ein.",
    notThePassword: "Das ist nicht dein Passwort.",
    noEmail: "Bitte gib eine vollständige E-Mail-Adresse ein, etwa name@example.com.",
    sameEmail: "Das ist schon deine Adresse.",
    short: (characters) => `Bitte nimm mindestens ${characters} Zeichen.`,
    long: (characters) => `Bitte nimm höchstens ${characters} Zeichen.`,
  },
};
