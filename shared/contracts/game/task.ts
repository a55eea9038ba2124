// Today's tasks: `GET /api/tasks`, `POST /api/tasks/:id/claim`, `POST /api/tasks/swap`.
import * as v from "valibot";

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

export const task = v.strictObject({
  id: v.picklist(TASK_IDS),
  difficulty: v.picklist(DIFFICULTIES),
  title: v.string(),
  /** XP as it will be given, doubled for subscribers. */
  xp: v.number(),
  coins: v.number(),
  progress: v.number(),
  target: v.number(),
  /** Off-screen: the user confirms it by claiming. */
  is_self_confirmed: v.boolean(),
  is_claimable: v.boolean(),
  is_claimed: v.boolean(),
});
export type Task = v.InferOutput<typeof task>;

export const tasks = v.strictObject({
  /** The user's day, YYYY-MM-DD. */
  day: v.string(),
  tasks: v.array(task),
  can_swap: v.boolean(),
  /** For all three. */
  bonus: v.strictObject({
    xp: v.number(),
    coins: v.number(),
    is_given: v.boolean(),
  }),
});
export type Tasks = v.InferOutput<typeof tasks>;
