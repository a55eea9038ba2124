// Queries of an admin's decisions about a subscription: holds and grants.
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** Whether nothing may be charged; null: there is no such user, or they are leaving and server/deletion ends things by itself. */
export async function getHold(database: Database, userId: string): Promise<boolean | null> {
  const row = await database
    .selectFrom("users")
    .select("suspended_at")
    .where("id", "=", userId)
    .where("deletion_requested_at", "is", null)
    .executeTakeFirst();
  return row ? row.suspended_at !== null : null;
}

/** Whether a pause at Stripe is Luli's own: the account is suspended, or Stripe was not told yet that it is no more. */
export async function isHeld(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom("subscriptions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(sql<boolean>`u.suspended_at is not null or s.held_at is not null`.as("is_held"))
    .where("s.user_id", "=", userId)
    .executeTakeFirst();
  return row?.is_held === true;
}

export async function setHeld(database: Database, userId: string, at: Date | null): Promise<void> {
  await database
    .updateTable("subscriptions")
    .set({ held_at: at })
    .where("user_id", "=", userId)
    .execute();
}

/** Lists people whose hold at Stripe may differ from their suspension. */
export async function listUnheld(database: Database): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select s.user_id from users u join subscriptions s on s.user_id = u.id
    where u.suspended_at is not null and s.held_at is null and s.customer_id is not null and u.deletion_requested_at is null
    union all
    select s.user_id from subscriptions s join users u on u.id = s.user_id
    where s.held_at is not null and u.suspended_at is null and u.deletion_requested_at is null`.execute(
    database,
  );
  return rows.map(({ user_id: userId }) => userId);
}

/** Whether a gift runs. */
export async function isGranted(transaction: Database, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("users")
    .select("granted_until")
    .where("id", "=", userId)
    .executeTakeFirst();
  return (row?.granted_until ?? null) !== null;
}

export async function setGrant(transaction: Database, userId: string, until: Date): Promise<void> {
  await sql`
    update users set granted_until = ${until},
      subscription_status = case when is_premium(subscription_status) then subscription_status else 'active' end
    where id = ${userId}`.execute(transaction);
}

/** Those whose day has come: Stripe's word stands again. */
export async function endGrants(database: Database, now: Date): Promise<void> {
  await sql`
    update users set granted_until = null,
      subscription_status = coalesce((select status from subscriptions where user_id = users.id), 'none')
    where granted_until <= ${now}`.execute(database);
}
