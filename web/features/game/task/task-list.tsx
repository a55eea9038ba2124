import { useSuspenseQuery } from "@tanstack/react-query";
import { Shuffle } from "lucide-react";
import { useState } from "react";
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import type { Task } from "../../../../shared/contracts/game/task.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { AllTasks } from "./all-tasks.tsx";
import { tasksQuery, useTaskActions } from "./data.ts";
import { canSwap, describeTaskFailure, sayClaimed } from "./logic.ts";
import { TaskRow } from "./task-row.tsx";
import { taskWords } from "./words.ts";
import "./task.css";

type TaskListProps = {
  /** The dashboard shows only the next tasks. */
  isBrief?: boolean;
  onPet: () => void;
  onClaimed: (rewards: Rewards) => void;
  onSwapped: (rewards: Rewards) => void;
};

/** The day's three tasks, each with its reward and next action; below them the bonus for all three. */
export function TaskList({ isBrief = false, onPet, onClaimed, onSwapped }: TaskListProps) {
  const { data } = useSuspenseQuery(tasksQuery);
  const words = useWords(taskWords);
  const [said, setSaid] = useState("");
  const { claim, swap } = useTaskActions({
    onClaimed: (rewards) => {
      setSaid(sayClaimed(rewards));
      onClaimed(rewards);
    },
    onSwapped,
  });
  /** The failure belongs to a place in the list: its task may have changed by then. */
  const [failed, setFailed] = useState<{ at: Task["difficulty"]; error: Error } | null>(null);
  const act = (action: typeof claim, { id, difficulty: at }: Task) => {
    setFailed(null);
    action.mutate(id, { onError: (error) => setFailed({ at, error }) });
  };
  return (
    <>
      <ul className={isBrief ? "tasks tasks-brief" : "tasks"}>
        {data.tasks.map((task) => (
          <TaskRow
            key={task.difficulty}
            task={task}
            isClaiming={claim.isPending && claim.variables === task.id}
            isSwapping={swap.isPending && swap.variables === task.id}
            failure={failed?.at === task.difficulty ? describeTaskFailure(failed.error) : null}
            onPet={onPet}
            onClaim={() => act(claim, task)}
            onSwap={!isBrief && data.can_swap && canSwap(task) ? () => act(swap, task) : undefined}
          />
        ))}
      </ul>
      {isBrief ? null : (
        <>
          <AllTasks tasks={data} />
          <p className="tasks-note">
            <Icon of={Shuffle} />
            {data.can_swap ? words.canSwap : words.hasSwapped}
          </p>
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
