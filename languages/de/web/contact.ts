import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contact: WordsOf<"contact"> = {
  title: "Kontakt",
  lead: "Eine Frage, eine Idee, ein Fehler auf vier Pfoten? Schreib uns, Luli bringt es vorbei.",
  poses: {
    idle: "Luli, eine Pfote gehoben",
    thinking: "Luli denkt mit",
    petted: "Luli, ganz entzückt",
  },
  form: "Nachricht an uns",
  fields: { name: "Dein Name", email: "E-Mail", subject: "Betreff", message: "Nachricht" },
  trap: "Bitte leer lassen",
  send: "Nachricht senden",
  sending: "Wird gesendet …",
  note: "Wir antworten innerhalb von 24 Stunden. Du bekommst eine Kopie per E-Mail.",
  sent: { title: "Nachricht gesendet!", text: "Wir melden uns innerhalb von 24 Stunden bei dir." },
  failed: "Nachricht nicht gesendet",
  missing: {
    name: "Bitte sag uns deinen Namen.",
    email: "Bitte gib deine E-Mail-Adresse ein.",
    subject: "Bitte gib einen Betreff an.",
    message: "Bitte schreib eine Nachricht.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Bitte nimm höchstens # Zeichen.",
      other: "Bitte nimm höchstens # Zeichen.",
    }),
  noEmail: "Bitte gib eine ganze E-Mail-Adresse ein, etwa name@example.com.",
  lines: {
    email: "E-Mail",
    chat: "Live-Chat",
    chatLink: "Rund um die Uhr da",
    community: "Gemeinschaft",
    communityLink: "Zum Community-Chat",
  },
};
