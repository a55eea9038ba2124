import type { ContactWords } from "../../../server/contact/words.ts";

export const contact: ContactWords = {
  subject: "Wir haben deine Nachricht",
  received:
    "Wuff! Deine Nachricht ist angekommen. Wir melden uns innerhalb von 24 Stunden bei dir.",
  quoted:
    "Für deine Unterlagen: Das wurde auf unserer Kontaktseite mit dieser E-Mail-Adresse geschrieben. Links darin sind absichtlich nicht anklickbar.",
  notYou:
    "Wenn du das nicht warst, ignoriere diese E-Mail einfach: Jemand hat sich bei der Adresse vertippt, und niemand bekommt mehr als ein paar davon.",
};
