import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Abrir meu perfil";
const closing = "Você pode cancelar quando quiser no seu perfil: dois cliques, sem perguntas.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Seus 7 dias grátis com Luli começaram",
    lines: [
      "Au au! A partir de agora o Premium é seu.",
      `A primeira cobrança de ${price} é em ${day}; depois, ${price} por mês. Se você cancelar antes, nada é cobrado.`,
      "Vamos lembrar você no dia 4 e no dia 6.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Seus dias grátis com Luli terminam em ${day}`,
    lines: [
      `Em ${day} são cobrados os primeiros ${price}; depois, ${price} por mês.`,
      "Se você quiser ficar, não precisa fazer nada. Se não, cancele antes, e nada é cobrado.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Que bom ter você de volta no Luli Premium",
    lines: [
      `Hoje foram cobrados ${price}. Os próximos ${price} são cobrados em ${day} e depois todo mês.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Sua assinatura de Luli foi cancelada",
    lines: [
      `Pronto: nada mais será cobrado. O Premium fica com você até ${until}.`,
      "Depois disso você pode continuar conversando com Luli de graça. O que você ganhou e comprou fica.",
    ],
    link: "Mudei de ideia",
    closing: "Até esse dia você pode retomar a assinatura no seu perfil.",
  }),
  paymentFailed: (price) => ({
    subject: "Seu pagamento para Luli não deu certo",
    lines: [
      `Seu cartão foi recusado na cobrança de ${price}. Vamos tentar de novo nos próximos dias, e enquanto isso o Premium fica com você.`,
      "Para usar outro cartão, escolha “Gerenciar assinatura” no seu perfil.",
    ],
    link,
    closing: "Se nenhum pagamento der certo, a assinatura termina e nada mais é cobrado.",
  }),
  ended: {
    subject: "Sua assinatura de Luli terminou",
    lines: [
      "Nada mais será cobrado. Você pode continuar conversando com Luli de graça.",
      "O que você ganhou e comprou fica.",
    ],
    link,
    closing: "Se quiser o Premium de novo, você pode começar no seu perfil.",
  },
};
