import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import type { Dashboard } from "../../../../shared/contracts/dashboard.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Link } from "../../../ui/link.tsx";
import { dashboardWords } from "./words.tsx";
import { Fold } from "./fold.tsx";
import "./first-day.css";

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
      <ol className="first-day">
        <Step isDone={conversations > 0} done={words.done}>
          <Link to="/chat">{words.hello}</Link>
        </Step>
        <Step isDone={hasPetted} done={words.done}>
          <button type="button" onClick={onPet}>
            {words.pet(puppyName)}
          </button>
        </Step>
        <Step isDone={hasDoneTask} done={words.done}>
          <button type="button" onClick={onViewTasks}>
            {words.task}
          </button>
        </Step>
      </ol>
    </Fold>
  );
}

type StepProps = { isDone: boolean; done: string; children: ReactNode };

function Step({ isDone, done, children }: StepProps) {
  return (
    <li className={isDone ? "is-done" : undefined}>
      <span className="first-day-mark" aria-hidden="true">
        {isDone ? <Icon of={Check} /> : null}
      </span>
      {children}
      {isDone ? <span className="sr-only">{done}</span> : null}
    </li>
  );
}
