import type { ContactWords } from "../../../server/contact/words.ts";
import type { DeletionWords } from "../../../server/deletion/words.ts";
import type { FrameWords } from "../../../server/mail/words.ts";
import type { FollowUpWords } from "../../../server/memory/follow-up/question.ts";
import type { ReportWords } from "../../../server/report/words.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";
import type { PushNote } from "../../../shared/contracts/push.ts";
import { pluralIn } from "../../../shared/rules/plural.ts";

export const mail: FrameWords = {
  colon: ":",
  noButton: "Se o botão não funcionar, abra este endereço:",
};

export const contact: ContactWords = {
  subject: "Recebemos sua mensagem",
  received: "Au au! Sua mensagem chegou. Respondemos em até 24 horas.",
  quoted:
    "Para você guardar, esta é a mensagem enviada pela nossa página de contato com este e-mail. Por segurança, os links não abrem.",
  notYou:
    "Se não foi você, ignore este e-mail: alguém errou o endereço. Você não vai receber mais do que alguns destes.",
};

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Sua conta com Luli foi excluída",
    lines: [
      "Apagamos sua conta, suas conversas e tudo o que você e Luli ganharam.",
      "Se você tinha uma assinatura, ela terminou, e nada mais é cobrado.",
      "Agradecemos pelo tempo que passamos com você. Se um dia você voltar, Luli vai adorar conhecer você.",
    ],
    link: "Escreva para nós",
    closing: "Se não foi você, avise a gente. Este é o nosso último e-mail.",
  },
};

export const push: PushNote = {
  title: "Luli diz oi",
  body: "Que tal contar a Luli uma coisinha do seu dia?",
  path: "/chat",
};

export const followUp: FollowUpWords = {
  title: "Luli tem uma pergunta",
  question: (words) => `Você me contou: “${words}” Como foi?`,
};

export const report: ReportWords = {
  answer: {
    subject: "Sobre a resposta que você denunciou",
    lines: [
      "Agradecemos por denunciar uma resposta de Luli. Uma pessoa da nossa equipe leu. Esta é a nossa resposta:",
    ],
    link: "Escreva para nós",
    closing: "Só a resposta denunciada e a sua mensagem anterior foram lidas, nada mais.",
  },
};

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "Olá, pessoa favorita!" : `Olá, ${name}!`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Sua semana com ${puppy}`,
    lines: [
      `${hello} Foi uma boa semana: você e ${puppy} passaram ${pluralIn("pt", days, { one: "# dia", other: "# dias" })} em boa companhia.`,
      `${puppy} está agora no nível ${level}, e você tem ${pluralIn("pt", coins, { one: "# moeda", other: "# moedas" })}.`,
    ],
    link: `Dizer oi para ${puppy}`,
  }),
  streak: (days) =>
    pluralIn("pt", days, { other: "E sua sequência chegou a # dias. Haja rabinho abanando!" }),
  facts: {
    messages: "Mensagens",
    pets: "Carinhos",
    tasks: "Tarefas feitas",
    xp: "XP para seus filhotes",
  },
  quiet: (hello, puppy) => ({
    subject: `Um oizinho de ${puppy}`,
    lines: [
      `${hello} Sem novidades e nada para pôr em dia. Só um rabinho abanando.`,
      `Quando você quiser conversar, ${puppy} vai adorar ver você. Tudo o que vocês ganharam continua aqui.`,
      "Enquanto tudo está quieto, também ficamos quietos: o próximo e-mail vem depois de uma semana com novidades.",
    ],
    link: `Dizer oi para ${puppy}`,
  }),
  closing:
    "Você recebe este e-mail porque “Novidades por e-mail” está ligado nas suas configurações. Enviamos no máximo um por semana.",
  unsubscribe: "Cancelar o e-mail semanal",
  page: {
    ask: {
      title: "Cancelar o e-mail semanal?",
      text: "Você continua recebendo os e-mails sobre sua conta e sua assinatura.",
      button: "Cancelar inscrição",
    },
    done: (settings) => ({
      title: "Inscrição cancelada",
      text: `“Novidades por e-mail” está desligado. Você pode ligar de novo nas suas ${settings("configurações")}.`,
    }),
    wrong: (settings, contactLink) => ({
      title: "Este link está incompleto",
      text: `Talvez falte uma parte. Você pode desligar “Novidades por e-mail” nas suas ${settings("configurações")} ou ${contactLink("escrever para nós")}.`,
    }),
  },
};
