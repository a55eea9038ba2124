// Reports of replies. An exchange is read by the report's id alone, so nothing else of a conversation can come along.
import { sql } from "kysely";
import type { Language } from "../../shared/contracts/language.ts";
import type { AnswersQuery, ReportReason, ReportRequest } from "../../shared/contracts/report.ts";
import type { Database } from "../platform/database/database.ts";

type OwnReport = ReportRequest & { userId: string; chatId: string; now: Date };

/** Whether there is such a reply of this person's. What is answered stays as it is. */
export async function saveReport(
  database: Database,
  { userId, chatId, reason, words, now }: OwnReport,
): Promise<boolean> {
  const { rows } = await sql`
    with reply as (
      select user_id, id from chats where user_id = ${userId} and id = ${chatId} and response is not null
    ), saved as (
      insert into reports as r (user_id, chat_id, reason, words, created_at)
      select user_id, id, ${reason}, ${words}, ${now} from reply
      on conflict (user_id, chat_id) do update set reason = excluded.reason, words = excluded.words
        where r.answered_at is null
    )
    select from reply`.execute(database);
  return rows.length > 0;
}

export type ReportRow = {
  id: string;
  reason: ReportReason;
  created_at: Date;
  answered_at: Date | null;
};

/** Newest first, after the report named by `before`. */
export async function listReports(
  database: Database,
  { state, before }: AnswersQuery,
  limit: number,
): Promise<ReportRow[]> {
  return database
    .selectFrom("reports")
    .select(["id", "reason", "created_at", "answered_at"])
    .where("answered_at", state === "open" ? "is" : "is not", null)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from reports where id = ${before})`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export type ReportCount = { reason: ReportReason; count: number };

/** Counts the reports from that moment on. */
export async function countReports(database: Database, since: Date): Promise<ReportCount[]> {
  const { rows } = await sql<ReportCount>`
    select reason, count(*)::integer as count from reports where created_at >= ${since}
    group by reason order by count desc, reason`.execute(database);
  return rows;
}

export async function countOpen(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reports where answered_at is null`.execute(database);
  return rows[0]!.count;
}

export type ReportTextRow = ReportRow & {
  words: string;
  message: string;
  response: string;
  answer: string | null;
};

export async function getReport(database: Database, id: string): Promise<ReportTextRow | null> {
  const { rows } = await sql<ReportTextRow>`
    select r.id, r.reason, r.words, r.created_at, r.answered_at, r.answer, c.message, c.response
    from reports r join chats c on c.user_id = r.user_id and c.id = r.chat_id where r.id = ${id}`.execute(
    database,
  );
  return rows[0] ?? null;
}

/** Returns the person to notify, or null if the report was answered before. */
export async function setAnswer(
  transaction: Database,
  id: string,
  { answer, now }: { answer: string; now: Date },
): Promise<{ email: string; language: Language } | null> {
  const { rows } = await sql<{ email: string; language: Language }>`
    update reports r set answer = ${answer}, answered_at = ${now}
    from users u join settings s on s.user_id = u.id
    where r.id = ${id} and r.answered_at is null and u.id = r.user_id
    returning u.email, s.language`.execute(transaction);
  return rows[0] ?? null;
}
