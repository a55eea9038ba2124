import type { ContactWords } from "../../../server/contact/words.ts";
import type { DeletionWords } from "../../../server/deletion/words.ts";
import type { FrameWords } from "../../../server/mail/words.ts";
import type { FollowUpWords } from "../../../server/memory/follow-up/question.ts";
import type { ReportWords } from "../../../server/report/words.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";
import type { PushNote } from "../../../shared/contracts/push.ts";
import { pluralIn } from "../../../shared/rules/plural.ts";

export const mail: FrameWords = {
  colon: ":",
  noButton: "Wenn die Schaltfläche nicht funktioniert, öffne diese Adresse:",
};

export const contact: ContactWords = {
  subject: "Deine Nachricht ist angekommen",
  received:
    "Wuff! Deine Nachricht ist angekommen. Wir melden uns innerhalb von 24 Stunden bei dir.",
  quoted:
    "Für deine Unterlagen: Diese Nachricht wurde über unsere Kontaktseite mit dieser E-Mail-Adresse gesendet. Zur Sicherheit sind Links darin nicht anklickbar.",
  notYou:
    "Wenn du das nicht warst, ignoriere diese E-Mail einfach: Jemand hat sich bei der Adresse vertippt. Mehr als ein paar davon bekommst du nicht.",
};

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Dein Konto bei Luli wurde gelöscht",
    lines: [
      "Wir haben dein Konto, deine Gespräche und alles, was du und Luli verdient habt, gelöscht.",
      "Wenn du ein Abo hattest, ist es beendet, und es wird nichts mehr abgebucht.",
      "Danke für die gemeinsame Zeit. Wenn du einmal wiederkommst, freut sich Luli, dich kennenzulernen.",
    ],
    link: "Schreib uns",
    closing: "Wenn du das nicht warst, sag uns bitte Bescheid. Das ist unsere letzte E-Mail.",
  },
};

export const push: PushNote = {
  title: "Luli sagt hallo",
  body: "Erzählst du Luli eine Kleinigkeit von deinem Tag?",
  path: "/chat",
};

export const followUp: FollowUpWords = {
  title: "Luli hat eine Frage",
  question: (words) => `Du hast mir erzählt: „${words}“ Wie ist es gelaufen?`,
};

export const report: ReportWords = {
  answer: {
    subject: "Zu der Antwort, die du gemeldet hast",
    lines: [
      "Danke, dass du eine Antwort von Luli gemeldet hast. Ein Mensch aus unserem Team hat sie gelesen. Hier ist unsere Antwort:",
    ],
    link: "Schreib uns",
    closing: "Gelesen wurden nur die gemeldete Antwort und deine Nachricht davor, sonst nichts.",
  },
};

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "Hallo, Lieblingsmensch!" : `Hallo ${name}!`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Deine Woche mit ${puppy}`,
    lines: [
      `${hello} Das war eine gute Woche: Du und ${puppy} habt ${pluralIn("de", days, { one: "# Tag", other: "# Tage" })} miteinander verbracht.`,
      `${puppy} ist jetzt auf Level ${level}, und du hast ${pluralIn("de", coins, { one: "# Münze", other: "# Münzen" })}.`,
    ],
    link: `Sag ${puppy} hallo`,
  }),
  streak: (days) =>
    pluralIn("de", days, {
      other: "Und deine Serie ist auf # Tage gewachsen. Da wedelt der Schwanz!",
    }),
  facts: {
    messages: "Nachrichten",
    pets: "Streicheleinheiten",
    tasks: "Erledigte Aufgaben",
    xp: "XP für deine Welpen",
  },
  quiet: (hello, puppy) => ({
    subject: `Ein kleines Hallo von ${puppy}`,
    lines: [
      `${hello} Nichts Neues und nichts nachzuholen. Nur ein Schwanzwedeln.`,
      `Wann immer du plaudern magst, freut sich ${puppy} auf dich. Alles, was ihr zwei verdient habt, bleibt, wie es ist.`,
      "Solange es ruhig ist, sind auch wir ruhig: Die nächste E-Mail kommt nach einer Woche mit Neuigkeiten.",
    ],
    link: `Sag ${puppy} hallo`,
  }),
  closing:
    "Du bekommst diese E-Mail, weil „Neues per E-Mail“ in deinen Einstellungen an ist. Wir schicken höchstens eine pro Woche.",
  unsubscribe: "Wöchentliche E-Mail abbestellen",
  page: {
    ask: {
      title: "Wöchentliche E-Mail abbestellen?",
      text: "E-Mails zu deinem Konto und deinem Abo bekommst du weiterhin.",
      button: "Abbestellen",
    },
    done: (settings) => ({
      title: "Du hast dich abgemeldet",
      text: `„Neues per E-Mail“ ist jetzt aus. In deinen ${settings("Einstellungen")} kannst du es wieder einschalten.`,
    }),
    wrong: (settings, contactLink) => ({
      title: "Dieser Link ist nicht vollständig",
      text: `Vielleicht fehlt ein Stück. Du kannst „Neues per E-Mail“ in deinen ${settings("Einstellungen")} ausschalten oder ${contactLink("uns schreiben")}.`,
    }),
  },
};
