import type { ReportWords } from "../../../server/report/words.ts";

export const report: ReportWords = {
  answer: {
    subject: "Sobre a resposta que você denunciou",
    lines: ["Obrigado por denunciar uma resposta de Luli. Uma pessoa leu e responde a você:"],
    link: "Escreva para nós",
    closing: "Só a resposta denunciada e a sua mensagem anterior foram lidas, nada mais.",
  },
};
