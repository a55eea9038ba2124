import { Check } from "lucide-react";
import type { Tasks } from "../../../shared/contracts/task.ts";
import { Chip } from "../../ui/chip.tsx";
import { CoinIcon, Icon, PawIcon } from "../../ui/icons.tsx";

/** What all three together give, and how many of them are done. */
export function AllTasks({ tasks: { tasks, bonus } }: { tasks: Tasks }) {
  const claimed = tasks.filter(({ is_claimed }) => is_claimed).length;
  return (
    <div className="all-tasks">
      <p className="all-tasks-paws">
        {tasks.map(({ difficulty }, at) => (
          <span key={difficulty} className={at < claimed ? "is-done" : undefined}>
            <PawIcon />
          </span>
        ))}
        <span className="sr-only">{`${claimed} of ${tasks.length} done`}</span>
      </p>
      <p className="all-tasks-text">
        <b>All three</b>
        <span>{`${bonus.xp} XP`}</span>
        <span className="task-coins">
          <CoinIcon />
          {bonus.coins} <span className="sr-only">coins</span>
        </span>
      </p>
      {bonus.is_given ? (
        <Chip tone="ok" className="task-done">
          <Icon of={Check} />
          Done
        </Chip>
      ) : null}
    </div>
  );
}
