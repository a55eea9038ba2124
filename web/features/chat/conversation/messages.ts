// Turns as the list shows them: messages of two senders, grouped by day and time.
import type { Chat } from "../../../../shared/contracts/chat.ts";
import { type Help, isCard, isVetted } from "../../../../shared/rules/help.ts";
import type { Language } from "../../../../shared/contracts/language.ts";
import { formatDate } from "../../../lib/format.ts";
import type { Turn } from "./conversation.ts";

export type UiMessage = {
  id: string;
  text: string;
  sender: "user" | "puppy";
  /** ISO 8601. */
  timestamp: string;
  turnId: string;
  state: "sent" | "queued" | "failed" | "waiting" | "replying" | "done" | "stopped";
  help: Help | null;
  /** The turn of an answered message. */
  turn?: Turn | undefined;
  /** The speaker of a message that belongs to no turn. */
  saidBy?: Chat["puppy"] | undefined;
};

type TimelineItem = {
  message: UiMessage;
  /** Set on the first message of a day. */
  startsDay: boolean;
  /** Set on the last message of a group of five minutes. */
  showsTime: boolean;
};

const GROUP_MS = 5 * 60_000;

/** Every reply of an open crisis has the card; only the newest one shows it. */
export const listMessages = (turns: Turn[]): UiMessage[] => {
  const newest = turns.findLast(({ help }) => isCard(help));
  return turns.flatMap((turn) =>
    messagesOf(isCard(turn.help) && turn !== newest ? withoutCard(turn) : turn),
  );
};

const withoutCard = (turn: Turn): Turn => ({ ...turn, help: isVetted(turn.help) ? "safe" : null });

/** An unchanged turn keeps its messages, so that they are not rendered again. */
const made = new WeakMap<Turn, UiMessage[]>();
const messagesOf = (turn: Turn): UiMessage[] => {
  const known = made.get(turn) ?? makeMessages(turn);
  made.set(turn, known);
  return known;
};

const makeMessages = (turn: Turn): UiMessage[] => {
  const shared = { turnId: turn.id, timestamp: turn.at };
  const question: UiMessage = {
    ...shared,
    id: `${turn.id}:user`,
    text: turn.message,
    sender: "user",
    state: turn.status === "failed" || turn.status === "queued" ? turn.status : "sent",
    help: turn.status === "failed" ? turn.help : null,
    turn: turn.reply === null ? undefined : turn,
  };
  if (turn.status === "failed" || turn.status === "queued") return [question];
  const answer: UiMessage = {
    ...shared,
    id: `${turn.id}:puppy`,
    text: turn.reply ?? "",
    sender: "puppy",
    state: turn.status,
    help: turn.help,
    turn,
  };
  const asked = turn.stored.follow_up;
  return asked ? [question, answer, followUpOf(turn, asked)] : [question, answer];
};

/** What Luli asked of her own accord after the reply. */
const followUpOf = (turn: Turn, { words, at }: NonNullable<Chat["follow_up"]>): UiMessage => ({
  id: `${turn.id}:follow-up`,
  turnId: turn.id,
  text: words,
  sender: "puppy",
  timestamp: at,
  state: "done",
  help: null,
  saidBy: turn.stored.puppy,
});

export const buildTimeline = (messages: UiMessage[]): TimelineItem[] => {
  let groupStart = Number.NEGATIVE_INFINITY;
  return messages.map((message, index) => {
    const at = Date.parse(message.timestamp);
    const previous = messages[index - 1];
    const next = messages[index + 1];
    const startsDay = previous === undefined || !isSameDay(previous.timestamp, message.timestamp);
    if (startsDay || at - groupStart >= GROUP_MS) groupStart = at;
    const showsTime =
      next === undefined ||
      !isSameDay(message.timestamp, next.timestamp) ||
      Date.parse(next.timestamp) - groupStart >= GROUP_MS;
    return { message, startsDay, showsTime };
  });
};

const isSameDay = (a: string, b: string) =>
  new Date(a).toDateString() === new Date(b).toDateString();

export const formatTime = (iso: string, language: Language): string =>
  formatDate(iso, { hour: "numeric", minute: "2-digit" }, language);

type DayLabels = { now: Date; words: { today: string; yesterday: string }; language: Language };

export const formatDay = (iso: string, { now, words, language }: DayLabels): string => {
  const day = new Date(iso);
  if (day.toDateString() === now.toDateString()) return words.today;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return words.yesterday;
  const withYear = day.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return formatDate(day, { weekday: "long", month: "long", day: "numeric", ...withYear }, language);
};
