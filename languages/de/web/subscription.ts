import { formatDate, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const subscription: WordsOf<"subscription"> = {
  title: "Schließe dein Abo ab",
  trialSummary: "7 Tage gratis, dann $20/Monat. Jederzeit kündbar.",
  summary: "$20/Monat. Jederzeit kündbar.",
  puppy: "ruhig und gemütlich",
  loadingTerms: "Die Bedingungen werden geladen",
  payment: "Zahlung",
  loadingForm: "Das Zahlungsformular wird geladen",
  agree: {
    missing: "Bitte setze zuerst das Häkchen: Ohne es wird nichts gekauft.",
    next: "Weiter zur Zahlung",
  },
  failed: {
    title: "Kauf fehlgeschlagen",
    text: "Der Kauf ließ sich nicht starten. Bitte versuche es noch einmal.",
  },
  subscribed: {
    text: "Du hast schon ein Abo, hier gibt es also nichts zu kaufen.",
    action: "Dein Abo ansehen",
  },
  notSetUp: {
    text: (messages) =>
      plural(messages, {
        one: "Auf diesem Server sind keine Zahlungen eingerichtet, hier kann also nichts abgebucht werden. Du kannst kostenlos mit Luli chatten, # Nachricht am Tag.",
        other:
          "Auf diesem Server sind keine Zahlungen eingerichtet, hier kann also nichts abgebucht werden. Du kannst kostenlos mit Luli chatten, # Nachrichten am Tag.",
      }),
    action: "Mit Luli chatten",
  },
  card: {
    title: "Abo",
    badges: { trial: "Kostenlose Testzeit", active: "Aktiv", inactive: "Inaktiv" },
    trial: { plan: "Kostenlose Testzeit", price: "7 Tage gratis" },
    premium: { plan: "Luli Premium", price: "$20/Monat" },
    granted: { price: "Ein Geschenk von uns", until: (at) => `Kostenlos bis: ${formatDate(at)}` },
    trialEnds: (at) => `Testzeit endet: ${formatDate(at)}`,
    nextBilling: (at) => `Nächste Abbuchung: ${formatDate(at)}`,
    ends: (at) => `Endet: ${formatDate(at)}`,
    owing: "Die letzte Zahlung ist fehlgeschlagen. Verwalte dein Abo, um die Karte zu ändern.",
    paused: "Pausiert. Es wird nichts abgebucht, und Premium wartet, bis es weitergeht.",
    cancelled: "Gekündigt. Premium bleibt bis dahin, und es wird nichts mehr abgebucht.",
    manage: "Abo verwalten",
    opening: "Wird geöffnet …",
    start: "Premium testen",
  },
  welcome: {
    title: "Willkommen bei Premium! 🎉",
    trial: "Deine 7 kostenlosen Tage haben begonnen!",
    active: "Dein Abo ist aktiv.",
    almost: { title: "Fast geschafft", text: "Dein Abo erscheint hier, sobald es bestätigt ist." },
  },
  portal: {
    noSession: {
      title: "Bitte melde dich an",
      text: "Um dein Abo zu verwalten, musst du angemeldet sein.",
    },
    failed: {
      title: "Portal nicht erreichbar",
      text: "Das Kundenportal ließ sich nicht öffnen. Bitte versuche es noch einmal.",
    },
  },
  cancel: {
    action: "Abo kündigen",
    title: "Luli Premium kündigen?",
    stays: (until) =>
      until
        ? `Premium bleibt dir bis zum ${formatDate(until)}.`
        : "Premium bleibt dir bis zum Ende der Laufzeit.",
    staysUncharged: (until) =>
      until
        ? `Premium bleibt dir bis zum ${formatDate(until)}. Es wird nichts mehr abgebucht.`
        : "Premium bleibt dir bis zum Ende der Laufzeit. Es wird nichts mehr abgebucht.",
    yes: "Ja, kündigen",
    no: "Premium behalten",
    busy: "Wird gekündigt …",
    done: "Abo gekündigt",
    failed: {
      title: "Kündigung fehlgeschlagen",
      text: "Dein Abo wurde nicht gekündigt. Bitte versuche es noch einmal.",
    },
  },
  resume: {
    action: "Abo fortsetzen",
    busy: "Wird fortgesetzt …",
    done: { title: "Abo fortgesetzt", text: "Dein Premium geht weiter wie bisher." },
    failed: {
      title: "Fortsetzen fehlgeschlagen",
      text: "Dein Abo wurde nicht fortgesetzt. Bitte versuche es noch einmal.",
    },
  },
};
