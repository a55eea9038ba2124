import { formatDate } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contract: WordsOf<"contract"> = {
  title: "Dein Vertrag",
  lead: "Kündige hier dein Abo, oder widerrufe den Vertrag innerhalb von 14 Tagen. Du musst dich dafür nicht anmelden.",
  loading: "Dein Vertrag wird geladen",
  over: "Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Du kannst einen neuen anfordern.",
  none: "Dieses Konto hat kein Abo. Wenn ein anderes eines hat, fordere einen Link an seine Adresse an.",
  ask: {
    email: "E-Mail deines Kontos",
    wrongEmail: "Bitte gib eine vollständige E-Mail-Adresse ein.",
    action: "Link zusenden",
    busy: "Wird gesendet …",
    sent: "Wenn es unter dieser Adresse einen Vertrag gibt, ist der Link dazu gleich in deinem Postfach. Er gilt eine Stunde.",
    failed: { title: "Nichts gesendet", text: "Bitte versuche es gleich noch einmal." },
  },
  facts: {
    contract: "Vertrag",
    name: "Luli Premium, $20/Monat",
    account: "Konto",
    concluded: "Geschlossen am",
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
        ? `Dein Abo ist gekündigt und endet am ${until}. Eine E-Mail bestätigt es.`
        : "Dein Abo ist gekündigt. Eine E-Mail bestätigt es.",
    over: "Es läuft nichts, das sich kündigen ließe.",
    failed: {
      title: "Nicht gekündigt",
      text: "Es hat sich nichts geändert. Bitte versuche es noch einmal.",
    },
  },
  withdraw: {
    title: "Vertrag widerrufen",
    text: (until) =>
      `Bis zum ${until} kannst du ohne Angabe von Gründen widerrufen. Das Abo endet sofort, und was du bezahlt hast, geht auf demselben Weg zurück.`,
    name: "Dein Name",
    missingName: "Bitte sag uns deinen Namen.",
    email: "E-Mail für die Bestätigung",
    password: "Dein Passwort",
    missingPassword: "Bitte gib dein Passwort ein.",
    next: "Weiter",
    summary: (name, email) =>
      `Ich, ${name}, widerrufe den oben genannten Vertrag. Die Eingangsbestätigung geht an ${email}.`,
    confirm: "Widerruf bestätigen",
    busy: "Wird widerrufen …",
    back: "Zurück",
    past: (until) => `Der Widerruf war bis zum ${until} möglich.`,
    done: (at) => `Dein Widerruf ist am ${at} eingegangen. Die Bestätigung ist in deinem Postfach.`,
    refunded: (amount) => `${amount} gehen auf dem Weg zurück, auf dem du bezahlt hast.`,
    later:
      "Das Ende und die Erstattung folgen, sobald Zahlungen wieder erreichbar sind. Wir schreiben dir, wenn es getan ist.",
    failed: {
      title: "Nicht widerrufen",
      text: "Es hat sich nichts geändert. Bitte versuche es noch einmal.",
    },
  },
};
