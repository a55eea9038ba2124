// Today's tasks, as the user has them.
import { DIFFICULTIES, type Tasks } from "../../../shared/contracts/game/task.ts";
import { viewDay } from "../../rules/view.ts";
import { xpMultiplier } from "../../../shared/rules/plan.ts";
import {
  ALL_TASKS_REWARD,
  chooseTasks,
  isTaskDone,
  TASK_REWARDS,
  taskProgress,
  TASKS,
} from "../../../shared/rules/game/tasks.ts";
import type { Game } from "../service.ts";

export function toTasks({ state, setting }: Pick<Game, "state" | "setting">): Tasks {
  const day = viewDay(state, setting);
  const boost = xpMultiplier(setting.plan);
  const tasks = chooseTasks(state.userId, day.day, day.swapped).map(({ id, difficulty }) => {
    const { title, of, target } = TASKS[id];
    const isClaimed = day.claimed.includes(difficulty);
    return {
      id,
      difficulty,
      title,
      xp: boost * TASK_REWARDS[difficulty].xp,
      coins: TASK_REWARDS[difficulty].coins,
      progress: isClaimed ? target : taskProgress(id, day),
      target,
      is_self_confirmed: of === null,
      is_claimable: !isClaimed && isTaskDone(id, day),
      is_claimed: isClaimed,
    };
  });
  const isAllClaimed = day.claimed.length === DIFFICULTIES.length;
  return {
    day: day.day,
    tasks,
    can_swap: day.swapped === null && !isAllClaimed,
    bonus: {
      xp: boost * ALL_TASKS_REWARD.xp,
      coins: ALL_TASKS_REWARD.coins,
      is_given: isAllClaimed,
    },
  };
}
