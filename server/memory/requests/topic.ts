// Finds the messages right before an order to forget that belong to it: a fact is seldom told in one message.
import { HOUR_MS } from "../../../shared/rules/days.ts";
import type { PastMessage } from "./queries.ts";
import { MEMORY_WORDS } from "./words.ts";

/** The most messages that are looked at. */
export const LOOKED_BACK = 5;
/** "That" means so many telling messages. */
const TELLING = 2;

/** "Also", "by the way": another thing begins. */
const BEGINS_ANEW = new RegExp(
  `^(?:${MEMORY_WORDS.map(({ forget }) => forget.anew).join("|")})(?!\\p{Script=Latin})`,
  "iu",
);

/** Letters; a Japanese one says as much as two. */
const lengthOf = (message: string): number =>
  message.length * (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(message) ? 2 : 1);
const tells = (message: string): boolean => /\d/.test(message) || lengthOf(message) > 14;
/** A longer message tells something of its own. */
const GOING_ON = 45;

const isLater = (later: PastMessage, earlier: PastMessage) =>
  later.created_at.getTime() - earlier.created_at.getTime() > HOUR_MS;

/** Lists the last topic, newest message first. */
export function lastTopic(before: readonly PastMessage[], meant: "topic" | "message"): string[] {
  if (meant === "message") return before.slice(0, 1).map(({ id }) => id);
  const found: string[] = [];
  let telling = 0;
  for (const [at, said] of before.entries()) {
    const later = before[at - 1];
    if (later && isLater(later, said)) break;
    found.push(said.id);
    if (tells(said.message)) telling += 1;
    if (telling === TELLING || (telling > 0 && BEGINS_ANEW.test(said.message))) break;
  }
  return found;
}

/** Lists the messages that go on with the oldest forgotten one. */
export function restOfTopic(before: readonly PastMessage[]): string[] {
  const start = before.findLastIndex((said) => said.is_forgotten);
  const after = before.slice(0, Math.max(0, start)).toReversed();
  const end = after.findIndex(
    (said, at) =>
      lengthOf(said.message) > GOING_ON ||
      BEGINS_ANEW.test(said.message) ||
      isLater(said, after[at - 1] ?? before[start]!),
  );
  return after.slice(0, end < 0 ? undefined : end).map(({ id }) => id);
}
