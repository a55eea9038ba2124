import type { ReportWords } from "../../../server/report/words.ts";

export const report: ReportWords = {
  answer: {
    subject: "À propos de la réponse que tu as signalée",
    lines: ["Merci d’avoir signalé une réponse de Luli. Une personne l’a lue et te répond :"],
    link: "Écris-nous",
    closing: "Seuls la réponse signalée et ton message juste avant ont été lus, rien d’autre.",
  },
};
