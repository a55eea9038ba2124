// The toast for rewards: one message, however many there are. XP alone is no news.
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import { VARIANTS } from "../../../../shared/rules/game/variants.ts";
import { achievementNames } from "../../../lib/words/achievement-words.ts";
import { taskNames } from "../../../lib/words/task-words.ts";
import { type Translated, wordsOf } from "../../../lib/words/words.ts";
import { rewardsWords } from "./words.ts";

/** `line` is the text below a title: the greatest news is the title, the others are lines. */
type News = { title: string; text: string; line: string };

type RewardsMessage = {
  title: string;
  text: string;
  /** The tone is info while a done task's reward is still to be claimed. */
  tone: "reward" | "info";
  coins?: number;
  sound: "unlock" | "levelup" | "coin" | null;
};

type Words = Translated<typeof rewardsWords>;

const tellUnlocks = ({ unlocks }: Rewards, words: Words): News[] =>
  unlocks.length === 0 ? [] : [words.unlocks(unlocks.map((variant) => VARIANTS[variant].name))];

/** Several levels at once announce only the last. */
function tellLevels({ level_ups, puppy }: Rewards, words: Words): News[] {
  const levels = new Map(level_ups.map(({ variant, level }) => [variant, level]));
  return [...levels].map(([variant, level]) =>
    words.level(variant === puppy.variant ? puppy.name : VARIANTS[variant].name, level),
  );
}

function tellAchievements({ achievements }: Rewards, words: Words): News[] {
  const { name, deed } = wordsOf(achievementNames);
  const [first, ...others] = achievements;
  if (!first) return [];
  return others.length === 0
    ? [words.achievement(name(first), deed(first))]
    : [words.achievements(achievements.map(name))];
}

const tellAllTasks = ({ coins }: Rewards, words: Words): News[] =>
  coins.some(({ source }) => source === "tasks") ? [words.allTasks] : [];

function tellStreak(rewards: Rewards, words: Words): News[] {
  const { streak_days: days, freezes_used: freezes } = rewards;
  if (rewards.is_streak_won_back) return [words.streakBack(days)];
  const hasPrize = rewards.coins.some(({ source }) => source === "streak");
  return [
    ...(hasPrize ? [words.streakPrize(days)] : []),
    ...(freezes > 0 ? [words.streakKept(freezes)] : []),
  ];
}

const tellTasks = ({ tasks_done }: Rewards, words: Words): News[] =>
  tasks_done.length === 0 ? [] : [words.tasks(tasks_done.map(wordsOf(taskNames).title))];

/** Null when there is no news. */
export function describeRewards(rewards: Rewards): RewardsMessage | null {
  const words = wordsOf(rewardsWords);
  const won = [tellUnlocks, tellLevels, tellStreak, tellAllTasks, tellAchievements].flatMap(
    (tell) => tell(rewards, words),
  );
  const [first, ...others] = [...won, ...tellTasks(rewards, words)];
  if (!first) return null;
  const coins = rewards.coins.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return {
    title: first.title,
    text: others.length === 0 ? first.text : words.together(others.map(({ line }) => line)),
    ...(won.length === 0
      ? { tone: "info", sound: null }
      : { tone: "reward", coins, sound: soundOf(rewards) }),
  };
}

function soundOf({ unlocks, level_ups }: Rewards): RewardsMessage["sound"] {
  if (unlocks.length > 0) return "unlock";
  return level_ups.length > 0 ? "levelup" : "coin";
}
