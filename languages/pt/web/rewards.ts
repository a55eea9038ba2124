import { formatList, plural } from "../../../web/lib/format.ts";
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
    text: "Dá para ver todo o tempo que vocês passam juntos.",
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
      one: "Um protetor manteve sua sequência.",
      other: "# protetores mantiveram sua sequência.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Tarefa feita: ${list}`,
        other: `Tarefas feitas: ${list}`,
      }),
      text: "A recompensa espera por você nas tarefas de hoje.",
      line: plural(titles.length, {
        one: `Tarefa feita: ${list}.`,
        other: `Tarefas feitas: ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};
