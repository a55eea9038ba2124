import type { WordsOf } from "../../catalog.ts";

export const voice: WordsOf<"voice"> = {
  hush: "Silence",
  speak: "Parler au lieu d’écrire",
  stop: "Ne plus écouter",
  listening: "J’écoute...",
  elsewhere: "Ton navigateur envoie ta voix à son éditeur, qui écrit ce que tu dis.",
  goOn: "Parler",
  leave: "Plutôt écrire",
  problem: {
    denied:
      "Le micro est fermé pour cette page. La barre d’adresse du navigateur permet de l’ouvrir.",
    silence: "Rien n’a été entendu.",
    failed: "Rien n’a pu être écrit. Écris-le, s’il te plaît.",
  },
};
