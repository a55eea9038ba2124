import type { WordsOf } from "../../catalog.ts";

export const settings: WordsOf<"settings"> = {
  title: "Einstellungen",
  puppy: { perked: "ganz Ohr", hushed: "Ohren zu" },
  notifications: "Benachrichtigungen",
  email: {
    label: "Neues per E-Mail",
    hint: "Höchstens ein Brief pro Woche, nur mit guten Nachrichten. Mails zu Testzeit, Zahlungen und Konto kommen immer.",
    returned:
      "Mails an deine Adresse kommen zurück, darum schicken wir nur noch, worum du bittest. Sobald du einen Link aus einer Mail dorthin öffnest, etwa nach „Passwort vergessen“, kommt wieder alles.",
    complained:
      "Eine Mail von uns wurde als Spam gemeldet, darum kommen keine Briefe mehr. Mails zu Probezeit, Zahlungen und Konto kommen weiterhin.",
  },
  sound: "Ton & Stimme",
  effects: { label: "Soundeffekte", hint: "Wuffs, Glöckchen und kleine Plopps" },
  voice: {
    label: "Sprachnachrichten",
    hint: "Luli liest Antworten vor",
    none: "Dieser Browser hat keine Stimme. Wo es eine gibt, liest Luli Antworten vor.",
  },
  display: "Anzeige",
  language: "Sprache",
  theme: "Design",
  themes: { system: "System", light: "Hell", dark: "Dunkel" },
  notSaved: {
    title: "Nicht gespeichert",
    text: "Deine Einstellung ist wie vorher. Bitte versuche es noch einmal.",
  },
  privacy: {
    title: "Datenschutz",
    policy: "Datenschutzerklärung ansehen",
    download: "Meine Daten herunterladen",
    downloading: "Wird heruntergeladen …",
    downloaded: {
      title: "Deine Daten sind da",
      text: "Eine Datei mit allem, was wir über dich wissen. Bewahre sie gut auf.",
    },
    failed: "Download fehlgeschlagen",
    delete: "Konto löschen",
  },
  deletion: {
    title: "Dein Konto löschen?",
    text: "Deine Gespräche, deine Welpen, deine Münzen und alles andere werden gelöscht. Niemand kann sie zurückholen; wenn du eine Kopie möchtest, lade zuerst deine Daten herunter.",
    subscription: "Dein Abo endet sofort. Was bezahlt ist, wird nicht erstattet.",
    confirmation: "Gib zur Bestätigung deine E-Mail-Adresse ein",
    wrongConfirmation: (email) => `Bitte gib ${email} ein.`,
    password: "Dein Passwort",
    noPassword: "Bitte gib dein Passwort ein.",
    action: "Mein Konto löschen",
    busy: "Wird gelöscht …",
    keep: "Doch nicht",
    failed: "Nichts wurde gelöscht",
    farewell: {
      title: "Mach’s gut, und danke",
      text: "Dein Konto wird gelöscht. Eine Mail sagt dir, wenn es so weit ist.",
    },
  },
};
