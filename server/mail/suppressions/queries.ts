// Queries of addresses that take no mail of ours, and of complaints.
import { sql } from "kysely";
import type { SuppressionReason } from "../../../shared/contracts/mail.ts";
import type { Database } from "../../platform/database/database.ts";
import { suppressionOf } from "./suppression-of.ts";

export type Returned = {
  email: string;
  reason: SuppressionReason;
  /** Message of the other side. */
  detail: string;
};

export const DETAIL_LENGTH = 500;

/** Returns the address's owner, or null if no account has it. */
export async function suppress(
  database: Database,
  { email, reason, detail }: Returned,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    insert into mail_suppressions as s (user_id, email, reason, detail, created_at)
    select id, email, ${reason}, ${detail.slice(0, DETAIL_LENGTH)}, ${now} from users
    where email = ${email.toLowerCase()}
    on conflict (user_id) do update
      set email = excluded.email, reason = excluded.reason, detail = excluded.detail, created_at = excluded.created_at
    returning user_id`.execute(database);
  return rows[0]?.user_id ?? null;
}

/** Whether mails to it come back. */
export async function isReturned(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from users u
    where u.email = ${email.toLowerCase()} and ${sql.raw(suppressionOf("u"))} = 'bounce'`.execute(
    database,
  );
  return rows.length > 0;
}

/** A mail has arrived there. That one was called spam stays known. */
export async function liftBounce(database: Database, userId: string): Promise<void> {
  await database
    .deleteFrom("mail_suppressions")
    .where("user_id", "=", userId)
    .where("reason", "=", "bounce")
    .execute();
}
