import { useSuspenseQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { tasksQuery } from "./data.ts";
import { sayState } from "./logic.ts";
import { TaskIcon } from "./task-icon.tsx";
import "./task.css";

/** The day's three at a glance; they are done and claimed in the dialog. */
export function TodayTasks({ onViewTasks }: { onViewTasks: () => void }) {
  const { data } = useSuspenseQuery(tasksQuery);
  return (
    <>
      <ul className="today-tasks">
        {data.tasks.map((task) => (
          <li key={task.difficulty}>
            <TaskIcon id={task.id} difficulty={task.difficulty} />
            <span className="today-title">{task.title}</span>
            <span className={task.is_claimed ? "today-state is-done" : "today-state"}>
              {task.is_claimed ? <Icon of={Check} /> : null}
              {sayState(task)}
            </span>
          </li>
        ))}
      </ul>
      <Button kind="soft" onClick={onViewTasks}>
        View Tasks
      </Button>
    </>
  );
}
