import { Check, Shuffle } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Task } from "../../../shared/contracts/task.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { CoinIcon, Icon, PawIcon } from "../../ui/icons.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { DIFFICULTY_NAMES, stepOf, type TaskStep } from "./logic.ts";
import { TaskIcon } from "./task-icon.tsx";

type TaskRowProps = {
  task: Task;
  isClaiming: boolean;
  isSwapping: boolean;
  onClaim: () => void;
  onPet: () => void;
  /** Missing where this task cannot be swapped. */
  onSwap: (() => void) | undefined;
};

export function TaskRow(props: TaskRowProps) {
  const { task, isClaiming, isSwapping, onClaim, onPet, onSwap } = props;
  const row = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  const step = stepOf(task);
  // The button that was pressed is gone: the focus stays with its task.
  const stand = `${task.id} ${task.is_claimed}`;
  const knownStand = useRef(stand);
  useEffect(() => {
    if (knownStand.current === stand) return;
    knownStand.current = stand;
    if (isPressed.current) row.current?.focus();
    isPressed.current = false;
  }, [stand]);
  const press = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return (
    <li ref={row} tabIndex={-1} className={`task ${task.is_claimed ? "task-claimed" : ""}`}>
      <TaskIcon id={task.id} difficulty={task.difficulty} />
      <div className="task-text">
        <h3 className="task-title">{task.title}</h3>
        <p className="task-worth">
          <span>{DIFFICULTY_NAMES[task.difficulty]}</span>
          <span>{`${task.xp} XP`}</span>
          <span className="task-coins">
            <CoinIcon />
            {task.coins} <span className="sr-only">coins</span>
          </span>
        </p>
        <TaskState task={task} step={step} />
      </div>
      <div className="task-actions">
        {onSwap ? (
          <Button
            kind="ghost"
            size="sm"
            className="task-swap"
            busy={isSwapping && "Swapping..."}
            onClick={press(onSwap)}
          >
            <Icon of={Shuffle} />
            <span>
              Swap<span className="sr-only"> “{task.title}”</span>
            </span>
          </Button>
        ) : null}
        <TaskAction
          task={task}
          step={step}
          isClaiming={isClaiming}
          onClaim={press(onClaim)}
          onPet={onPet}
        />
      </div>
    </li>
  );
}

function TaskState({ task, step }: { task: Task; step: TaskStep }) {
  if (step.kind === "claimed") return null;
  if (step.kind === "confirm")
    return <p className="task-hint">Off-screen. Luli takes your word for it.</p>;
  return (
    <div className="task-progress">
      <ProgressBar label={task.title} value={task.progress} max={task.target} />
      <span className="num">{`${task.progress}/${task.target}`}</span>
    </div>
  );
}

type TaskActionProps = Pick<TaskRowProps, "task" | "isClaiming" | "onClaim" | "onPet"> & {
  step: TaskStep;
};

function TaskAction({ task, step, isClaiming, onClaim, onPet }: TaskActionProps) {
  const about = <span className="sr-only">: {task.title}</span>;
  switch (step.kind) {
    case "claimed":
      return (
        <Chip tone="ok" className="task-done">
          <Icon of={Check} />
          Done
        </Chip>
      );
    case "confirm":
      return (
        <Button kind="soft" size="sm" busy={isClaiming && "Claiming..."} onClick={onClaim}>
          <span>I did it{about}</span>
        </Button>
      );
    case "claim":
      return (
        <Button kind="gold" size="sm" busy={isClaiming && "Claiming..."} onClick={onClaim}>
          <span>Claim{about}</span>
        </Button>
      );
    case "pet":
      return (
        <Button kind="soft" size="sm" onClick={onPet}>
          <PawIcon />
          Pet
        </Button>
      );
    case "go":
      return (
        <LinkButton kind="soft" size="sm" to={step.to}>
          <span>
            {step.label}
            {about}
          </span>
        </LinkButton>
      );
  }
}
