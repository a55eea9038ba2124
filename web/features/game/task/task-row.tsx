import type { LucideIcon } from "lucide-react";
import Brush from "lucide-react/icons/brush";
import Check from "lucide-react/icons/check";
import Footprints from "lucide-react/icons/footprints";
import HandHeart from "lucide-react/icons/hand-heart";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import MessagesSquare from "lucide-react/icons/messages-square";
import Orbit from "lucide-react/icons/orbit";
import PawPrint from "lucide-react/icons/paw-print";
import PenLine from "lucide-react/icons/pen-line";
import Send from "lucide-react/icons/send";
import Shuffle from "lucide-react/icons/shuffle";
import { type ComponentProps, useEffect, useRef } from "react";
import type { Task, Difficulty, TaskId } from "../../../../shared/contracts/game/task.ts";
import { taskNames } from "../../../lib/words/task-words.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { FailureNote } from "../../../ui/notes/failure-note.tsx";
import { Icon, PawIcon } from "../../../ui/icons.tsx";
import { Coins } from "../coins.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { stepOf, type TaskStep } from "./logic.ts";
import { taskWords } from "./words.ts";

type TaskRowProps = {
  task: Task;
  isClaiming: boolean;
  isSwapping: boolean;
  failure: ComponentProps<typeof FailureNote>["failure"];
  onClaim: () => void;
  onPet: () => void;
  /** Absent for a task that cannot be swapped. */
  onSwap: (() => void) | undefined;
};

export function TaskRow(props: TaskRowProps) {
  const { task, isClaiming, isSwapping, onClaim, onPet, onSwap } = props;
  const words = useWords(taskWords);
  const title = useWords(taskNames).title(task.id);
  const row = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  const step = stepOf(task);
  // The pressed button is gone, so the focus moves to its task.
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
        <h3 className="font-display text-[18px]/[1.2] font-semibold">{title}</h3>
        <p className="task-worth">
          <span>{words.difficulties[task.difficulty]}</span>
          <span className="task-xp">{words.xp(task.xp)}</span>
          <Coins count={task.coins} data-pays={task.difficulty} />
        </p>
        <TaskState title={title} task={task} step={step} />
        <FailureNote failure={props.failure} />
      </div>
      <div className="task-actions">
        {onSwap ? (
          <Button
            kind="ghost"
            size="sm"
            className="task-swap"
            busy={isSwapping && words.swapping}
            onClick={press(onSwap)}
          >
            <Icon of={Shuffle} />
            <span>
              {words.swap} <span className="sr-only">{words.swapAbout(title)}</span>
            </span>
          </Button>
        ) : null}
        <TaskAction
          title={title}
          step={step}
          isClaiming={isClaiming}
          onClaim={press(onClaim)}
          onPet={onPet}
        />
      </div>
    </li>
  );
}

type TaskStateProps = { title: string; task: Task; step: TaskStep };

function TaskState({ title, task, step }: TaskStateProps) {
  const words = useWords(taskWords);
  if (step.kind === "claimed") return null;
  if (step.kind === "confirm") return <p className="task-hint">{words.hint}</p>;
  return (
    <div className="task-progress">
      <ProgressBar label={title} value={task.progress} max={task.target} />
      <span className="num">{`${task.progress}/${task.target}`}</span>
    </div>
  );
}

type TaskActionProps = Pick<TaskRowProps, "isClaiming" | "onClaim" | "onPet"> & {
  title: string;
  step: TaskStep;
};

function TaskAction({ title, step, isClaiming, onClaim, onPet }: TaskActionProps) {
  const words = useWords(taskWords);
  const about = <span className="sr-only">{words.about(title)}</span>;
  switch (step.kind) {
    case "claimed":
      return (
        <Chip tone="ok" className="task-done">
          <Icon of={Check} />
          {words.done}
        </Chip>
      );
    case "confirm":
      return (
        <Button kind="soft" size="sm" busy={isClaiming && words.claiming} onClick={onClaim}>
          <span>
            {words.confirm}
            {about}
          </span>
        </Button>
      );
    case "claim":
      return (
        <Button kind="gold" size="sm" busy={isClaiming && words.claiming} onClick={onClaim}>
          <span>
            {words.claim}
            {about}
          </span>
        </Button>
      );
    case "pet":
      return (
        <Button kind="soft" size="sm" onClick={onPet}>
          <PawIcon />
          {words.pet}
        </Button>
      );
    case "go":
      return (
        <LinkButton kind="soft" size="sm" to={step.to}>
          <span>
            {words.go[step.to]}
            {about}
          </span>
        </LinkButton>
      );
  }
}

const ICONS: Record<TaskId, LucideIcon> = {
  say_hi: MessageCircle,
  give_three_pets: HandHeart,
  visit_universe: Orbit,
  send_five_messages: MessagesSquare,
  ask_a_question: MessageCircleQuestionMark,
  chat_with_another: PawPrint,
  message_a_friend: Send,
  walk_ten_minutes: Footprints,
  tidy_one_thing: Brush,
  three_good_things: PenLine,
};

type TaskIconProps = { id: TaskId; difficulty: Difficulty };

/** The tone shows the difficulty, which the text beside it names. */
const TONES: Record<Difficulty, string> = {
  easy: "box-info",
  medium: "box-premium",
  hard: "box-bad",
};

function TaskIcon({ id, difficulty }: TaskIconProps) {
  return (
    <span className={`stat-icon task-icon ${TONES[difficulty]}`}>
      <Icon of={ICONS[id]} />
    </span>
  );
}
