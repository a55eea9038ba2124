// Queries of subscriptions that renew soon, and of the notices already sent.
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";

type Span = { now: Date; until: Date };

/** Suspended people are charged nothing. */
const isDue =
  ({ now, until }: Span) =>
  (eb: ExpressionBuilder<Tables, "subscriptions">) =>
    eb.and([
      eb("status", "=", "active"),
      eb("cancel_at_period_end", "=", false),
      eb("subscription_end", ">", now),
      eb("subscription_end", "<=", until),
      eb("renewal_told_for", "is distinct from", eb.ref("subscription_end")),
      eb("held_at", "is", null),
    ]);

/** The next ones. */
export async function listRenewing(database: Database, span: Span): Promise<string[]> {
  const rows = await database
    .selectFrom("subscriptions")
    .select("user_id")
    .where(isDue(span))
    .orderBy("subscription_end")
    .limit(500)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** Returns when it renews, or null if the notice was sent or nothing renews. */
export async function takeRenewal(
  transaction: Database,
  userId: string,
  span: Span,
): Promise<Date | null> {
  const row = await transaction
    .updateTable("subscriptions")
    .set((eb) => ({ renewal_told_for: eb.ref("subscription_end") }))
    .where("user_id", "=", userId)
    .where(isDue(span))
    .returning("subscription_end")
    .executeTakeFirst();
  return row?.subscription_end ?? null;
}
