import type { SubscriptionWords } from "../../../server/subscription/words.ts";

const link = "Abrir meu perfil";
const closing = "Você pode cancelar quando quiser no seu perfil: com dois cliques.";

export const subscription: SubscriptionWords = {
  trialStarted: ({ price, day }) => ({
    subject: "Seu teste grátis de 7 dias do Luli Premium começou",
    lines: [
      "Au au! A partir de agora o Premium é seu.",
      `A primeira cobrança de ${price} é em ${day}; depois, ${price} por mês. Se você cancelar antes, nada é cobrado.`,
      "Vamos lembrar você no dia 4 e no dia 6.",
    ],
    link,
    closing,
  }),
  trialExtended: ({ price, day }) => ({
    subject: "Seu teste grátis do Luli Premium ficou mais longo",
    lines: [
      "Boa notícia: prorrogamos seu teste grátis.",
      `Agora a primeira cobrança de ${price} é em ${day}; depois, ${price} por mês. Se você cancelar antes, nada é cobrado.`,
      "Vamos lembrar você três dias e um dia antes.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Seu teste grátis do Luli Premium termina em ${day}`,
    lines: [
      `A primeira cobrança de ${price} é em ${day}; depois, ${price} por mês.`,
      "Se você quiser ficar, não precisa fazer nada. Se não, cancele antes, e nada é cobrado.",
    ],
    link,
    closing,
  }),
  renewal: ({ price, day, limits }) => ({
    subject: `Sua assinatura da Luli se renova em ${day}`,
    lines: [
      `Em ${day} vamos cobrar ${price} pelo mês seguinte, e depois todo mês até você cancelar.`,
      limits,
      "Se quiser ficar, não precisa fazer nada.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Que bom ter você de volta no Luli Premium",
    lines: [
      `Cobramos ${price} hoje. A próxima cobrança de ${price} é em ${day}, e depois todo mês.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Sua assinatura de Luli foi cancelada",
    lines: [
      `Nada mais será cobrado. Você mantém o Premium até ${until}.`,
      "Depois disso você pode continuar conversando com Luli de graça. O que você ganhou e comprou fica.",
    ],
    link: "Retomar assinatura",
    closing: "Até esse dia você pode retomar a assinatura no seu perfil.",
  }),
  paymentFailed: (price) => ({
    subject: "Seu pagamento para Luli não deu certo",
    lines: [
      `Seu cartão foi recusado na cobrança de ${price}. Vamos tentar de novo nos próximos dias, e enquanto isso você mantém o Premium.`,
      "Para usar outro cartão, escolha “Gerenciar assinatura” no seu perfil.",
    ],
    link,
    closing: "Se nenhum pagamento der certo, a assinatura termina e nada mais é cobrado.",
  }),
  cardUsed: {
    subject: "Este cartão já foi usado em um teste grátis",
    lines: [
      "Este cartão já foi usado em um teste grátis com outra conta, então não serve para outro. Nada foi cobrado.",
      "Você pode assinar sem teste grátis quando quiser e, até lá, conversar de graça com a Luli.",
    ],
    link,
    closing,
  },
  contractLink: {
    subject: "Seu contrato com a Luli",
    lines: [
      "Alguém pediu um link para cancelar a assinatura da Luli deste endereço ou desistir do contrato.",
      "Se foi você, abra o link e escolha. Nada mudou ainda.",
    ],
    link: "Abrir meu contrato",
    closing:
      "O link vale por uma hora e pode ser usado uma vez. Se você não pediu, ignore este e-mail.",
  },
  withdrawn: {
    subject: "Recebemos sua desistência do contrato",
    lines: [
      "Você desistiu do seu contrato com a Luli. Este é o seu comprovante; abaixo está o que você declarou.",
      "Sua assinatura termina agora e nada mais será cobrado. Devolvemos o que você pagou pelo mesmo meio de pagamento, no máximo em 14 dias, e escreveremos quando estiver a caminho. Se nosso provedor de pagamentos não responder neste momento, faremos isso assim que ele responder.",
    ],
    facts: {
      name: "Seu nome",
      plan: "Luli Premium",
      contract: "Contrato",
      concluded: "Data do contrato",
      email: "E-mail",
      received: "Recebido em",
    },
    link: "Página de desistência",
    closing:
      "Você pode continuar conversando com a Luli de graça. O que você ganhou e comprou fica.",
  },
  refunded: (amount) => ({
    subject: `${amount} estão voltando para você`,
    lines: [
      `Devolvemos ${amount} porque você desistiu do contrato. Seu banco pode levar alguns dias para mostrar.`,
      "Sua assinatura terminou e nada mais será cobrado.",
    ],
    link,
    closing:
      "Você pode continuar conversando com a Luli de graça. O que você ganhou e comprou fica.",
  }),
  ended: {
    subject: "Sua assinatura de Luli terminou",
    lines: [
      "Nada mais será cobrado. Você pode continuar conversando com Luli de graça.",
      "Você mantém o que ganhou e comprou.",
    ],
    link,
    closing: "Se quiser o Premium de novo, você pode começar no seu perfil.",
  },
};
