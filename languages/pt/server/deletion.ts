import type { DeletionWords } from "../../../server/deletion/words.ts";

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Sua conta com Luli foi excluída",
    lines: [
      "Pronto: sua conta, suas conversas e tudo o que você e Luli ganharam foram apagados.",
      "Se você tinha uma assinatura, ela terminou, e nada mais é cobrado.",
      "Agradecemos pelo tempo que passamos com você. Se um dia você voltar, Luli vai adorar conhecer você.",
    ],
    link: "Escreva para nós",
    closing: "Se não foi você, avise a gente. Este é o nosso último e-mail.",
  },
};
