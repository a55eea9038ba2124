import {
  Brush,
  Footprints,
  HandHeart,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  MessagesSquare,
  Orbit,
  PawPrint,
  PenLine,
  Send,
} from "lucide-react";
import type { Difficulty, TaskId } from "../../../../shared/contracts/game/task.ts";
import { Icon } from "../../../ui/icons.tsx";

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

/** The tint shows the difficulty, which the text beside it names. */
export function TaskIcon({ id, difficulty }: TaskIconProps) {
  return (
    <span className={`stat-icon task-icon task-icon-${difficulty}`}>
      <Icon of={ICONS[id]} />
    </span>
  );
}
