import type { WordsOf } from "../../catalog.ts";

export const tools: WordsOf<"tools"> = {
  paw: "Pfote geben",
  heart: "Herz geben",
  gave: { paw: "Du hast eine Pfote gegeben", heart: "Du hast ein Herz gegeben" },
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Das ließ sich nicht kopieren.",
  aloud: "Vorlesen",
  again: (puppy) => `${puppy}, sag es noch einmal`,
  edit: "Meine Nachricht ändern",
  editing: "Du änderst deine letzte Nachricht. Sie zählt als eine weitere.",
  cancel: "So lassen",
  remember: "Das merken",
  remembered: (puppy) => `${puppy} merkt es sich`,
  paused: (puppy) =>
    `Das Gedächtnis von ${puppy} ruht. In den Einstellungen kannst du es wieder einschalten.`,
  unseen: "In dieser Nachricht ist nichts zu sehen.",
  failed: "Nichts hat sich geändert",
  earlier: "Was vorher hier stand",
  noReply: "Darauf kam keine Antwort.",
};
