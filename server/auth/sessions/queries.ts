// Rows of sessions, for who guards them and for who owns them.
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

type Held = { id: string; user_id: string };
type Sight = { address: string; now: Date };

export const getByToken = (database: Database, token: string) =>
  database
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id",
      "sessions.user_id",
      "users.email",
      "sessions.user_agent",
      "sessions.created_at",
      "sessions.seen_at",
      "sessions.refresh_number",
      "sessions.refreshed_at",
    ])
    .where("sessions.token", "=", token)
    .executeTakeFirst();

export type HeldSession = NonNullable<Awaited<ReturnType<typeof getByToken>>>;

/** Condition that selects one session. */
const rowOf = ({ id, user_id }: Held) => sql<boolean>`user_id = ${user_id} and id = ${id}`;

export async function noteSeen(database: Database, held: Held, { address, now }: Sight) {
  await database
    .updateTable("sessions")
    .set({ seen_at: now, ip_address: address })
    .where(rowOf(held))
    .execute();
}

/** The first of several requests that bring the new token sets it. */
export async function noteRefreshed(
  database: Database,
  held: Held,
  { address, now }: Sight,
  shown: number,
) {
  await database
    .updateTable("sessions")
    .set({ seen_at: now, ip_address: address, refresh_number: shown, refreshed_at: now })
    .where(rowOf(held))
    .where(sql<boolean>`coalesce(refresh_number, -1) < ${shown}`)
    .execute();
}

/** Number of sessions listed, last seen first. People with more use "sign out everywhere". */
const LISTED = 50;

export const listOpen = (database: Database, userId: string, now: Date) =>
  database
    .selectFrom("sessions")
    .select(["id", "user_agent", "ip_address", "created_at", "seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .limit(LISTED)
    .execute();

/** Whether there was one. */
export async function endSession(database: Database, held: Held): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("sessions")
    .where(rowOf(held))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All, or all but one, or those of them that began with this factor. */
export async function endSessions(
  database: Database,
  userId: string,
  { except, factor }: { except?: string | undefined; factor?: "passkey" } = {},
): Promise<void> {
  await database
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(except !== undefined, (query) => query.where("id", "<>", except!))
    .$if(factor !== undefined, (query) => query.where("factor", "=", factor!))
    .execute();
}

/** Links of resets and changes of address, and passwords that wait for their second factor. */
export async function endVerifications(database: Database, userId: string): Promise<void> {
  await database.deleteFrom("verifications").where("value", "=", userId).execute();
}

/** A mailed link whose token says everything is good while its row stands. */
export async function insertVerification(
  database: Database,
  verification: { identifier: string; value: string; expires_at: Date },
): Promise<void> {
  await database.insertInto("verifications").values(verification).execute();
}
