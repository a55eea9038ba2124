// A message that takes the place of another: only of one's own last one, and only if it is taken itself.
import type pg from "pg";
import { AppError } from "../../http/errors.ts";
import type { BegunChat } from "../queries.ts";
import type { ChatRequest } from "../chat-request.ts";
import { undoReplacing, replaceChat } from "./queries.ts";

type Replacing = Pick<ChatRequest, "userId" | "chatId" | "replaces">;

const REFUSED = new Set<BegunChat["outcome"]>(["rate_limited", "quota_exceeded", "resting"]);

const notReplaceable = () =>
  new AppError(409, "not_replaceable", "Only your last message can be said or answered anew.", {
    field: "Replaces",
  });

/** Returns the first message in the replaced place; null: the message replaces none. */
export async function beginReplacing(
  pool: pg.Pool,
  { userId, chatId, replaces }: Replacing,
): Promise<string | null> {
  if (replaces === null) return null;
  const first = await replaceChat(pool, { userId, chatId, replaced: replaces });
  if (first === null) throw notReplaceable();
  return first;
}

export async function undoReplacingIfRefused(
  pool: pg.Pool,
  { userId, chatId, replaces }: Replacing,
  outcome: BegunChat["outcome"],
): Promise<void> {
  if (replaces !== null && REFUSED.has(outcome))
    await undoReplacing(pool, { userId, chatId, replaced: replaces });
}
