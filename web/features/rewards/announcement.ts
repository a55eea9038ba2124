// What is said of rewards: one message, however many there are. XP alone is no news.
import type { Rewards } from "../../../shared/contracts/rewards.ts";
import { ACHIEVEMENTS } from "../../../shared/rules/achievements.ts";
import { TASKS } from "../../../shared/rules/tasks.ts";
import { VARIANTS } from "../../../shared/rules/variants.ts";

/** `line` says it in company: the greatest news is the title, the others are lines below it. */
type News = { title: string; text: string; line: string };

export type RewardsMessage = {
  title: string;
  text: string;
  /** Info: a task is done, and its reward is still to be taken. */
  tone: "reward" | "info";
  coins?: number;
  sound: "unlock" | "levelup" | "coin" | null;
};

const listFormat = new Intl.ListFormat("en-US", { type: "conjunction" });
const join = (names: string[]) => listFormat.format(names);

function tellUnlocks({ unlocks }: Rewards): News[] {
  if (unlocks.length === 0) return [];
  const names = join(unlocks.map((variant) => VARIANTS[variant].name));
  const verb = unlocks.length === 1 ? "is" : "are";
  return [
    {
      title: `${names} ${verb} here!`,
      text: "Say hello in the universe.",
      line: `${names} ${verb} here.`,
    },
  ];
}

/** Of several levels at once only the last is told. */
function tellLevels({ level_ups, puppy }: Rewards): News[] {
  const levels = new Map(level_ups.map(({ variant, level }) => [variant, level]));
  return [...levels].map(([variant, level]) => {
    const name = variant === puppy.variant ? puppy.name : VARIANTS[variant].name;
    return {
      title: `${name} reached level ${level}!`,
      text: "All that time together shows.",
      line: `${name} reached level ${level}.`,
    };
  });
}

function tellAchievements({ achievements }: Rewards): News[] {
  const [first, ...others] = achievements.map((id) => ACHIEVEMENTS[id]);
  if (!first) return [];
  if (others.length === 0) {
    const title = `New achievement: ${first.name}`;
    return [{ title, text: `For ${first.deed}.`, line: `${title}.` }];
  }
  const names = join([first, ...others].map(({ name }) => name));
  return [
    {
      title: `${others.length + 1} new achievements`,
      text: `${names}.`,
      line: `New achievements: ${names}.`,
    },
  ];
}

function tellAllTasks({ coins }: Rewards): News[] {
  if (!coins.some(({ source }) => source === "tasks")) return [];
  const title = "All three tasks done!";
  return [{ title, text: "A good day’s work. Luli is impressed.", line: "All three tasks done." }];
}

function tellStreak(rewards: Rewards): News[] {
  const { streak_days: days, freezes_used: freezes } = rewards;
  const inARow = `${days} days in a row`;
  if (rewards.is_streak_won_back) {
    return [
      {
        title: "Your streak is back!",
        text: `${inARow}, as if nothing had happened.`,
        line: `Your streak is back: ${inARow}.`,
      },
    ];
  }
  const kept: News = {
    title: "Your streak is safe",
    text:
      freezes === 1
        ? "A freeze covered the day you were away."
        : `${freezes} freezes covered the days you were away.`,
    line: freezes === 1 ? "A freeze kept your streak." : `${freezes} freezes kept your streak.`,
  };
  const prize: News = {
    title: `${inARow}!`,
    text: "Luli wagged for every single one.",
    line: `${inARow}.`,
  };
  const hasPrize = rewards.coins.some(({ source }) => source === "streak");
  return [...(hasPrize ? [prize] : []), ...(freezes > 0 ? [kept] : [])];
}

function tellTasks({ tasks_done }: Rewards): News[] {
  const titles = tasks_done.map((id) => TASKS[id].title);
  if (titles.length === 0) return [];
  const title = `${titles.length === 1 ? "Task" : "Tasks"} done: ${join(titles)}`;
  return [{ title, text: "The reward waits in today’s tasks.", line: `${title}.` }];
}

/** Null when there is nothing to tell. */
export function describeRewards(rewards: Rewards): RewardsMessage | null {
  const won = [tellUnlocks, tellLevels, tellStreak, tellAllTasks, tellAchievements].flatMap(
    (tell) => tell(rewards),
  );
  const [first, ...others] = [...won, ...tellTasks(rewards)];
  if (!first) return null;
  const coins = rewards.coins.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return {
    title: first.title,
    text: others.length === 0 ? first.text : others.map(({ line }) => line).join(" "),
    ...(won.length === 0
      ? { tone: "info", sound: null }
      : { tone: "reward", coins, sound: soundOf(rewards) }),
  };
}

function soundOf({ unlocks, level_ups }: Rewards): RewardsMessage["sound"] {
  if (unlocks.length > 0) return "unlock";
  return level_ups.length > 0 ? "levelup" : "coin";
}
