// The rows of a deletion: first marked, then gone.
import { sql } from "kysely";
import type { Language } from "../../shared/contracts/language.ts";
import type { Database } from "../platform/database/database.ts";

export type Leaving = {
  id: string;
  email: string;
  language: Language;
  deletion_requested_at: Date;
};

/** Asked again, the first moment stays. */
export async function markDeletion(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    update users set deletion_requested_at = coalesce(deletion_requested_at, ${now})
    where id = ${userId}`.execute(transaction);
}

/** Deletes everything that would still send something to this person. */
export async function endNews(transaction: Database, userId: string): Promise<void> {
  await transaction
    .updateTable("settings")
    .set({ push_notifications: false, email_updates: false })
    .where("user_id", "=", userId)
    .execute();
}

export async function getLeaving(database: Database, userId: string): Promise<Leaving | null> {
  const { rows } = await sql<Leaving>`
    select u.id, u.email, s.language, u.deletion_requested_at from users u
    join settings s on s.user_id = u.id
    where u.id = ${userId} and u.deletion_requested_at is not null`.execute(database);
  return rows[0] ?? null;
}

/** Lists accounts whose deletion was requested before that moment and is not finished. */
export async function listLeaving(database: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where deletion_requested_at < ${before} order by deletion_requested_at`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** Erasing waits this long for the person's running requests, then gives way and tries again. */
const PATIENCE = "300ms";
/** A slow database takes longer for a long friendship than a request may. */
const LONGEST = "2min";

/**
 * Everything that names the person. Their tables fall with the row of users; what follows has no foreign key. Whether there was
 * someone to erase.
 */
export async function eraseUser(
  transaction: Database,
  { id, email }: Pick<Leaving, "id" | "email">,
): Promise<boolean> {
  await sql`
    select set_config('lock_timeout', ${PATIENCE}, true), set_config('statement_timeout', ${LONGEST}, true)`.execute(
    transaction,
  );
  const { numAffectedRows } = await sql`delete from users where id = ${id}`.execute(transaction);
  const naming = `%${email.replaceAll(/[\\%_]/g, "\\$&")}%`;
  await sql`delete from verifications where value = ${id} or value like ${naming}`.execute(
    transaction,
  );
  // Keys are words joined by a bar.
  await sql`
    delete from rate_limits
    where string_to_array(key, '|') && array[${id}, ${email}]::text[]`.execute(transaction);
  return numAffectedRows === 1n;
}
