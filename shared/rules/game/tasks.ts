// The tasks of a day: one easy, one medium, one hard, chosen by user and date (product.md, Daily tasks).
import { DIFFICULTIES, type Difficulty, type TaskId } from "../../contracts/game/task.ts";
import type { Day } from "../days.ts";

/** The day's actions that tasks ask for. */
export type DayDeeds = {
  messages: number;
  questions: number;
  pets: number;
  universeVisits: number;
  otherVariantMessages: number;
};

/** `of` null: off-screen, the user confirms it. */
type Task = { title: string; of: keyof DayDeeds | null; target: number };

const EASY = {
  say_hi: { title: "Say hi", of: "messages", target: 1 },
  give_three_pets: { title: "Give 3 pets", of: "pets", target: 3 },
  visit_universe: { title: "Visit the universe", of: "universeVisits", target: 1 },
} as const;
const MEDIUM = {
  send_five_messages: { title: "Send 5 messages", of: "messages", target: 5 },
  ask_a_question: { title: "Ask Luli a question", of: "questions", target: 1 },
  chat_with_another: {
    title: "Chat with another variant",
    of: "otherVariantMessages",
    target: 1,
  },
} as const;
const HARD = {
  message_a_friend: { title: "Message a friend", of: null, target: 1 },
  walk_ten_minutes: { title: "Walk 10 minutes", of: null, target: 1 },
  tidy_one_thing: { title: "Tidy one thing", of: null, target: 1 },
  three_good_things: { title: "Write three good things", of: null, target: 1 },
} as const;

export const TASKS: Record<TaskId, Task> = { ...EASY, ...MEDIUM, ...HARD };

const LISTS: Record<Difficulty, readonly TaskId[]> = {
  easy: Object.keys(EASY) as TaskId[],
  medium: Object.keys(MEDIUM) as TaskId[],
  hard: Object.keys(HARD) as TaskId[],
};

export const TASK_REWARDS: Record<Difficulty, { xp: number; coins: number }> = {
  easy: { xp: 20, coins: 10 },
  medium: { xp: 30, coins: 20 },
  hard: { xp: 50, coins: 30 },
};
export const ALL_TASKS_REWARD = { xp: 50, coins: 20 } as const;

/** FNV-1a: spreads users and days evenly, the same in every engine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/** A swap takes the next task of the list, so that swapping cannot reach a favourite. */
export function chooseTask(
  userId: string,
  day: Day,
  difficulty: Difficulty,
  swapped: Difficulty | null,
): TaskId {
  const list = LISTS[difficulty];
  const at = hash(`${userId}/${day}/${difficulty}`) + (swapped === difficulty ? 1 : 0);
  return list[at % list.length]!;
}

export const chooseTasks = (userId: string, day: Day, swapped: Difficulty | null) =>
  DIFFICULTIES.map((difficulty) => ({
    difficulty,
    id: chooseTask(userId, day, difficulty, swapped),
  }));

export function taskProgress(id: TaskId, deeds: DayDeeds): number {
  const { of, target } = TASKS[id];
  return of === null ? 0 : Math.min(target, deeds[of]);
}

/** Off-screen tasks can be claimed at any time. */
export const isTaskDone = (id: TaskId, deeds: DayDeeds): boolean =>
  TASKS[id].of === null || taskProgress(id, deeds) >= TASKS[id].target;
