import type { WordsOf } from "../../catalog.ts";

export const report: WordsOf<"report"> = {
  title: "Signaler cette réponse",
  text: "Quelqu’un de notre équipe lit cette réponse et ton message juste avant, rien d’autre. Quel est le problème ?",
  reasons: {
    harmful: "Dangereuse ou nuisible",
    sexual: "Sexuelle ou romantique",
    hurtful: "Blessante ou haineuse",
    human: "Se fait passer pour un humain ou me retient",
    other: "Autre chose",
  },
  thanks: "Merci. C’est signalé ; nous te répondrons par e-mail.",
  words: "Veux-tu ajouter quelque chose ? (facultatif)",
  send: "Envoyer",
  sending: "Envoi…",
  done: { title: "Merci", text: "Tes mots nous sont parvenus." },
  failed: "Pas signalé",
};
