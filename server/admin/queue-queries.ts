// The mails that wait to be sent, and those that were given up, as the queue's own table has them.
import { sql } from "kysely";
import type { Database } from "../platform/database/database.ts";

export type MailQueue = { waiting: number; oldest_s: number };

/** Those that are due. */
export async function getMailQueue(database: Database, now: Date): Promise<MailQueue> {
  const { rows } = await sql<MailQueue>`
    select count(*)::integer as waiting,
      coalesce(max(extract(epoch from ${now}::timestamptz - created_on)), 0)::float8 as oldest_s
    from jobs.job
    where name = 'mail' and state <> 'completed' and state in ('created', 'retry', 'active')`.execute(
    database,
  );
  return rows[0]!;
}

/** Jobs that failed after days of retries (server/platform/jobs.ts). */
export async function countGivenUp(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from jobs.job
    where name = 'mail-given-up' and state <> 'completed'`.execute(database);
  return rows[0]!.count;
}
