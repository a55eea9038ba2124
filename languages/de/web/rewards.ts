import { formatList, plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `${who} ist da!`, other: `${who} sind da!` }),
      text: "Sag Hallo im Universum.",
      line: plural(names.length, { one: `${who} ist da.`, other: `${who} sind da.` }),
    };
  },
  level: (name, level) => ({
    title: `${name} hat Level ${level} erreicht!`,
    text: "Eure gemeinsame Zeit zahlt sich aus.",
    line: `${name} hat Level ${level} erreicht.`,
  }),
  achievement: (name, deed) => ({
    title: `Neuer Erfolg: ${name}`,
    text: `${deed}.`,
    line: `Neuer Erfolg: ${name}.`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# neuer Erfolg", other: "# neue Erfolge" }),
      text: `${list}.`,
      line: `Neue Erfolge: ${list}.`,
    };
  },
  allTasks: {
    title: "Alle drei Aufgaben geschafft!",
    text: "Ein guter Tag. Luli ist beeindruckt.",
    line: "Alle drei Aufgaben geschafft.",
  },
  streakBack: (days) => {
    const inARow = plural(days, { one: "# Tag in Folge", other: "# Tage in Folge" });
    return {
      title: "Deine Serie ist zurück!",
      text: `${inARow}, als wäre nichts gewesen.`,
      line: `Deine Serie ist zurück: ${inARow}.`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { one: "# Tag in Folge", other: "# Tage in Folge" });
    return {
      title: `${inARow}!`,
      text: "Luli hat für jeden einzelnen gewedelt.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes) => ({
    title: "Deine Serie ist sicher",
    text: plural(freezes, {
      one: "Ein Schutztag hat deinen freien Tag überbrückt.",
      other: "# Schutztage haben deine freien Tage überbrückt.",
    }),
    line: plural(freezes, {
      one: "Ein Schutztag hat deine Serie gehalten.",
      other: "# Schutztage haben deine Serie gehalten.",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, {
        one: `Aufgabe geschafft: ${list}`,
        other: `Aufgaben geschafft: ${list}`,
      }),
      text: "Die Belohnung wartet bei den Aufgaben von heute.",
      line: plural(titles.length, {
        one: `Aufgabe geschafft: ${list}.`,
        other: `Aufgaben geschafft: ${list}.`,
      }),
    };
  },
  together: (lines) => lines.join(" "),
};
