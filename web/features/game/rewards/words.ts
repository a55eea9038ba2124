// What is said of rewards. `line` says the same in company, below a greater news.
import { formatList, plural } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const rewardsWords = english("rewards", {
  unlocks: (names: readonly string[]) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { one: `${who} is here!`, other: `${who} are here!` }),
      text: "Say hello in Luli’s Universe.",
      line: plural(names.length, { one: `${who} is here.`, other: `${who} are here.` }),
    };
  },
  level: (name: string, level: number) => ({
    title: `${name} reached level ${level}!`,
    text: "All that time together pays off.",
    line: `${name} reached level ${level}.`,
  }),
  achievement: (name: string, deed: string) => ({
    title: `New achievement: ${name}`,
    text: `${deed}.`,
    line: `New achievement: ${name}.`,
  }),
  achievements: (names: readonly string[]) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { one: "# new achievement", other: "# new achievements" }),
      text: `${list}.`,
      line: `New achievements: ${list}.`,
    };
  },
  allTasks: {
    title: "All three tasks done!",
    text: "A good day’s work. Luli is impressed.",
    line: "All three tasks done.",
  },
  streakBack: (days: number) => {
    const inARow = plural(days, { one: "# day in a row", other: "# days in a row" });
    return {
      title: "Your streak is back!",
      text: `${inARow}, as if nothing had happened.`,
      line: `Your streak is back: ${inARow}.`,
    };
  },
  streakPrize: (days: number) => {
    const inARow = plural(days, { one: "# day in a row", other: "# days in a row" });
    return {
      title: `${inARow}!`,
      text: "Luli wagged for every single one.",
      line: `${inARow}.`,
    };
  },
  streakKept: (freezes: number) => ({
    title: "Your streak is safe",
    text: plural(freezes, {
      one: "A freeze covered the day you were away.",
      other: "# freezes covered the days you were away.",
    }),
    line: plural(freezes, {
      one: "A freeze kept your streak.",
      other: "# freezes kept your streak.",
    }),
  }),
  tasks: (titles: readonly string[]) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, { one: `Task done: ${list}`, other: `Tasks done: ${list}` }),
      text: "Claim your reward in today’s tasks.",
      line: plural(titles.length, { one: `Task done: ${list}.`, other: `Tasks done: ${list}.` }),
    };
  },
  together: (lines: readonly string[]) => lines.join(" "),
});
