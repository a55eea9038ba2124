// Places the notices that Luli is an AI, that a break is due and that the model changed, computed from the messages' times.
import { type Day, HOUR_MS, MODEL_CHANGE_TOLD_MS, userDay } from "../../../../shared/rules/days.ts";

/** A longer silence ends the talk; the next message begins another. */
const PAUSE_MS = 30 * 60_000;
const AI_EVERY_MS = 3 * HOUR_MS;
const BREAK_AFTER_MS = HOUR_MS;

/** `ai` stands before the first message of a day and after each three hours of talk, `break` after an hour of it. */
export type Notice = "ai" | "break";
type TimedMessage = { id: string; timestamp: string };
/** The notices before a message, by its id, and those at the end. */
export type Notices = { before: ReadonlyMap<string, Notice[]>; atEnd: Notice[] };

/** Places today's notices alone: those of other days have been read. */
export function placeNotices(
  messages: readonly TimedMessage[],
  { now, zone }: { now: number; zone: string },
): Notices {
  const times = messages.map(({ timestamp }) => Date.parse(timestamp));
  // The page's clock may be behind the server's.
  const present = Math.max(now, ...times.slice(-1));
  const today = userDay(present, zone);
  const noticesAt = createTalk(zone);
  const before = new Map<string, Notice[]>();
  for (const [at, { id }] of messages.entries()) {
    const time = times[at]!;
    const due = noticesAt(time);
    if (due.length > 0 && userDay(time, zone) === today) before.set(id, due);
  }
  return { before, atEnd: noticesAt(present) };
}

/**
 * Returns when another model began to answer, and the person's first message since then, undefined at the end of the list. Returns null
 * for people who did not meet the model before it.
 */
export function placeModelChange(
  messages: readonly (TimedMessage & { sender: "user" | "puppy" })[],
  changes: readonly string[],
  now: number,
): { at: string; before: string | undefined } | null {
  const at = changes.at(-1);
  if (!at || now - Date.parse(at) > MODEL_CHANGE_TOLD_MS) return null;
  const sent = messages.filter(({ sender }) => sender === "user");
  // All are ISO 8601 in UTC with milliseconds, so their order is that of their letters.
  const last = sent.findLast(({ timestamp }) => timestamp < at);
  // Each change replaces or brings back the model that answers now: after an even number of them it is the same again.
  if (!last || changes.filter((change) => change > last.timestamp).length % 2 === 0) return null;
  return { at, before: sent.find(({ timestamp }) => timestamp >= at)?.id };
}

/** Returns the notices due at each time of a talk. */
function createTalk(zone: string): (time: number) => Notice[] {
  let day: Day | null = null;
  let last = Number.NEGATIVE_INFINITY;
  let aiAt = 0;
  let breakAt = 0;
  return (time) => {
    const isNewDay = userDay(time, zone) !== day;
    const isNewTalk = time - last > PAUSE_MS;
    day = userDay(time, zone);
    last = time;
    if (isNewTalk) breakAt = time + BREAK_AFTER_MS;
    const isAiDue = isNewDay || (!isNewTalk && time - aiAt >= AI_EVERY_MS);
    if (isAiDue || isNewTalk) aiAt = time;
    const isBreakDue = time >= breakAt;
    if (isBreakDue) breakAt = Number.POSITIVE_INFINITY;
    return [...(isAiDue ? ["ai" as const] : []), ...(isBreakDue ? ["break" as const] : [])];
  };
}
