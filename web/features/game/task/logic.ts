// Pure logic of the task list.
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import type { Task, TaskId } from "../../../../shared/contracts/game/task.ts";
import { ALL_TASKS_REWARD, TASK_REWARDS } from "../../../../shared/rules/game/tasks.ts";
import { byId } from "../../../lib/by-id.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { wordsOf } from "../../../lib/words/words.ts";
import { taskWords } from "./words.ts";

/** Sums a day's rewards. */
export const MOST_COINS = Object.values(TASK_REWARDS).reduce<number>(
  (sum, { coins }) => sum + coins,
  ALL_TASKS_REWARD.coins,
);

const CHAT = { kind: "go", to: "/chat" } as const;
const UNIVERSE = { kind: "go", to: "/universe" } as const;

/** Tasks of petting are done in the list itself. */
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
  /** An off-screen task is done when the person says so. */
  | { kind: "confirm" }
  | { kind: "claim" }
  | { kind: "pet" }
  | { kind: "go"; to: "/chat" | "/universe" };

export function stepOf(task: Task): TaskStep {
  if (task.is_claimed) return { kind: "claimed" };
  if (task.is_claimable && !task.is_self_confirmed) return { kind: "claim" };
  return hasWay(task.id) ? WAYS[task.id] : { kind: "confirm" };
}

/** A task that is done can be claimed but not swapped. */
export const canSwap = (task: Task): boolean =>
  !task.is_claimed && (task.is_self_confirmed || !task.is_claimable);

/** The gain of a claim, for screen readers. */
export function sayClaimed({ xp, coins }: Rewards): string {
  const sum = coins.reduce((total, { amount }) => total + amount, 0);
  return wordsOf(taskWords).claimed(xp, sum);
}

type Failure = { title: string; text: string; tone?: "info" };

/** Any failure but a refusal shows the server's own sentence. */
export function describeTaskFailure(error: Error): Failure {
  const { refusals, failed } = wordsOf(taskWords);
  const refusal = isHttpError(error) ? byId<Failure | null>(refusals, error.code, null) : null;
  return refusal ? { ...refusal, tone: "info" } : { title: failed, text: error.message };
}
