// Messages of the contact form.
import { sql } from "kysely";
import type { ContactRequest } from "../../shared/contracts/contact.ts";
import type { Database } from "../platform/database/database.ts";

export type ContactMessage = Pick<ContactRequest, "id" | "name" | "email" | "subject" | "message">;

/** Whether it is new: null when the same one is there already, "conflict" when another one has its id. */
export async function insertMessage(
  transaction: Database,
  message: ContactMessage,
  now: Date,
): Promise<"stored" | "known" | "conflict"> {
  const stored = await transaction
    .insertInto("contact_messages")
    .values({ ...message, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) return "stored";
  const same = await transaction
    .selectFrom("contact_messages")
    .select("id")
    .where("id", "=", message.id)
    .where("name", "=", message.name)
    .where("email", "=", message.email)
    .where("subject", "=", message.subject)
    .where("message", "=", message.message)
    .executeTakeFirst();
  return same ? "known" : "conflict";
}

/** Of a year ago and older. */
export async function eraseOldMessages(database: Database, now: Date): Promise<void> {
  await sql`delete from contact_messages where created_at < ${now}::timestamptz - interval '1 year'`.execute(
    database,
  );
}
