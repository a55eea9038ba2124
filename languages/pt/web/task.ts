import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const task: WordsOf<"task"> = {
  title: "Tarefas de hoje",
  lead: "Às 3 da manhã chegam novas.",
  loading: "Carregando suas tarefas",
  view: "Ver tarefas",
  difficulties: { easy: "Fácil", medium: "Média", hard: "Difícil" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Feita",
  hint: "Fora da tela. Para Luli, sua palavra basta.",
  confirm: "Já fiz",
  claim: "Resgatar",
  claiming: "Resgatando…",
  pet: "Fazer carinho",
  go: { "/chat": "Ir à conversa", "/universe": "Ir ao universo" },
  about: (title) => `: ${title}`,
  swap: "Trocar",
  swapping: "Trocando…",
  swapAbout: (title) => `“${title}”`,
  canSwap: "Uma delas não combina com hoje? Troque uma tarefa por dia.",
  hasSwapped: "Uma troca por dia. Amanhã você pode trocar de novo.",
  doneOf: (done, total) => `${done} de ${total} feitas`,
  allThree: "As três",
  claimed: (xp, coins) => `Feita. ${xp} XP e ${coins} moedas são suas.`,
  refusals: {
    task_not_done: {
      title: "Quase lá",
      text: "Esta ainda não está feita. Luli guarda a recompensa para você.",
    },
    already_claimed: {
      title: "Já é sua",
      text: "Você pegou esta recompensa agora mesmo, talvez em outra janela.",
    },
    not_todays_task: {
      title: "Estas são as tarefas de hoje",
      text: "Um novo dia começou, ou a tarefa foi trocada em outra janela.",
    },
    already_swapped: {
      title: "Uma troca por dia",
      text: "Você já trocou uma tarefa hoje. Amanhã pode de novo.",
    },
  },
  failed: "Isso não funcionou",
  moreCoins: {
    title: "Precisa de mais moedas?",
    text: (coins) =>
      plural(coins, {
        one: "Três pequenas tarefas por dia rendem até # moeda. Luli gosta de todas.",
        other: "Três pequenas tarefas por dia rendem até # moedas. Luli gosta de todas.",
      }),
  },
};
