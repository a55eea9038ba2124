// Messages of the contact form.
import { sql } from "kysely";
import type { ContactRequest } from "../../shared/contracts/contact.ts";
import { DAY_MS } from "../../shared/rules/days.ts";
import { KEPT_DAYS } from "../../shared/rules/retention.ts";
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

export async function eraseOldMessages(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS.contactMessage * DAY_MS);
  await sql`delete from contact_messages where created_at < ${before}`.execute(database);
}
