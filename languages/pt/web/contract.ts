import { formatDate } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const contract: WordsOf<"contract"> = {
  title: "Seu contrato",
  lead: "Cancele aqui sua assinatura ou desista do contrato em até 14 dias. Não é preciso entrar na conta.",
  loading: "Carregando seu contrato",
  over: "Este link já foi usado ou tem mais de uma hora. Você pode pedir outro.",
  none: "Esta conta não tem assinatura. Se outra tiver, peça um link para o endereço dela.",
  ask: {
    email: "E-mail da sua conta",
    wrongEmail: "Digite um endereço de e-mail completo.",
    action: "Enviar o link",
    busy: "Enviando...",
    sent: "Se houver um contrato com este endereço, o link chega ao seu e-mail em instantes. Ele vale por uma hora.",
    failed: { title: "Nada foi enviado", text: "Tente de novo em instantes." },
  },
  facts: {
    contract: "Contrato",
    name: "Luli Premium, $20/mês",
    account: "Conta",
    concluded: "Celebrado em",
    ends: "Termina em",
  },
  date: (at) => formatDate(at),
  moment: (at) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Cancelar o contrato",
    text: (until) =>
      until
        ? `O Premium continua seu até ${until}. Nada mais é cobrado.`
        : "O Premium continua até o fim. Nada mais é cobrado.",
    action: "Cancelar agora",
    busy: "Cancelando...",
    done: (until) =>
      until
        ? `Sua assinatura foi cancelada e termina em ${until}. Um e-mail confirma.`
        : "Sua assinatura foi cancelada. Um e-mail confirma.",
    over: "Não há nada em andamento para cancelar.",
    failed: { title: "Não foi cancelada", text: "Nada mudou. Tente de novo." },
  },
  withdraw: {
    title: "Desistir do contrato",
    text: (until) =>
      `Até ${until} você pode desistir sem dar um motivo. A assinatura termina na hora, e o que você pagou volta pelo mesmo meio.`,
    name: "Seu nome",
    missingName: "Diga seu nome.",
    email: "E-mail para o comprovante",
    password: "Sua senha",
    missingPassword: "Digite sua senha.",
    next: "Continuar",
    summary: (name, email) =>
      `Eu, ${name}, desisto do contrato acima. O comprovante vai para ${email}.`,
    confirm: "Confirmar desistência",
    busy: "Desistindo...",
    back: "Voltar",
    past: (until) => `Era possível desistir até ${until}.`,
    done: (at) => `Recebemos sua desistência em ${at}. O comprovante está no seu e-mail.`,
    refunded: (amount) => `${amount} voltam pelo mesmo meio de pagamento.`,
    later:
      "O fim e o reembolso vêm assim que os pagamentos responderem. Escreveremos quando estiver feito.",
    failed: { title: "Não foi possível desistir", text: "Nada mudou. Tente de novo." },
  },
};
