// Follow-ups: offered by the reading of a conversation, planned by a yes, listed for their person.
import type pg from "pg";
import type { FollowUp } from "../../../shared/contracts/memory.ts";
import { isPrivate } from "../../../shared/rules/memory/private.ts";
import type { ServerContext } from "../../platform/context.ts";
import { withIsoDates } from "../../platform/clock/iso-dates.ts";
import { isAlarming } from "../diary/entry.ts";
import { dropUntrue, listPlanned, offer } from "./queries.ts";

type Context = Pick<ServerContext, "database">;

type Fact = {
  words: string;
  /** The local moment of an event to come. */
  at: string | null;
  chatId: string;
  message: string;
  /** The ids of memories that it makes untrue. */
  closes: string[];
};

/**
 * Runs in the caller's transaction. A yes to what became untrue counts for what put it right. Returns whether the page has something new to
 * offer.
 */
export async function offerFollowUps(
  client: pg.PoolClient,
  userId: string,
  facts: readonly Fact[],
  now: Date,
): Promise<boolean> {
  let isOffered = false;
  for (const { words, at, chatId, message, closes } of facts) {
    const isPlanned = closes.length > 0 && (await dropUntrue(client, userId, closes));
    const isUnfit = [words, message].some((said) => isPrivate(said) || isAlarming(said));
    if (at === null || isUnfit) continue;
    const isNew = await offer(client, { userId, chatId, words, at, isPlanned }, now);
    isOffered ||= isNew && !isPlanned;
  }
  return isOffered;
}

export async function readFollowUps(
  { database }: Context,
  userId: string,
): Promise<{ follow_ups: FollowUp[] }> {
  return { follow_ups: (await listPlanned(database, userId)).map(withIsoDates) };
}
