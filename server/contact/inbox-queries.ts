// Contact messages as those see them who answer.
import { sql } from "kysely";
import type { AnswersQuery } from "../../shared/contracts/report.ts";
import type { Database } from "../platform/database/database.ts";

export type MessageRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  created_at: Date;
  answered_at: Date | null;
};

const COLUMNS = ["id", "name", "email", "subject", "created_at", "answered_at"] as const;

/** Newest first, after the message named by `before`. */
export async function listRows(
  database: Database,
  { state, before }: AnswersQuery,
  limit: number,
): Promise<MessageRow[]> {
  return database
    .selectFrom("contact_messages")
    .select(COLUMNS)
    .where("answered_at", state === "open" ? "is" : "is not", null)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from contact_messages where id = ${before})`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countOpen(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contact_messages where answered_at is null`.execute(
    database,
  );
  return rows[0]!.count;
}

export type TextRow = MessageRow & { message: string; person_id: string | null };

export async function getRow(database: Database, id: string): Promise<TextRow | null> {
  const row = await database
    .selectFrom("contact_messages as m")
    .leftJoin("users as u", "u.email", "m.email")
    .select([
      "m.id",
      "m.name",
      "m.email",
      "m.subject",
      "m.message",
      "m.created_at",
      "m.answered_at",
    ])
    .select("u.id as person_id")
    .where("m.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether it was otherwise before. */
export async function setAnsweredAt(
  transaction: Database,
  id: string,
  answeredAt: Date | null,
): Promise<boolean> {
  const row = await transaction
    .updateTable("contact_messages")
    .set({ answered_at: answeredAt })
    .where("id", "=", id)
    .where("answered_at", answeredAt === null ? "is not" : "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
