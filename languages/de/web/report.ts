import type { WordsOf } from "../../catalog.ts";

export const report: WordsOf<"report"> = {
  title: "Diese Antwort melden",
  text: "Jemand von uns liest diese Antwort und deine Nachricht davor, sonst nichts. Was stimmt nicht damit?",
  reasons: {
    harmful: "Gefährlich oder schädlich",
    sexual: "Sexuell oder romantisch",
    hurtful: "Verletzend oder hasserfüllt",
    human: "Gibt sich als Mensch aus oder hält mich fest",
    other: "Etwas anderes",
  },
  thanks: "Danke. Die Antwort ist gemeldet; du bekommst eine E-Mail von uns.",
  words: "Möchtest du etwas dazu sagen? (freiwillig)",
  send: "Senden",
  sending: "Wird gesendet …",
  done: { title: "Danke", text: "Deine Worte sind bei uns angekommen." },
  failed: "Nicht gemeldet",
};
