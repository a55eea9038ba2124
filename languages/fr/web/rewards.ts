import { formatList, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `${who} est là !`, other: `${who} sont là !` }),
      text: "Dis bonjour dans l’univers.",
      line: plural(names.length, { one: `${who} est là.`, other: `${who} sont là.` }),
    };
  },
  level: (name, level) => ({
    title: `${name} passe au niveau ${level} !`,
    text: "Tout ce temps ensemble, ça se voit.",
    line: `${name} passe au niveau ${level}.`,
  }),
  achievement: (name, deed) => ({
    title: `Nouveau succès : ${name}`,
    text: `${deed}.`,
    line: `Nouveau succès : ${name}.`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# nouveau succès", other: "# nouveaux succès" }),
      text: `${list}.`,
      line: `Nouveaux succès : ${list}.`,
    };
  },
  allTasks: {
    title: "Les trois missions sont faites !",
    text: "Belle journée. Luli n’en revient pas.",
    line: "Les trois missions sont faites.",
  },
  streakBack: (days) => {
    const inARow = plural(days, { one: "# jour d’affilée", other: "# jours d’affilée" });
    return {
      title: "Ta série est de retour !",
      text: `${inARow}, comme si de rien n’était.`,
      line: `Ta série est de retour : ${inARow}.`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { one: "# jour d’affilée", other: "# jours d’affilée" });
    return {
      title: `${inARow} !`,
      text: "Luli a remué la queue pour chacun.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes) => ({
    title: "Ta série est sauve",
    text: plural(freezes, {
      one: "Un gel a couvert ton jour d’absence.",
      other: "# gels ont couvert tes jours d’absence.",
    }),
    line: plural(freezes, {
      one: "Un gel a gardé ta série.",
      other: "# gels ont gardé ta série.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Mission faite : ${list}`,
        other: `Missions faites : ${list}`,
      }),
      text: "La récompense t’attend dans les missions du jour.",
      line: plural(titles.length, {
        one: `Mission faite : ${list}.`,
        other: `Missions faites : ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};
