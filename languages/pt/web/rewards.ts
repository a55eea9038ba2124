import type { TaskId } from "../../../shared/contracts/game/task.ts";
import { formatList, plural, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `${who} chegou!`, other: `${who} chegaram!` }),
      text: "Diga oi no universo.",
      line: plural(names.length, { one: `${who} chegou.`, other: `${who} chegaram.` }),
    };
  },
  level: (name, level) => ({
    title: `${name} chegou ao nível ${level}!`,
    text: "Todo esse tempo com você valeu a pena.",
    line: `${name} chegou ao nível ${level}.`,
  }),
  achievement: (name, deed) => ({
    title: `Nova conquista: ${name}`,
    text: `${deed}.`,
    line: `Nova conquista: ${name}.`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# nova conquista", other: "# novas conquistas" }),
      text: `${list}.`,
      line: `Novas conquistas: ${list}.`,
    };
  },
  allTasks: {
    title: "As três tarefas feitas!",
    text: "Um dia e tanto. Luli mal consegue acreditar.",
    line: "As três tarefas feitas.",
  },
  streakBack: (days) => {
    const inARow = plural(days, { one: "# dia seguido", other: "# dias seguidos" });
    return {
      title: "Sua sequência voltou!",
      text: `${inARow}, como se nada tivesse acontecido.`,
      line: `Sua sequência voltou: ${inARow}.`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { one: "# dia seguido", other: "# dias seguidos" });
    return {
      title: `${inARow}!`,
      text: "Luli abanou o rabo por cada um.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes) => ({
    title: "Sua sequência está salva",
    text: plural(freezes, {
      one: "Um protetor cobriu o dia em que você faltou.",
      other: "# protetores cobriram os dias em que você faltou.",
    }),
    line: plural(freezes, {
      one: "Um protetor salvou sua sequência.",
      other: "# protetores salvaram sua sequência.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Tarefa feita: ${list}`,
        other: `Tarefas feitas: ${list}`,
      }),
      text: "Resgate sua recompensa nas tarefas de hoje.",
      line: plural(titles.length, {
        one: `Tarefa feita: ${list}.`,
        other: `Tarefas feitas: ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};

export const store: WordsOf<"store"> = {
  title: "Loja",
  lead: "Sete jeitos de encantar ainda mais. Luli já provou tudo.",
  seeLedger: "Ver de onde elas vêm",
  mirror: {
    empty: "Escolha algo para provar",
    wearing: (outfit) => `Luli usa: ${outfit}`,
    tryingOn: (outfit) => `Provando: ${outfit}`,
    puppyIn: (puppy, outfit) => `${puppy} com ${outfit}`,
  },
  slots: { hat: "Cabeça", face: "Rosto", neck: "Pescoço", back: "Costas" },
  wardrobe: {
    title: "Armário",
    none: "nada ainda",
    nothing: "nada",
    change: (slot, outfit) => `${slot}: ${outfit}. Trocar`,
  },
  newer: "Novidades no armário",
  opensAt: (level) => `A partir do nível ${level}`,
  tryOn: "Provar",
  buy: "Comprar",
  need: (coins) => plural(coins, { one: "Falta #", other: "Faltam #" }),
  wear: "Vestir",
  takeOff: "Tirar",
  about: {
    tryOn: (outfit) => `(${outfit})`,
    buy: (item) => item,
    need: (outfit) => `(${outfit})`,
    dress: (outfit) => `(${outfit})`,
  },
  isWorn: "Em uso",
  isOwned: "No seu armário",
  busy: { buying: "Comprando…", dressing: "Vestindo…", folding: "Dobrando…" },
  bought: {
    title: (item) => `${item} é para você!`,
    outfit: "Luli já está usando.",
    undo: "Desfazer",
    freeze: "Ele está pronto para um dia em que você faltar.",
  },
  more: "Mais para Luli",
  freeze: {
    name: "Protetor de sequência",
    text: "Se você faltar um dia, a sequência continua. Ele é usado automaticamente.",
    have: (count, max) => `Você tem ${count} de ${max}`,
    full: "Estoque cheio",
  },
  failures: {
    already_owned: "Já é seu",
    outfit_locked: "Seu nível é baixo demais",
    not_enough_coins: "Moedas insuficientes",
    freezes_full: "Não cabe mais um",
    not_owned: "Ainda não é seu",
    other: "Isso não funcionou",
  },
  ledger: {
    title: "Suas moedas",
    lead: (coins) =>
      plural(coins, {
        one: "# moeda, ganha em boa companhia. Moedas não são vendidas.",
        other: "# moedas, ganhas em boa companhia. Moedas não são vendidas.",
      }),
    loading: "Carregando suas moedas",
    none: "Nenhuma moeda ganha ou gasta ainda.",
    more: "Mostrar mais",
    loadingMore: "Carregando…",
    failed: "Não foi possível carregar o histórico anterior.",
    begun: "Foi aí que tudo começou.",
    entries: {
      gift: "Presente de boas-vindas",
      visit: "Visita diária",
      easy: "Tarefa fácil",
      medium: "Tarefa média",
      hard: "Tarefa difícil",
      task: "Tarefa",
      tasks: "As três tarefas",
      level: (level) => `Nível ${level}`,
      levelOf: (level, puppy) => `Nível ${level}, ${puppy}`,
      streak: (days) => `Sequência de ${days} dias`,
      achievement: "Conquista",
      purchase: "Compra",
      other: "Moedas",
    },
  },
};

export const task: WordsOf<"task"> = {
  title: "Tarefas de hoje",
  lead: "Novas tarefas chegam às 3 da manhã.",
  loading: "Carregando suas tarefas",
  view: "Ver tarefas",
  difficulties: { easy: "Fácil", medium: "Média", hard: "Difícil" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Feita",
  hint: "Fora da tela: para Luli, sua palavra basta.",
  confirm: "Já fiz",
  claim: "Resgatar",
  claiming: "Resgatando…",
  pet: "Fazer carinho",
  go: { "/chat": "Ir à conversa", "/universe": "Ir ao universo" },
  about: (title) => `: ${title}`,
  swap: "Trocar",
  swapping: "Trocando…",
  swapAbout: (title) => `“${title}”`,
  canSwap: "Não gostou de alguma? Você pode trocar uma tarefa por dia.",
  hasSwapped: "Você já usou a troca de hoje. Amanhã pode trocar de novo.",
  doneOf: (done, total) => `${done} de ${total} feitas`,
  allThree: "As três",
  claimed: (xp, coins) => `Feita. ${xp} XP e ${coins} moedas são suas.`,
  refusals: {
    task_not_done: {
      title: "Quase lá",
      text: "Esta tarefa ainda não está feita. Luli guarda sua recompensa.",
    },
    already_claimed: {
      title: "Já resgatada",
      text: "Você já tem esta recompensa, talvez por outra janela.",
    },
    not_todays_task: {
      title: "Estas são as tarefas de hoje",
      text: "Um novo dia começou, ou a tarefa foi trocada em outra janela.",
    },
    already_swapped: {
      title: "Uma troca por dia",
      text: "Você já usou a troca de hoje. Amanhã pode trocar de novo.",
    },
  },
  failed: "Isso não funcionou",
  moreCoins: {
    title: "Precisa de mais moedas?",
    text: (coins) =>
      plural(coins, {
        one: "Três pequenas tarefas por dia rendem até # moeda.",
        other: "Três pequenas tarefas por dia rendem até # moedas.",
      }),
  },
};

const TITLES: Record<TaskId, string> = {
  say_hi: "Diga oi",
  give_three_pets: "Faça 3 carinhos",
  visit_universe: "Visite o universo",
  send_five_messages: "Envie 5 mensagens",
  ask_a_question: "Faça uma pergunta a Luli",
  chat_with_another: "Converse com outra variante",
  message_a_friend: "Escreva para alguém querido",
  walk_ten_minutes: "Caminhe 10 minutos",
  tidy_one_thing: "Arrume uma coisa",
  three_good_things: "Escreva três coisas boas",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
