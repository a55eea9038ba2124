// The mails that wait to be sent, as the queue's own table has them.
import { sql } from "kysely";
import type { Database } from "../platform/database/database.ts";

export type MailQueue = { waiting: number; oldest_s: number; failed: number };

/** `waiting` are those that are due; pg-boss keeps failed ones for some days. */
export async function getMailQueue(database: Database, now: Date): Promise<MailQueue> {
  const { rows } = await sql<MailQueue>`
    select count(*) filter (where is_due)::integer as waiting,
      coalesce(max(extract(epoch from ${now}::timestamptz - created_on)) filter (where is_due), 0)::float8 as oldest_s,
      count(*) filter (where state = 'failed')::integer as failed
    from jobs.job, lateral (select state in ('created', 'retry', 'active')) as d (is_due)
    where name = 'mail' and state <> 'completed'`.execute(database);
  return rows[0]!;
}
