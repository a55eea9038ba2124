import type { ReportWords } from "../../../server/report/words.ts";

export const report: ReportWords = {
  answer: {
    subject: "Zu der Antwort, die du gemeldet hast",
    lines: [
      "Danke, dass du eine Antwort von Luli gemeldet hast. Ein Mensch hat sie gelesen und antwortet dir:",
    ],
    link: "Schreib uns",
    closing: "Gelesen wurden nur die gemeldete Antwort und deine Nachricht davor, sonst nichts.",
  },
};
