// Counters over everyone, the weeks behind the charts (sums that the database keeps: week_totals), and the mails in the queue's own table.
import { sql } from "kysely";
import type { AdminWeek } from "../../shared/contracts/admin/admin.ts";
import type { Database } from "../platform/database/database.ts";

export type Counters = { total_users: number; active_subscriptions: number; total_chats: number };

/** Active means the status "active" and nothing else (spec section 3); a chat is a message with its reply. */
export async function sumEverything(database: Database): Promise<Counters> {
  const { rows } = await sql<Counters>`
    select coalesce(sum(sign_ups), 0)::integer as total_users, coalesce(sum(subscribers), 0)::integer as active_subscriptions,
      coalesce(sum(messages), 0)::integer as total_chats
    from week_totals`.execute(database);
  return rows[0]!;
}

/** Weeks begin on Monday in UTC; days of activity are the people's own. */
export async function listWeeks(
  database: Database,
  now: Date,
  count: number,
): Promise<AdminWeek[]> {
  const { rows } = await sql<AdminWeek>`
    select monday::date::text as starts_on, coalesce(sum(sign_ups), 0)::integer as sign_ups,
      coalesce(sum(active), 0)::integer as active, coalesce(sum(messages), 0)::integer as messages,
      coalesce(sum(trials), 0)::integer as trials, coalesce(sum(converted), 0)::integer as converted
    from date_trunc('week', ${now}::timestamptz at time zone 'UTC') as this
    cross join lateral generate_series(this - ${`${count - 1} weeks`}::interval, this, interval '1 week') as monday
    left join week_totals on week_totals.starts_on = monday::date
    group by monday order by monday`.execute(database);
  return rows;
}

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
