import { Check } from "lucide-react";
import type { Tasks } from "../../../../shared/contracts/game/task.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Chip } from "../../../ui/chip.tsx";
import { CoinIcon, Icon, PawIcon } from "../../../ui/icons.tsx";
import { uiWords } from "../../../ui/words.ts";
import { taskWords } from "./words.ts";

/** The bonus for all three tasks, and how many of them are done. */
export function AllTasks({ tasks: { tasks, bonus } }: { tasks: Tasks }) {
  const words = useWords(taskWords);
  const { coinUnit } = useWords(uiWords);
  const claimed = tasks.filter(({ is_claimed }) => is_claimed).length;
  return (
    <div className="all-tasks">
      <p className="all-tasks-paws">
        {tasks.map(({ difficulty }, at) => (
          <span key={difficulty} className={at < claimed ? "is-done" : undefined}>
            <PawIcon />
          </span>
        ))}
        <span className="sr-only">{words.doneOf(claimed, tasks.length)}</span>
      </p>
      <p className="all-tasks-text">
        <b>{words.allThree}</b>
        <span>{words.xp(bonus.xp)}</span>
        <span className="task-coins">
          <CoinIcon />
          {bonus.coins} <span className="sr-only">{coinUnit(bonus.coins)}</span>
        </span>
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
