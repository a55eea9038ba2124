import { formatList, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `¡Ha llegado ${who}!`, other: `¡Han llegado ${who}!` }),
      text: "Saluda en el universo.",
      line: plural(names.length, { one: `Ha llegado ${who}.`, other: `Han llegado ${who}.` }),
    };
  },
  level: (name, level) => ({
    title: `¡${name} llegó al nivel ${level}!`,
    text: "Se nota todo el tiempo que pasan juntos.",
    line: `${name} llegó al nivel ${level}.`,
  }),
  achievement: (name, deed) => ({
    title: `Nuevo logro: ${name}`,
    text: `${deed}.`,
    line: `Nuevo logro: ${name}.`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# logro nuevo", other: "# logros nuevos" }),
      text: `${list}.`,
      line: `Nuevos logros: ${list}.`,
    };
  },
  allTasks: {
    title: "¡Las tres tareas hechas!",
    text: "Un gran día. Luli no sale de su asombro.",
    line: "Las tres tareas hechas.",
  },
  streakBack: (days) => {
    const inARow = plural(days, { one: "# día seguido", other: "# días seguidos" });
    return {
      title: "¡Tu racha ha vuelto!",
      text: `${inARow}, como si nada hubiera pasado.`,
      line: `Tu racha ha vuelto: ${inARow}.`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { one: "# día seguido", other: "# días seguidos" });
    return {
      title: `¡${inARow}!`,
      text: "Luli movió la cola por cada uno.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes) => ({
    title: "Tu racha está a salvo",
    text: plural(freezes, {
      one: "Un protector cubrió el día que faltaste.",
      other: "# protectores cubrieron los días que faltaste.",
    }),
    line: plural(freezes, {
      one: "Un protector salvó tu racha.",
      other: "# protectores salvaron tu racha.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Tarea hecha: ${list}`,
        other: `Tareas hechas: ${list}`,
      }),
      text: "La recompensa te espera en las tareas de hoy.",
      line: plural(titles.length, {
        one: `Tarea hecha: ${list}.`,
        other: `Tareas hechas: ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};
