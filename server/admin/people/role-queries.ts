// Queries of the admin role. Changes are serialised, so that an admin never acts on a role that was just taken.
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** Holds until the transaction ends; the trigger user_roles_last_admin waits at the same lock. */
export async function lockRoles(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(77, 1)`.execute(transaction);
}

export type Candidate = {
  id: string;
  email: string;
  email_verified: boolean;
  is_admin: boolean;
  /** Suspended, or leaving. */
  is_out: boolean;
};

/** Finds a person by id or by address. */
export async function findCandidate(
  transaction: Database,
  by: { id: string } | { email: string },
): Promise<Candidate | null> {
  const [column, value] = "id" in by ? (["id", by.id] as const) : (["email", by.email] as const);
  const row = await transaction
    .selectFrom("users")
    .select(["id", "email", "email_verified"])
    .select(
      sql<boolean>`exists (select from user_roles r where r.user_id = users.id and r.role = 'admin')`.as(
        "is_admin",
      ),
    )
    .select(
      sql<boolean>`(suspended_at is not null or deletion_requested_at is not null)`.as("is_out"),
    )
    .where(column, "=", value)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAdmin(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction
    .insertInto("user_roles")
    .values({ user_id: userId, role: "admin", created_at: now })
    .execute();
}

/** Counts only admins who can sign in. */
export async function hasOtherAdmin(transaction: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select has_other_admin(${userId}) as has`.execute(
    transaction,
  );
  return rows[0]!.has;
}

export async function deleteAdmin(transaction: Database, userId: string): Promise<void> {
  await transaction
    .deleteFrom("user_roles")
    .where("user_id", "=", userId)
    .where("role", "=", "admin")
    .execute();
}
