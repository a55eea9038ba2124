// A person's contract, the links that open it without a sign-in, and the withdrawals from it.
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type ContractRow = {
  email: string;
  subscription_id: string;
  status: string;
  subscription_end: Date | null;
  cancel_at_period_end: boolean;
  concluded_at: Date | null;
  /** The first moment that is too late. */
  withdraw_until: Date | null;
  withdrawn_at: Date | null;
  refunded_cents: number | null;
};

/**
 * The newest contract of a person who is not leaving. The day it was concluded does not count, and a last day on a weekend ends
 * with the Monday after it (Regulation 1182/71, art. 3), by the person's own calendar.
 */
export async function getContract(database: Database, userId: string): Promise<ContractRow | null> {
  const { rows } = await sql<ContractRow>`
    select u.email, s.subscription_id, s.status, s.subscription_end, s.cancel_at_period_end, c.accepted_at as concluded_at,
      (last + case extract(isodow from last) when 6 then 3 when 7 then 2 else 1 end)::timestamp at time zone u.time_zone
        as withdraw_until,
      w.declared_at as withdrawn_at, w.refunded_cents
    from users u
    join subscriptions s on s.user_id = u.id
    left join consents c on c.user_id = u.id and c.subscription_id = s.subscription_id
    left join withdrawals w on w.user_id = u.id and w.subscription_id = s.subscription_id
    cross join lateral (select (c.accepted_at at time zone u.time_zone)::date + 14 as last) as period
    where u.id = ${userId} and u.deletion_requested_at is null and s.subscription_id is not null`.execute(
    database,
  );
  return rows[0] ?? null;
}

/** Finds the person who has, or had, a contract under this address. */
export async function findContractor(
  database: Database,
  email: string,
): Promise<{ id: string } | null> {
  const row = await database
    .selectFrom("users as u")
    .innerJoin("subscriptions as s", "s.user_id", "u.id")
    .select("u.id")
    .where("u.email", "=", email)
    .where("u.deletion_requested_at", "is", null)
    .where("s.subscription_id", "is not", null)
    .executeTakeFirst();
  return row ?? null;
}

type Link = { userId: string; tokenHash: string };

export async function insertLink(
  database: Database,
  { userId, tokenHash }: Link,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await database
    .deleteFrom("contract_links")
    .where("user_id", "=", userId)
    .where("expires_at", "<=", now)
    .execute();
  await database
    .insertInto("contract_links")
    .values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
    .execute();
}

export async function isLinkOpen(
  database: Database,
  { userId, tokenHash }: Link,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom("contract_links")
    .select("expires_at")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it was open until now: of two at once, one has it. */
export async function takeLink(
  database: Database,
  { userId, tokenHash }: Link,
  now: Date,
): Promise<boolean> {
  const row = await database
    .deleteFrom("contract_links")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function endContractLinks(database: Database, userId: string): Promise<void> {
  await database.deleteFrom("contract_links").where("user_id", "=", userId).execute();
}

/** Whether it is the first one of this contract. */
export async function insertWithdrawal(
  transaction: Database,
  withdrawal: Omit<Tables["withdrawals"], "refunded_cents">,
): Promise<boolean> {
  const row = await transaction
    .insertInto("withdrawals")
    .values(withdrawal)
    .onConflict((conflict) => conflict.columns(["user_id", "subscription_id"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Contracts of a person whose end and refund Stripe has not confirmed yet. */
export async function listDueWithdrawals(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom("withdrawals")
    .select("subscription_id")
    .where("user_id", "=", userId)
    .where("refunded_cents", "is", null)
    .execute();
  return rows.map(({ subscription_id: id }) => id);
}

export async function listWithdrawing(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom("withdrawals")
    .select("user_id")
    .distinct()
    .where("refunded_cents", "is", null)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** Whether it was still open. */
export async function endWithdrawal(
  transaction: Database,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  refundedCents: number,
): Promise<boolean> {
  const row = await transaction
    .updateTable("withdrawals")
    .set({ refunded_cents: refundedCents })
    .where("user_id", "=", userId)
    .where("subscription_id", "=", subscriptionId)
    .where("refunded_cents", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}
