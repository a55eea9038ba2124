import type { WordsOf } from "../../catalog.ts";

export const voice: WordsOf<"voice"> = {
  hush: "Still sein",
  speak: "Sprechen statt tippen",
  stop: "Nicht mehr zuhören",
  listening: "Ich höre zu ...",
  elsewhere:
    "Dein Browser schickt deine Stimme an seinen Hersteller, der aufschreibt, was du sagst.",
  goOn: "Sprechen",
  leave: "Lieber tippen",
  problem: {
    denied:
      "Das Mikrofon ist für diese Seite gesperrt. In der Adressleiste deines Browsers lässt es sich freigeben.",
    silence: "Es war nichts zu hören.",
    failed: "Es ließ sich nichts aufschreiben. Bitte tippe es.",
  },
};
