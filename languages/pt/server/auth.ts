import type { AuthWords } from "../../../server/auth/mails/words.ts";

export const auth: AuthWords = {
  confirm: {
    subject: "Confirme seu e-mail para Luli",
    lines: [
      "Au au! Luli está feliz em conhecer você.",
      "Confirme seu endereço de e-mail para começar a conversar.",
    ],
    link: "Confirmar meu e-mail",
    closing: "O link vale por uma hora. Se não foi você que criou a conta, ignore este e-mail.",
  },
  reset: {
    subject: "Escolha uma nova senha para Luli",
    lines: [
      "Alguém, esperamos que você, pediu uma nova senha.",
      "Escolha a senha aqui e depois entre com ela.",
    ],
    link: "Escolher uma nova senha",
    closing: "O link vale uma vez, por uma hora. Se não foi você, ignore este e-mail: nada mudou.",
  },
  existing: {
    subject: "Você já tem uma conta com Luli",
    lines: [
      "Alguém, esperamos que você, quis criar uma conta com este e-mail, mas você já tem uma.",
      "É só entrar. Se esqueceu sua senha, você pode escolher outra lá.",
    ],
    link: "Entrar",
    closing: "Se não foi você, ignore este e-mail: nada mudou.",
  },
  suspended: {
    subject: "Sua conta da Luli está suspensa",
    lines: [
      "Suspendemos sua conta. Por enquanto você não pode entrar, e a Luli não vai escrever para você.",
      "Se você tem uma assinatura, nada é cobrado nesse período. Nenhum dado seu é apagado.",
    ],
    link: "Escreva para nós",
    closing:
      "Se você acha que é um engano, ou quer seus dados ou a exclusão da sua conta, escreva para nós.",
  },
  reinstated: {
    subject: "Sua conta da Luli está ativa de novo",
    lines: [
      "Sua conta não está mais suspensa: entre, e tudo estará onde você deixou.",
      "Se você tem uma assinatura, ela continua. O período da suspensão não é cobrado.",
    ],
    link: "Entrar",
    closing: "A Luli fica feliz em ver você de novo.",
  },
  confirmChange: {
    subject: "Confirme seu novo e-mail para Luli",
    lines: [
      "Você pediu para usar este endereço na sua conta com Luli.",
      "Abra o link em um navegador onde sua conta está aberta. Até lá, seu endereço antigo continua valendo.",
    ],
    link: "Usar este endereço",
    closing: "O link vale por uma hora. Se não foi você, ignore este e-mail: nada muda.",
  },
  changeAsked: (newEmail) => ({
    subject: "Alguém pediu para mudar o e-mail da sua conta da Luli",
    lines: [
      `Alguém, esperamos que você, pediu para usar ${newEmail} na sua conta a partir de agora.`,
      "Nada mudou ainda: primeiro o novo endereço precisa ser confirmado.",
      "Se não foi você, escolha uma nova senha. Assim todas as sessões são encerradas.",
    ],
    link: "Escolher uma nova senha",
    closing: "Se foi você, não precisa fazer nada.",
  }),
  emailChanged: (newEmail) => ({
    subject: "O e-mail da sua conta da Luli mudou",
    lines: [
      `A partir de agora sua conta usa ${newEmail}. Entre com esse endereço.`,
      "Não vamos mais escrever para o endereço antigo.",
    ],
    link: "Se não foi você, escreva para nós",
    closing: "Se foi você, não precisa fazer nada.",
  }),
  passwordChanged: {
    subject: "Sua senha da Luli mudou",
    lines: [
      "Sua senha acabou de ser alterada.",
      "Se não foi você, escolha outra. Assim todas as sessões são encerradas.",
    ],
    link: "Escolher uma nova senha",
    closing: "Se foi você, não precisa fazer nada.",
  },
  newDevice: (device) => ({
    subject: "Um novo acesso à sua conta na Luli",
    lines: [
      `Alguém, esperamos que você, entrou na sua conta com um navegador que não conhecíamos${device && `: ${device}`}.`,
      "Se não foi você, escolha outra senha. Assim todas as sessões são encerradas.",
    ],
    link: "Escolher uma nova senha",
    closing: "Se foi você, não precisa fazer nada.",
  }),
  factorChanged: (change) => ({
    subject: "Seu jeito de entrar na Luli mudou",
    lines: [
      {
        on: "A partir de agora, ao entrar também pedimos um código do seu app autenticador. Suas outras sessões foram encerradas.",
        off: "Ao entrar, não pedimos mais um código do seu app autenticador.",
        newCodes: "Você tem novos códigos de recuperação. Os anteriores não valem mais.",
        recoveryCode:
          "Alguém, esperamos que você, entrou com um dos seus códigos de recuperação. Ele não vale mais.",
        passkeyAdded:
          "Uma chave de acesso foi adicionada à sua conta. Com ela, é possível entrar sem a sua senha. Se não for sua, remova-a nas configurações, em Segurança.",
        passkeyRemoved:
          "Uma chave de acesso foi removida da sua conta. Ela não serve mais para entrar.",
      }[change],
      "Se não foi você, escolha uma nova senha. Ela encerra todas as sessões.",
    ],
    link: "Escolher uma nova senha",
    closing: "Se foi você, não precisa fazer nada.",
  }),
  sessionCopied: (device) => ({
    subject: "Encerramos uma sessão sua na Luli",
    lines: [
      `Dois navegadores usaram a mesma sessão sua${device && ` (${device})`}, como se alguém a tivesse copiado. Por isso nós a encerramos.`,
      "Você pode entrar de novo agora mesmo. Se não foi você que copiou ou restaurou esse navegador, escolha uma nova senha: ela encerra todas as sessões.",
    ],
    link: "Escolher uma nova senha",
    closing: "Suas outras sessões continuam abertas.",
  }),
  manyGuesses: {
    subject: "Alguém está tentando adivinhar sua senha da Luli",
    lines: [
      "Alguém testou muitas senhas erradas na sua conta. Durante uma hora, não é possível entrar com um navegador novo.",
      "Onde você já tinha entrado, ainda é possível. Em qualquer outro lugar, escolha uma nova senha para entrar na hora.",
    ],
    link: "Escolher uma nova senha",
    closing: "Ninguém entrou assim. Se você está com a conta aberta, não precisa fazer nada.",
  },
};
