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
    missing: "Marque a caixa para continuar.",
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
    owing: "Seu último pagamento falhou. Escolha “Gerenciar assinatura” para trocar o cartão.",
    paused: "Em pausa. Nada é cobrado, e o Premium fica desligado até a retomada.",
    cancelled: (until) =>
      until
        ? `Cancelada. Você mantém o Premium até ${formatDate(until)}.`
        : "Cancelada. Você mantém o Premium até o fim do período.",
    manage: "Gerenciar assinatura",
    opening: "Abrindo…",
    start: "Testar o Premium",
  },
  welcome: {
    title: "Boas-vindas ao Premium! 🎉",
    trial: "Seu teste grátis de 7 dias começou!",
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
        ? `Você mantém o Premium até ${formatDate(until)}. Nada mais é cobrado.`
        : "Você mantém o Premium até o fim do período. Nada mais é cobrado.",
    yes: "Sim, cancelar",
    no: "Manter o Premium",
    busy: "Cancelando…",
    done: "Assinatura cancelada",
    failed: {
      title: "A assinatura não foi cancelada",
      text: "Nada mudou. Tente de novo.",
    },
  },
  resume: {
    action: "Retomar assinatura",
    busy: "Retomando…",
    done: { title: "Assinatura retomada", text: "Seu Premium continua como antes." },
    failed: {
      title: "A assinatura não foi retomada",
      text: "Nada mudou. Tente de novo.",
    },
  },
};

export const contract: WordsOf<"contract"> = {
  title: "Seu contrato",
  lead: "Cancele aqui sua assinatura ou desista do contrato em até 14 dias. Não é preciso entrar na conta.",
  loading: "Carregando seu contrato",
  over: "Este link já foi usado ou tem mais de uma hora. Você pode pedir outro.",
  none: "Esta conta não tem assinatura. Se você assinou com outra conta, peça um link com o e-mail dela.",
  ask: {
    email: "E-mail da sua conta",
    wrongEmail: "Digite um endereço de e-mail completo.",
    action: "Enviar o link",
    busy: "Enviando…",
    sent: "Se este endereço tiver um contrato, um link está a caminho. Ele vale por uma hora.",
    failed: { title: "Nada foi enviado", text: "Tente de novo em instantes." },
  },
  facts: {
    contract: "Contrato",
    name: "Luli Premium, $20/mês",
    account: "Conta",
    concluded: "Data do contrato",
    ends: "Termina em",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Cancelar o contrato",
    text: (until) =>
      until
        ? `Você mantém o Premium até ${until}. Nada mais é cobrado.`
        : "Você mantém o Premium até o fim do período. Nada mais é cobrado.",
    action: "Cancelar agora",
    busy: "Cancelando…",
    done: (until) =>
      until
        ? `Sua assinatura foi cancelada e termina em ${until}. Vamos confirmar por e-mail.`
        : "Sua assinatura foi cancelada. Vamos confirmar por e-mail.",
    over: "Não há assinatura ativa para cancelar.",
    failed: { title: "A assinatura não foi cancelada", text: "Nada mudou. Tente de novo." },
  },
  withdraw: {
    title: "Desistir do contrato",
    text: (until) =>
      `Até ${until} você pode desistir sem dar um motivo. A assinatura termina na hora, e devolvemos o que você pagou pelo mesmo meio de pagamento.`,
    name: "Seu nome",
    missingName: "Digite seu nome.",
    email: "E-mail para o comprovante",
    password: "Sua senha",
    missingPassword: "Digite sua senha.",
    next: "Continuar",
    summary: (name, email) =>
      `Eu, ${name}, desisto do contrato acima. O comprovante vai para ${email}.`,
    confirm: "Confirmar desistência",
    busy: "Enviando…",
    back: "Voltar",
    past: (until) => `O prazo de desistência terminou em ${until}.`,
    done: (at) => `Recebemos sua desistência em ${at}. O comprovante está no seu e-mail.`,
    refunded: (amount) => `Devolvemos ${amount} pelo mesmo meio de pagamento.`,
    later:
      "Nosso provedor de pagamentos não responde. Assim que responder, cancelaremos, devolveremos o dinheiro e escreveremos para você.",
    failed: { title: "A desistência não foi enviada", text: "Nada mudou. Tente de novo." },
  },
};
