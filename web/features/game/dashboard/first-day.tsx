import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import type { Dashboard } from "../../../../shared/contracts/dashboard.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Link } from "../../../ui/link.tsx";
import { dashboardWords } from "./words.tsx";
import { Fold } from "./fold.tsx";

type FirstDayProps = Pick<Dashboard, "conversations" | "streak" | "activity"> & {
  puppyName: string;
  onPet: () => void;
  onViewTasks: () => void;
};

/** Three steps for a new person. The line goes with the last of them, or with the day. */
export function FirstDay(props: FirstDayProps) {
  const { conversations, streak, activity, puppyName, onPet, onViewTasks } = props;
  const words = useWords(dashboardWords).firstDay;
  const hasPetted = activity.some(({ pets }) => pets > 0);
  const hasDoneTask = activity.some(({ tasks }) => tasks > 0);
  const isOver = conversations > 0 && hasPetted && hasDoneTask;
  if (isOver || streak.longest > 1 || activity.filter(({ xp }) => xp > 0).length > 1) return null;
  return (
    <Fold title={words.title}>
      <ol>
        <Step number={1} isDone={conversations > 0} done={words.done}>
          <Link to="/chat">{words.hello}</Link>
        </Step>
        <Step number={2} isDone={hasPetted} done={words.done}>
          <button type="button" onClick={onPet}>
            {words.pet(puppyName)}
          </button>
        </Step>
        <Step number={3} isDone={hasDoneTask} done={words.done}>
          <button type="button" onClick={onViewTasks}>
            {words.task}
          </button>
        </Step>
      </ol>
    </Fold>
  );
}

type StepProps = { number: number; isDone: boolean; done: string; children: ReactNode };

function Step({ number, isDone, done, children }: StepProps) {
  const tone = isDone ? "box-ok" : "box-warn";
  const link = isDone ? "text-ink-3" : "text-link *:underline";
  return (
    <li className="flex items-center gap-2.5">
      <span
        className={`grid size-7.5 flex-none place-items-center rounded-full font-display font-semibold ${tone}`}
        aria-hidden="true"
      >
        {isDone ? <Icon of={Check} className="size-4.5" /> : number}
      </span>
      <span
        className={`*:inline-flex *:min-h-11 *:items-center *:text-start *:font-semibold *:underline-offset-3 ${link}`}
      >
        {children}
      </span>
      {isDone ? <span className="sr-only">{done}</span> : null}
    </li>
  );
}
