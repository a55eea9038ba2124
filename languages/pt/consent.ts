import type { ConsentText } from "../../shared/rules/consent.ts";

export const consent: ConsentText = {
  trial:
    "Seus primeiros 7 dias são grátis. Depois, $20 por mês são cobrados automaticamente até você cancelar. Você pode cancelar quando quiser, com dois cliques no seu perfil.",
  noTrial:
    "$20 são cobrados hoje e depois, automaticamente, todo mês até você cancelar. Você pode cancelar quando quiser, com dois cliques no seu perfil.",
  limits: ({ daily, messages, seconds }) =>
    `Com o Premium: até ${daily} mensagens por dia e, no máximo, ${messages} em ${seconds} segundos.`,
  agree: "Concordo com estas condições: a assinatura se renova automaticamente até eu cancelar.",
};
