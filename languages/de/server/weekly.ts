import { pluralIn } from "../../../shared/rules/plural.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "Hallo, Lieblingsmensch!" : `Hallo ${name}!`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Deine Woche mit ${puppy}`,
    lines: [
      `${hello} Das war eine gute Woche: Du und ${puppy} habt euch an ${pluralIn("de", days, { one: "# Tag", other: "# Tagen" })} getroffen.`,
      `${puppy} ist jetzt auf Level ${level}, und in deinem Beutel ${pluralIn("de", coins, { one: "liegt # Münze", other: "liegen # Münzen" })}.`,
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
      "Solange es ruhig ist, sind auch wir ruhig: Der nächste Brief kommt nach einer Woche mit Neuigkeiten.",
    ],
    link: `Sag ${puppy} hallo`,
  }),
  closing:
    "Du bekommst höchstens einen Brief pro Woche, weil „Neues per E-Mail“ in deinen Einstellungen an ist.",
  unsubscribe: "Keine Wochenbriefe mehr",
  page: {
    ask: {
      title: "Keine Wochenbriefe mehr?",
      text: "Ein Klick, und das war’s. Mails zu deinem Konto und deinem Abo bekommst du weiterhin.",
      button: "Abbestellen",
    },
    done: (settings) => ({
      title: "Fertig, keine Briefe mehr",
      text: `„Neues per E-Mail“ ist jetzt aus. Wenn dir die Briefe einmal fehlen, kannst du sie in deinen ${settings("Einstellungen")} wieder einschalten.`,
    }),
    wrong: (settings, contact) => ({
      title: "Dieser Link ist nicht vollständig",
      text: `Vielleicht ging unterwegs ein Stück verloren. Du kannst „Neues per E-Mail“ in deinen ${settings("Einstellungen")} ausschalten oder ${contact("uns schreiben")}.`,
    }),
  },
};
