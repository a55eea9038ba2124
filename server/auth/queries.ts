// Queries of suspended, closed and expired access.
import { sql } from "kysely";
import { DAY_MS } from "../../shared/rules/days.ts";
import type { Database } from "../platform/database/database.ts";

export async function confirmAddress(database: Database, userId: string): Promise<void> {
  await database
    .updateTable("users")
    .set({ email_verified: true })
    .where("id", "=", userId)
    .execute();
}

export const getClosing = (database: Database, userId: string) =>
  database
    .selectFrom("users")
    .select(["deletion_requested_at", "suspended_at"])
    .where("id", "=", userId)
    .executeTakeFirst();

/** Whether an account with this address was confirmed. */
export async function isConfirmed(database: Database, email: string): Promise<boolean> {
  const user = await database
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified", "=", true)
    .executeTakeFirst();
  return user !== undefined;
}

/** Null: they come by Google alone. */
export async function getPasswordHash(database: Database, userId: string): Promise<string | null> {
  const account = await database
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  return account?.password ?? null;
}

export async function hasSessionSince(
  database: Database,
  userId: string,
  since: Date,
): Promise<boolean> {
  const session = await database
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return session !== undefined;
}

/** Null: reinstated. Whether that changed anything. */
export async function setSuspended(
  transaction: Database,
  userId: string,
  at: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("users")
    .set({ suspended_at: at })
    .where("id", "=", userId)
    .where("suspended_at", at ? "is" : "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listSuspended(database: Database, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where suspended_at > ${since}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Rows are deleted a day late, so that a slightly late visitor still hears that the link has expired. */
export async function eraseExpired(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await sql`delete from sessions where expires_at < ${before}`.execute(database);
  await sql`delete from verifications where expires_at < ${before}`.execute(database);
}
