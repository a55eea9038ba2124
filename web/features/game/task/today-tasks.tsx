import { useSuspenseQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { taskNames } from "../../../lib/words/task-words.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { tasksQuery } from "./data.ts";
import { sayState } from "./logic.ts";
import { TaskIcon } from "./task-icon.tsx";
import { taskWords } from "./words.ts";
import "./task.css";

/** The day's three at a glance; they are done and claimed in the dialog. */
export function TodayTasks({ onViewTasks }: { onViewTasks: () => void }) {
  const { data } = useSuspenseQuery(tasksQuery);
  const words = useWords(taskWords);
  const { title } = useWords(taskNames);
  return (
    <>
      <ul className="today-tasks">
        {data.tasks.map((task) => (
          <li key={task.difficulty}>
            <TaskIcon id={task.id} difficulty={task.difficulty} />
            <span className="today-title">{title(task.id)}</span>
            <span className={task.is_claimed ? "today-state is-done" : "today-state"}>
              {task.is_claimed ? <Icon of={Check} /> : null}
              {sayState(task, words)}
            </span>
          </li>
        ))}
      </ul>
      <Button kind="soft" onClick={onViewTasks}>
        {words.view}
      </Button>
    </>
  );
}
