import { pluralIn } from "../../../shared/rules/plural.ts";
import type { WeeklyWords } from "../../../server/weekly/words.ts";

export const weekly: WeeklyWords = {
  hello: (name) => (name === "" ? "Olá, pessoa favorita!" : `Olá, ${name}!`),
  week: (hello, { puppy, days, level, coins }) => ({
    subject: `Sua semana com ${puppy}`,
    lines: [
      `${hello} Foi uma boa semana: você e ${puppy} se viram em ${pluralIn("pt", days, { one: "# dia", other: "# dias" })}.`,
      `${puppy} está agora no nível ${level}, e na sua carteira há ${pluralIn("pt", coins, { one: "# moeda", other: "# moedas" })}.`,
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
      `Quando você quiser conversar, ${puppy} vai adorar ver você. Tudo o que vocês ganharam continua como está.`,
      "Enquanto tudo está quieto, também ficamos quietos: a próxima carta vem depois de uma semana com novidades.",
    ],
    link: `Dizer oi para ${puppy}`,
  }),
  closing:
    "Você recebe no máximo uma carta por semana, porque “Novidades por e-mail” está ligado nas suas configurações.",
  unsubscribe: "Não quero mais cartas semanais",
  page: {
    ask: {
      title: "Não quer mais cartas semanais?",
      text: "Um clique e pronto. Os e-mails sobre sua conta e sua assinatura continuam chegando.",
      button: "Cancelar as cartas",
    },
    done: (settings) => ({
      title: "Pronto, sem mais cartas",
      text: `“Novidades por e-mail” está desligado. Se um dia sentir falta, você pode ligar de novo nas suas ${settings("configurações")}.`,
    }),
    wrong: (settings, contact) => ({
      title: "Este link não está completo",
      text: `Talvez uma parte tenha se perdido no caminho. Você pode desligar “Novidades por e-mail” nas suas ${settings("configurações")} ou ${contact("escrever para nós")}.`,
    }),
  },
};
