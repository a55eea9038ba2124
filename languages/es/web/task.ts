import { formatNumber, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const task: WordsOf<"task"> = {
  title: "Tareas de hoy",
  lead: "Llegan nuevas a las 3 de la mañana.",
  loading: "Cargando tus tareas",
  view: "Ver tareas",
  difficulties: { easy: "Fácil", medium: "Media", hard: "Difícil" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "Hecha",
  hint: "Sin pantalla. A Luli le basta tu palabra.",
  confirm: "Ya lo hice",
  claim: "Recoger",
  claiming: "Recogiendo…",
  pet: "Acariciar",
  go: { "/chat": "Ir al chat", "/universe": "Ir al universo" },
  about: (title) => `: ${title}`,
  swap: "Cambiar",
  swapping: "Cambiando…",
  swapAbout: (title) => `«${title}»`,
  canSwap: "¿Hoy una no te va? Puedes cambiar una tarea al día.",
  hasSwapped: "Un cambio al día. Mañana puedes cambiar otra vez.",
  doneOf: (done, total) => `${done} de ${total} hechas`,
  allThree: "Las tres",
  claimed: (xp, coins) => `Hecha. ${xp} XP y ${coins} monedas son tuyas.`,
  refusals: {
    task_not_done: {
      title: "Ya casi",
      text: "Esta aún no está hecha. Luli te guarda la recompensa.",
    },
    already_claimed: {
      title: "Ya es tuya",
      text: "Recogiste esta recompensa hace un momento, quizá en otra ventana.",
    },
    not_todays_task: {
      title: "Estas son las tareas de hoy",
      text: "Empezó un nuevo día, o la tarea se cambió en otra ventana.",
    },
    already_swapped: {
      title: "Un cambio al día",
      text: "Hoy ya cambiaste una tarea. Mañana puedes otra vez.",
    },
  },
  failed: "Eso no funcionó",
  moreCoins: {
    title: "¿Necesitas más monedas?",
    text: (coins) =>
      plural(coins, {
        one: "Tres tareas pequeñas al día dan hasta # moneda. A Luli le gustan todas.",
        other: "Tres tareas pequeñas al día dan hasta # monedas. A Luli le gustan todas.",
      }),
  },
};
