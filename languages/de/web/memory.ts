import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "Woran Luli sich erinnert",
  lead: "In deinen Worten, aus euren Gesprächen. Gesundheit, Sexualität und Religion nur auf deinen Wunsch.",
  puppy: "denkt an dich",
  memory: "Gedächtnis",
  toggle: {
    label: "Luli erinnert sich",
    hint: "Ausgeschaltet merkt sich Luli nichts Neues und nutzt keine dieser Erinnerungen.",
  },
  followUps: {
    toggle: {
      label: "Luli fragt nach",
      hint: "Nur, wozu du Ja gesagt hast: höchstens einmal am Tag, dreimal in der Woche und nie nachts.",
    },
    title: "Danach fragt Luli",
    drop: "Nicht fragen",
  },
  open: "Woran Luli sich erinnert",
  search: "Suchen",
  count: (count) => plural(count, { one: "# Erinnerung", other: "# Erinnerungen" }),
  paused:
    "Luli merkt sich gerade nichts Neues aus euren Gesprächen. Was sich Luli auf deinen Wunsch merken soll, bleibt.",
  nothing: {
    title: "Noch nichts",
    text: "Erzähl Luli von deinen Menschen, Tieren und Plänen, oder sag „Merk dir, dass mein Flug am Freitag geht“.",
    action: "Mit Luli chatten",
  },
  notFound: "Keine Erinnerungen gefunden.",
  quote: (words) => `„${words}“`,
  source: "Du hast geschrieben:",
  edited: "Von dir bearbeitet",
  private: "Auf deinen Wunsch",
  pinned: "Angeheftet",
  pin: "Anheften",
  unpin: "Lösen",
  edit: "Ändern",
  forget: "Vergessen",
  of: (action, words) => `${action}: ${words}`,
  more: "Mehr anzeigen",
  loading: "Wird geladen …",
  moreFailed: "Weitere Erinnerungen ließen sich nicht laden. Bitte versuche es noch einmal.",
  editing: {
    title: "Erinnerung ändern",
    label: "Woran Luli sich erinnert",
    save: "Speichern",
    busy: "Wird gespeichert …",
  },
  cancel: "Doch nicht",
  forgetting: {
    title: "Das vergessen?",
    text: "Luli liest die Nachricht, in der es stand, nicht mehr. In eurem Gespräch bleibt sie stehen.",
    action: "Vergessen",
    busy: "Wird vergessen …",
    done: "Vergessen",
  },
  forgettingAll: {
    open: "Alles vergessen",
    title: "Alles vergessen?",
    text: "Alle Erinnerungen werden gelöscht, und Luli liest frühere Nachrichten nicht mehr. Das lässt sich nicht rückgängig machen.",
    action: "Alles vergessen",
    done: "Alles ist vergessen",
  },
  notSaved: "Nichts hat sich geändert",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `Tagebuch von ${puppy}`,
  nothing: "Die erste Seite erscheint am Tag nach einem Chat.",
  earlier: "Frühere Tage",
  how: "Von KI aus euren Gesprächen geschrieben. Was Luli vergessen soll, verschwindet auch hier.",
};
