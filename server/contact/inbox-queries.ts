// Contact messages as those see them who answer.
import { sql } from "kysely";
import type { AnswersQuery } from "../../shared/contracts/report.ts";
import type { Database } from "../platform/database/database.ts";

const fromMessages = (database: Database) =>
  database
    .selectFrom("contact_messages as m")
    .select(["m.id", "m.name", "m.email", "m.subject", "m.created_at", "m.answered_at"]);

/** Newest first, after the message named by `before`. */
export const listRows = (database: Database, { state, before }: AnswersQuery, limit: number) =>
  fromMessages(database)
    .where("m.answered_at", state === "open" ? "is" : "is not", null)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(m.created_at, m.id) < (select created_at, id from contact_messages where id = ${before})`,
      ),
    )
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(limit)
    .execute();

export async function countOpen(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contact_messages where answered_at is null`.execute(
    database,
  );
  return rows[0]!.count;
}

export const getRow = (database: Database, id: string) =>
  fromMessages(database)
    .leftJoin("users as u", "u.email", "m.email")
    .select(["m.message", "u.id as person_id"])
    .where("m.id", "=", id)
    .executeTakeFirst();

/** Null: open again. Whether it was otherwise before. */
export async function setAnswered(
  transaction: Database,
  id: string,
  answeredAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("contact_messages")
    .set({ answered_at: answeredAt })
    .where("id", "=", id)
    .where("answered_at", answeredAt === null ? "is not" : "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
