// The day's tasks by name.
import type { TaskId } from "../../../shared/contracts/game/task.ts";
import { TASKS } from "../../../shared/rules/game/tasks.ts";
import { english } from "./words.ts";

export const taskNames = english("tasks", {
  title: (id: TaskId): string => TASKS[id].title,
});
