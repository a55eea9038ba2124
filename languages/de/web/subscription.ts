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
    missing: "Bitte setze das Häkchen, um fortzufahren.",
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
    owing:
      "Deine letzte Zahlung ist fehlgeschlagen. Wähle „Abo verwalten“, um die Karte zu ändern.",
    paused: "Pausiert. Es wird nichts abgebucht, und Premium ist aus, bis es weitergeht.",
    cancelled: (until) =>
      until
        ? `Gekündigt. Premium bleibt dir bis zum ${formatDate(until)}.`
        : "Gekündigt. Premium bleibt dir bis zum Ende der Laufzeit.",
    manage: "Abo verwalten",
    opening: "Wird geöffnet …",
    start: "Premium testen",
  },
  welcome: {
    title: "Willkommen bei Premium! 🎉",
    trial: "Deine kostenlose Testzeit von 7 Tagen hat begonnen!",
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
        ? `Premium bleibt dir bis zum ${formatDate(until)}. Es wird nichts mehr abgebucht.`
        : "Premium bleibt dir bis zum Ende der Laufzeit. Es wird nichts mehr abgebucht.",
    yes: "Ja, kündigen",
    no: "Premium behalten",
    busy: "Wird gekündigt …",
    done: "Abo gekündigt",
    failed: {
      title: "Abo nicht gekündigt",
      text: "Es hat sich nichts geändert. Bitte versuche es noch einmal.",
    },
  },
  resume: {
    action: "Abo fortsetzen",
    busy: "Wird fortgesetzt …",
    done: { title: "Abo fortgesetzt", text: "Dein Premium geht weiter wie bisher." },
    failed: {
      title: "Abo nicht fortgesetzt",
      text: "Es hat sich nichts geändert. Bitte versuche es noch einmal.",
    },
  },
};

export const contract: WordsOf<"contract"> = {
  title: "Dein Vertrag",
  lead: "Kündige hier dein Abo, oder widerrufe den Vertrag innerhalb von 14 Tagen. Du musst dich dafür nicht anmelden.",
  loading: "Dein Vertrag wird geladen",
  over: "Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Du kannst einen neuen anfordern.",
  none: "Dieses Konto hat kein Abo. Wenn du mit einem anderen Konto abonniert hast, fordere einen Link mit dessen E-Mail-Adresse an.",
  ask: {
    email: "E-Mail deines Kontos",
    wrongEmail: "Bitte gib eine vollständige E-Mail-Adresse ein.",
    action: "Link zusenden",
    busy: "Wird gesendet …",
    sent: "Wenn es zu dieser Adresse einen Vertrag gibt, ist ein Link unterwegs. Er gilt eine Stunde.",
    failed: { title: "Nichts gesendet", text: "Bitte versuche es gleich noch einmal." },
  },
  facts: {
    contract: "Vertrag",
    name: "Luli Premium, $20/Monat",
    account: "Konto",
    concluded: "Vertragsdatum",
    ends: "Endet am",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Vertrag kündigen",
    text: (until) =>
      until
        ? `Premium bleibt dir bis zum ${until}. Es wird nichts mehr abgebucht.`
        : "Premium bleibt dir bis zum Ende der Laufzeit. Es wird nichts mehr abgebucht.",
    action: "Jetzt kündigen",
    busy: "Wird gekündigt …",
    done: (until) =>
      until
        ? `Dein Abo ist gekündigt und endet am ${until}. Wir bestätigen es per E-Mail.`
        : "Dein Abo ist gekündigt. Wir bestätigen es per E-Mail.",
    over: "Es gibt kein laufendes Abo, das du kündigen kannst.",
    failed: {
      title: "Abo nicht gekündigt",
      text: "Es hat sich nichts geändert. Bitte versuche es noch einmal.",
    },
  },
  withdraw: {
    title: "Vertrag widerrufen",
    text: (until) =>
      `Bis zum ${until} kannst du ohne Angabe von Gründen widerrufen. Das Abo endet sofort, und wir erstatten deine Zahlung auf demselben Weg.`,
    name: "Dein Name",
    missingName: "Bitte gib deinen Namen ein.",
    email: "E-Mail für die Bestätigung",
    password: "Dein Passwort",
    missingPassword: "Bitte gib dein Passwort ein.",
    next: "Weiter",
    summary: (name, email) =>
      `Ich, ${name}, widerrufe den oben genannten Vertrag. Die Eingangsbestätigung geht an ${email}.`,
    confirm: "Widerruf bestätigen",
    busy: "Wird widerrufen …",
    back: "Zurück",
    past: (until) => `Die Widerrufsfrist endete am ${until}.`,
    done: (at) => `Dein Widerruf ist am ${at} eingegangen. Die Bestätigung ist in deinem Postfach.`,
    refunded: (amount) => `Wir erstatten ${amount} auf demselben Weg, auf dem du bezahlt hast.`,
    later:
      "Unser Zahlungsdienst antwortet gerade nicht. Sobald er es tut, beenden wir das Abo, erstatten das Geld und schreiben dir.",
    failed: {
      title: "Widerruf nicht gesendet",
      text: "Es hat sich nichts geändert. Bitte versuche es noch einmal.",
    },
  },
};
