import type { WordsOf } from "../../catalog.ts";

export const aside: WordsOf<"aside"> = {
  remembered: (puppy) => `${puppy} hat sich erinnert`,
  noted: (puppy) => `${puppy} hat sich gemerkt`,
  nothing: "Das ist inzwischen vergessen.",
  failed: "Das konnte nicht geladen werden.",
  tryAgain: "Noch einmal",
  loading: "Wird geladen …",
  forget: "Vergessen",
  forgetThis: (memory) => `Vergessen: ${memory}`,
  forgotten: "Vergessen",
  notForgotten: "Nichts hat sich geändert",
  all: (puppy) => `Alles, woran ${puppy} sich erinnert`,
  askName: (name) => `Soll ich dich ${name} nennen?`,
  askMemory: "Soll ich mir das merken?",
  yes: "Ja",
  no: "Nein",
  callMe: (name) => `Nenn mich ${name}`,
  safety: {
    yes: "Ja, ich bin in Sicherheit",
    no: "Nein, ich bin nicht in Sicherheit",
  },
  backTo: {
    "/dashboard": "Zurück zur Übersicht",
    "/checkout": "Zurück zur Kasse",
    "/universe": "Zurück zum Universum",
    "/store": "Zurück zum Shop",
    "/profile": "Zurück zu deinem Profil",
    "/settings": "Zurück zu den Einstellungen",
    "/memory": "Zurück zu dem, woran Luli sich erinnert",
    "/admin": "Zurück zum Admin-Bereich",
  },
  limit: {
    title: "Das war’s für heute",
    back: (puppy: string, day: string, time: string) =>
      `${puppy} macht jetzt ein Nickerchen und ist ${day} um ${time} wieder da.`,
    premium:
      "Premium bringt viel mehr Nachrichten am Tag, Hero, Party und Royal Lu und doppelte XP.",
    action: "Mit Premium weiter",
  },
  scripted: {
    badge: "Demo mit Skript",
    title: "Das ist eine Demo mit Skript",
    text: (puppy) =>
      `Hier ist kein Sprachmodell eingerichtet: ${puppy} antwortet nach einem Skript und versteht wenig. Wer diese Seite betreibt, bekommt mit einer Zeile echte Antworten von ${puppy}:`,
    orAny: "oder mit jedem anderen OpenAI-kompatiblen Endpunkt:",
  },
};
