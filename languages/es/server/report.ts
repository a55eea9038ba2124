import type { ReportWords } from "../../../server/report/words.ts";

export const report: ReportWords = {
  answer: {
    subject: "Sobre la respuesta que denunciaste",
    lines: [
      "Gracias por avisarnos de una respuesta de Luli. Una persona la ha leído y te contesta:",
    ],
    link: "Escríbenos",
    closing: "Solo se han leído la respuesta denunciada y tu mensaje anterior, nada más.",
  },
};
