// Today's tasks.
import type { TasksAnswer } from "../../../shared/contracts/game/rewards.ts";
import type { Action } from "../../rules/growing/actions.ts";
import type { Route } from "../../http/route.ts";
import { act, type GameContext, readGame } from "../service.ts";
import { toTasks } from "./service.ts";

export function taskRoutes(route: Route, context: GameContext): void {
  const answer = async (userId: string, action: Action): Promise<TasksAnswer> => {
    const { game, rewards } = await act(context, userId, action);
    return { tasks: toTasks(game), rewards };
  };
  route("GET /api/tasks", async ({ userId }) => toTasks(await readGame(context, userId)));
  route("POST /api/tasks/swap", async ({ userId, body: { task } }) =>
    answer(userId, { type: "swap", task }),
  );
  route("POST /api/tasks/:id/claim", async ({ userId, params: { id: task } }) =>
    answer(userId, { type: "claim", task }),
  );
}
