import type { WordsOf } from "../../catalog.ts";

export const help: WordsOf<"help"> = {
  label: "Hilfe für jetzt",
  question: "Bist du gerade in Sicherheit?",
  title: "Du verdienst es, dass jetzt jemand bei dir ist.",
  offer: "Möchtest du mit einem Menschen sprechen?",
  unheard: "Das hat noch niemand gelesen.",
  show: "Menschen, die zuhören",
  emergency: {
    all: "In Gefahr: Notruf",
    medical: "In Gefahr: Rettungsdienst",
    police: "In Gefahr: Polizei",
  },
  unknownEmergency: "In Gefahr? Ruf den Notruf deines Landes.",
  anywhere: "In jedem Land",
  always: "Tag und Nacht",
  for: {
    abuse: "wenn dir jemand wehtut oder droht",
    eating: "rund ums Essen",
    minor: "für Kinder und Jugendliche",
  },
  age: {
    question: "Bist du unter 18?",
    why: "Luli ist für Erwachsene gemacht, deshalb frage ich.",
    yes: "Ja, ich bin unter 18",
    no: "Nein, ich bin 18 oder älter",
    saving: "Wird gespeichert...",
    rests:
      "Danke, dass du es mir sagst. Unser Chat ruht jetzt, dein Abo endet, und nichts wird abgebucht. Wenn das ein Irrtum ist, schreib uns über die Kontaktseite.",
    thanks: "Danke. Dann lass uns weitermachen.",
  },
};
