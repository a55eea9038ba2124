import { formatDate, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const subscription: WordsOf<"subscription"> = {
  title: "Conclua sua assinatura",
  trialSummary: "7 dias grátis, depois $20/mês. Cancele quando quiser.",
  summary: "$20/mês. Cancele quando quiser.",
  puppy: "calma e aconchego",
  loadingTerms: "Carregando as condições",
  payment: "Pagamento",
  loadingForm: "Carregando o formulário de pagamento",
  agree: {
    missing: "Marque primeiro a caixa: sem ela, nada é comprado.",
    next: "Continuar para o pagamento",
  },
  failed: {
    title: "O pagamento falhou",
    text: "Não foi possível iniciar o pagamento. Tente de novo.",
  },
  subscribed: {
    text: "Você já tem uma assinatura, então não há nada para comprar aqui.",
    action: "Ver sua assinatura",
  },
  notSetUp: {
    text: (messages) =>
      plural(messages, {
        one: "Este servidor não tem pagamentos configurados, então nada pode ser cobrado aqui. Você pode conversar com Luli de graça, # mensagem por dia.",
        other:
          "Este servidor não tem pagamentos configurados, então nada pode ser cobrado aqui. Você pode conversar com Luli de graça, # mensagens por dia.",
      }),
    action: "Conversar com Luli",
  },
  card: {
    title: "Assinatura",
    badges: { trial: "Teste grátis", active: "Ativa", inactive: "Inativa" },
    trial: { plan: "Teste grátis", price: "7 dias grátis" },
    premium: { plan: "Luli Premium", price: "$20/mês" },
    granted: { price: "Um presente nosso", until: (at) => `Grátis até: ${formatDate(at)}` },
    trialEnds: (at) => `O teste termina: ${formatDate(at)}`,
    nextBilling: (at) => `Próxima cobrança: ${formatDate(at)}`,
    ends: (at) => `Termina: ${formatDate(at)}`,
    owing: "O último pagamento falhou. Gerencie sua assinatura para trocar o cartão.",
    paused: "Em pausa. Nada é cobrado, e o Premium espera até a retomada.",
    cancelled: "Cancelada. O Premium continua até lá, e nada mais é cobrado.",
    manage: "Gerenciar assinatura",
    opening: "Abrindo…",
    start: "Testar o Premium",
  },
  welcome: {
    title: "Boas-vindas ao Premium! 🎉",
    trial: "Seus 7 dias grátis começaram!",
    active: "Sua assinatura está ativa.",
    almost: { title: "Quase lá", text: "Sua assinatura aparece aqui assim que for confirmada." },
  },
  portal: {
    noSession: {
      title: "Entre na sua conta",
      text: "Você precisa entrar na sua conta para gerenciar a assinatura.",
    },
    failed: {
      title: "O portal falhou",
      text: "Não foi possível abrir o portal do cliente. Tente de novo.",
    },
  },
  cancel: {
    action: "Cancelar assinatura",
    title: "Cancelar o Luli Premium?",
    stays: (until) =>
      until
        ? `O Premium fica com você até ${formatDate(until)}.`
        : "O Premium fica com você até o fim do período.",
    staysUncharged: (until) =>
      until
        ? `O Premium fica com você até ${formatDate(until)}. Nada mais é cobrado.`
        : "O Premium fica com você até o fim do período. Nada mais é cobrado.",
    yes: "Sim, cancelar",
    no: "Manter o Premium",
    busy: "Cancelando…",
    done: "Assinatura cancelada",
    failed: {
      title: "O cancelamento falhou",
      text: "Sua assinatura não foi cancelada. Tente de novo.",
    },
  },
  resume: {
    action: "Retomar assinatura",
    busy: "Retomando…",
    done: { title: "Assinatura retomada", text: "Seu Premium continua como antes." },
    failed: {
      title: "Não foi possível retomar",
      text: "Sua assinatura não foi retomada. Tente de novo.",
    },
  },
};
