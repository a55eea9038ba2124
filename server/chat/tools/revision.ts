// A message that takes the place of another: only of one's own last one, and only if it is taken itself.
import type pg from "pg";
import { AppError } from "../../http/errors.ts";
import type { Begun } from "../queries.ts";
import type { ChatRequest } from "../chat-request.ts";
import { leavePlace, takePlace } from "./queries.ts";

type Replacing = Pick<ChatRequest, "userId" | "chatId" | "replaces">;

const REFUSED = new Set<Begun["outcome"]>(["rate_limited", "quota_exceeded", "resting"]);

const notReplaceable = () =>
  new AppError(409, "not_replaceable", "Only your last message can be said or answered anew.", {
    field: "Replaces",
  });

/** What was said first where this message takes the place of another; null: it stands for itself. */
export async function takePlaceOf(
  pool: pg.Pool,
  { userId, chatId, replaces }: Replacing,
): Promise<string | null> {
  if (replaces === null) return null;
  const first = await takePlace(pool, { userId, chatId, replaced: replaces });
  if (first === null) throw notReplaceable();
  return first;
}

export async function leavePlaceIfRefused(
  pool: pg.Pool,
  { userId, chatId, replaces }: Replacing,
  outcome: Begun["outcome"],
): Promise<void> {
  if (replaces !== null && REFUSED.has(outcome))
    await leavePlace(pool, { userId, chatId, replaced: replaces });
}
