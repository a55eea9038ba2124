// Today's tasks: GET /api/tasks, their claims and the one swap.
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Rewards, TasksAnswer } from "../../../../shared/contracts/game/rewards.ts";
import type { TaskId } from "../../../../shared/contracts/game/task.ts";
import { GAME } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";

export const tasksQuery = queryOptions({
  queryKey: [GAME, "tasks"],
  queryFn: ({ signal }) => call("GET /api/tasks", { signal }),
  // The day may have changed, and tasks are done elsewhere.
  staleTime: 0,
  // An offline failure is shown at once, with a way to try again.
  networkMode: "always",
});

type Listeners = { onClaimed: (rewards: Rewards) => void; onSwapped: (rewards: Rewards) => void };

/** Callers receive the answer and the rewards. */
export function useTaskActions({ onClaimed, onSwapped }: Listeners) {
  const queryClient = useQueryClient();
  const remember = ({ tasks }: TasksAnswer) => queryClient.setQueryData(tasksQuery.queryKey, tasks);
  const shared = {
    meta: { isAtField: () => true },
    networkMode: "always",
    // A refusal means that the tasks have changed.
    onError: () => void queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey }),
  } as const;
  const claim = useMutation({
    mutationFn: (task: TaskId) => call("POST /api/tasks/:id/claim", { params: { id: task } }),
    onSuccess: (answer) => {
      remember(answer);
      onClaimed(answer.rewards);
    },
    ...shared,
  });
  const swap = useMutation({
    mutationFn: (task: TaskId) => call("POST /api/tasks/swap", { body: { task } }),
    onSuccess: (answer) => {
      remember(answer);
      onSwapped(answer.rewards);
    },
    ...shared,
  });
  return { claim, swap };
}
