import type { WordsOf } from "../../catalog.ts";

export const push: WordsOf<"push"> = {
  label: "Push-Benachrichtigungen",
  hint: "Ein freundliches Wort am frühen Abend, höchstens einmal am Tag. Nie nachts.",
  blocked:
    "Dieser Browser blockiert Benachrichtigungen von Luli. Erlaube sie zuerst in den Einstellungen der Website.",
  unsupported:
    "Dieser Browser kann sie nicht anzeigen. Auf dem iPhone: Leg Luli zuerst auf den Home-Bildschirm.",
  elsewhere: "An, aber noch nicht in diesem Browser.",
  turnOnHere: "Hier einschalten",
  failed: {
    title: "Benachrichtigungen sind noch aus",
    text: "Dieser Browser war nicht zu erreichen. Bitte versuch es noch einmal.",
  },
};
