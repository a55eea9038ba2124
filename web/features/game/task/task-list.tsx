import { useSuspenseQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import Shuffle from "lucide-react/icons/shuffle";
import { useState } from "react";
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";
import type { Task, Tasks } from "../../../../shared/contracts/game/task.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Icon, PawIcon } from "../../../ui/icons.tsx";
import { Coins } from "../coins.tsx";
import { tasksQuery, useTaskActions } from "./data.ts";
import { canSwap, describeTaskFailure, sayClaimed } from "./logic.ts";
import { TaskRow } from "./task-row.tsx";
import { taskWords } from "./words.ts";
import "./task.css";
import { Chip } from "../../../ui/chip.tsx";

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

/** The bonus for all three tasks, and how many of them are done. */
function AllTasks({ tasks: { tasks, bonus } }: { tasks: Tasks }) {
  const words = useWords(taskWords);
  const claimed = tasks.filter(({ is_claimed }) => is_claimed).length;
  return (
    <div className="all-tasks">
      <p className="flex gap-1">
        {tasks.map(({ difficulty }, at) => (
          <span key={difficulty} className={at < claimed ? undefined : "opacity-30"}>
            <PawIcon />
          </span>
        ))}
        <span className="sr-only">{words.doneOf(claimed, tasks.length)}</span>
      </p>
      <p className="all-tasks-text">
        <b>{words.allThree}</b>
        <span>{words.xp(bonus.xp)}</span>
        <Coins count={bonus.coins} />
      </p>
      {bonus.is_given ? (
        <Chip tone="ok" className="task-done">
          <Icon of={Check} />
          {words.done}
        </Chip>
      ) : null}
    </div>
  );
}
