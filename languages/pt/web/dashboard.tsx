import { formatDate, formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

const GREETINGS = {
  morning: "Bom dia",
  day: "Olá",
  dusk: "Boa noite",
  night: "Boa noite",
};

export const dashboard: WordsOf<"dashboard"> = {
  title: "Painel",
  hello: (light, name) => `${GREETINGS[light]}, ${name}`,
  friend: "pessoa favorita",
  lead: "Alguém bem fofinho ouviu você chegar.",
  sayHello: "Dizer oi",
  petPuppy: (puppy) => `Fazer carinho em ${puppy}`,
  offline: (when) => `Você está offline. Última atualização: ${when}.`,
  conversations: "Conversas",
  happiness: "Pontos de felicidade",
  achievements: "Conquistas",
  actions: { title: "Atalhos", chat: "Nova conversa", universe: "Universo", store: "Loja" },
  loading: (title) => `Carregando: ${title}`,
  firstDay: {
    title: "Seu primeiro dia",
    hello: "Dizer oi",
    pet: (puppy) => `Faça carinho em ${puppy}`,
    task: "Faça uma das tarefas de hoje",
    done: "Feito",
  },
  streak: {
    title: "Sua sequência",
    inARow: (days, number) => (
      <>
        {number} {plural(days, { one: "dia seguido", other: "dias seguidos" })}
      </>
    ),
    isIn: "Hoje já conta. Até amanhã!",
    beginsNew: "Com uma mensagem, um carinho ou uma tarefa, começa uma nova.",
    countsToday: "Com uma mensagem, um carinho ou uma tarefa, hoje conta.",
    longest: "A mais longa",
    freezes: "Protetores",
    viewTasks: "Ver tarefas",
    hint: "Um protetor cobre automaticamente um dia em que você faltar.",
    winBack: (lost) => {
      const streak = plural(lost.days, {
        one: "sua sequência de # dia",
        other: "sua sequência de # dias",
      });
      const tasks = plural(lost.tasks, { one: "mais # tarefa", other: "# tarefas" });
      const end = formatDate(lost.until, {
        weekday: "long",
        hour: "numeric",
        minute: "2-digit",
        timeZone: lost.timeZone,
      });
      return `Recupere de graça ${streak}: ${tasks} até ${end}.`;
    },
  },
  activity: {
    messages: (count) => plural(count, { one: "# mensagem", other: "# mensagens" }),
    pets: (count) => plural(count, { one: "# carinho", other: "# carinhos" }),
    tasks: (count) => plural(count, { one: "# tarefa", other: "# tarefas" }),
    xp: (count) => `${formatNumber(count)} XP`,
    frozen: "um protetor salvou sua sequência",
    quiet: "um dia tranquilo",
    day: (date, what) => {
      const list = what.join(", ");
      return `${date}: ${list}`;
    },
    nothing: "Cada dia com Luli acende um quadrado",
    summary: (days, weeks) =>
      plural(days, {
        one: `# dia em boa companhia nas últimas ${weeks} semanas`,
        other: `# dias em boa companhia nas últimas ${weeks} semanas`,
      }),
    less: "Menos",
    more: "Mais",
    kept: "Com protetor",
    seeAll: (weeks) => `Ver as ${weeks} semanas`,
    weekByWeek: "Semana a semana",
    weekFrom: "Semana de",
    columns: { days: "Dias", messages: "Mensagens", pets: "Carinhos", tasks: "Tarefas", xp: "XP" },
  },
};
