// GET /api/tasks, POST /api/tasks/:id/claim, /api/tasks/swap
import { Hono } from "hono";
import {
  swapRequest,
  TASK_IDS,
  type Tasks,
  type TasksAnswer,
} from "../../../shared/contracts/task.ts";
import type { Action } from "../../../shared/rules/game/actions.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { notFound } from "../../http/errors.ts";
import { act, type GrowthContext, readGrowth } from "../service.ts";
import { emptyRequest, readBody } from "../../http/read-body.ts";
import { toTasks } from "./service.ts";

export function taskRoutes(context: GrowthContext, verify: VerifyToken) {
  const answer = async (userId: string, action: Action): Promise<TasksAnswer> => {
    const { growth, rewards } = await act(context, userId, action);
    return { tasks: toTasks(growth), rewards };
  };
  return new Hono()
    .get("/api/tasks", requireUser(verify), async (c) => {
      c.header("cache-control", "no-store");
      return c.json<Tasks>(toTasks(await readGrowth(context, c.var.userId)));
    })
    .post("/api/tasks/swap", requireUser(verify), async (c) => {
      const { task } = await readBody(c, swapRequest);
      return c.json(await answer(c.var.userId, { type: "swap", task }));
    })
    .post("/api/tasks/:id/claim", requireUser(verify), async (c) => {
      const task = TASK_IDS.find((id) => id === c.req.param("id"));
      if (!task) throw notFound();
      await readBody(c, emptyRequest);
      return c.json(await answer(c.var.userId, { type: "claim", task }));
    });
}
