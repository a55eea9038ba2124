// The words of today's tasks.
import type { Rewards } from "../../../shared/contracts/rewards.ts";
import type { Difficulty, Task, TaskId } from "../../../shared/contracts/task.ts";
import { ALL_TASKS_REWARD, TASK_REWARDS } from "../../../shared/rules/tasks.ts";
import { isHttpError } from "../../lib/http-error.ts";

/** All that a day's tasks give. */
export const MOST_COINS = Object.values(TASK_REWARDS).reduce<number>(
  (sum, { coins }) => sum + coins,
  ALL_TASKS_REWARD.coins,
);

export const DIFFICULTY_NAMES: Record<Difficulty, string> = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
};

const CHAT = { kind: "go", to: "/chat", label: "Go to chat" } as const;
const UNIVERSE = { kind: "go", to: "/universe", label: "Go to universe" } as const;

/** Pets are given where the tasks are seen. */
const WAYS = {
  say_hi: CHAT,
  give_three_pets: { kind: "pet" },
  visit_universe: UNIVERSE,
  send_five_messages: CHAT,
  ask_a_question: CHAT,
  chat_with_another: UNIVERSE,
} as const satisfies Partial<Record<TaskId, object>>;

const hasWay = (id: TaskId): id is keyof typeof WAYS => id in WAYS;

export type TaskStep =
  | { kind: "claimed" }
  /** Off-screen: the person says so, and is believed. */
  | { kind: "confirm" }
  | { kind: "claim" }
  | { kind: "pet" }
  | { kind: "go"; to: "/chat" | "/universe"; label: string };

export function stepOf(task: Task): TaskStep {
  if (task.is_claimed) return { kind: "claimed" };
  if (task.is_claimable && !task.is_self_confirmed) return { kind: "claim" };
  return hasWay(task.id) ? WAYS[task.id] : { kind: "confirm" };
}

/** What is done is claimed, not swapped away. */
export const canSwap = (task: Task): boolean =>
  !task.is_claimed && (task.is_self_confirmed || !task.is_claimable);

/** For readers, what a claim has brought. */
export function sayClaimed({ xp, coins }: Rewards): string {
  const sum = coins.reduce((total, { amount }) => total + amount, 0);
  return `Done. ${xp} XP and ${sum} coins are yours.`;
}

type Failure = { title: string; text: string; tone?: "info" };

const REFUSALS: Record<string, Failure> = {
  task_not_done: {
    title: "Almost there",
    text: "This one is not done yet. Luli keeps the reward for you.",
    tone: "info",
  },
  already_claimed: {
    title: "It is yours already",
    text: "You took this reward a moment ago, perhaps in another window.",
    tone: "info",
  },
  not_todays_task: {
    title: "Here are today’s tasks",
    text: "A new day began, or the task was swapped in another window.",
    tone: "info",
  },
  already_swapped: {
    title: "One swap a day",
    text: "You have swapped a task today. Tomorrow you can again.",
    tone: "info",
  },
};

/** Everything but a refusal is a failure in the server's own words. */
export const describeTaskFailure = (error: Error): Failure =>
  (isHttpError(error) ? REFUSALS[error.code] : undefined) ?? {
    title: "That did not work",
    text: error.message,
  };

/** At a glance. */
export function sayState(task: Task): string {
  if (task.is_claimed) return "Done";
  if (task.is_self_confirmed) return "Off-screen";
  return task.is_claimable ? "Claim it" : `${task.progress}/${task.target}`;
}
