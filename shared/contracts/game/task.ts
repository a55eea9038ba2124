// Today's tasks: `GET /api/tasks`, `POST /api/tasks/:id/claim`, `POST /api/tasks/swap`.
import * as v from "valibot";
import type { Rewards } from "./rewards.ts";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const TASK_IDS = [
  "say_hi",
  "give_three_pets",
  "visit_universe",
  "send_five_messages",
  "ask_a_question",
  "chat_with_another",
  "message_a_friend",
  "walk_ten_minutes",
  "tidy_one_thing",
  "three_good_things",
] as const;
export type TaskId = (typeof TASK_IDS)[number];

export type Task = {
  id: TaskId;
  difficulty: Difficulty;
  title: string;
  /** XP as it will be given, doubled for subscribers. */
  xp: number;
  coins: number;
  progress: number;
  target: number;
  /** Off-screen: the user confirms it by claiming. */
  is_self_confirmed: boolean;
  is_claimable: boolean;
  is_claimed: boolean;
};

export type Tasks = {
  /** The user's day, YYYY-MM-DD. */
  day: string;
  tasks: Task[];
  can_swap: boolean;
  /** For all three. */
  bonus: { xp: number; coins: number; is_given: boolean };
};

export const swapRequest = v.strictObject({ task: v.picklist(TASK_IDS) });

export type TasksAnswer = { tasks: Tasks; rewards: Rewards };
