// Counters over everyone, and the weeks behind the charts.
import { sql } from "kysely";
import type { AdminWeek } from "../../shared/contracts/admin.ts";
import type { Database } from "../platform/database.ts";

export type Counters = { total_users: number; active_subscriptions: number; total_chats: number };

/** Active means the status "active" and nothing else (spec section 3). */
export async function countEverything(database: Database): Promise<Counters> {
  const { rows } = await sql<Counters>`
    select
      (select count(*)::integer from users) as total_users,
      (select count(*)::integer from users where subscription_status = 'active') as active_subscriptions,
      (select count(*)::integer from chats) as total_chats`.execute(database);
  return rows[0]!;
}

/**
 * Weeks begin on Monday in UTC; days of activity are the people's own. Who has paid since a trial is read off what Stripe said
 * last: an active plan, or an end that lies further from the trial's begin than the free days and one round of failed payments.
 */
export async function listWeeks(
  database: Database,
  now: Date,
  count: number,
): Promise<AdminWeek[]> {
  const { rows } = await sql<AdminWeek>`
    with weeks as (
      select monday::date as first, monday::date + 7 as last,
        monday at time zone 'UTC' as begins, (monday + interval '7 days') at time zone 'UTC' as ends
      from (select date_trunc('week', ${now}::timestamptz at time zone 'UTC') as this) t
      cross join lateral generate_series(this - ${`${count - 1} weeks`}::interval, this, interval '1 week') as monday
    )
    select first::text as starts_on,
      (select count(*)::integer from users where created_at >= begins and created_at < ends) as sign_ups,
      a.active, a.messages, t.trials, t.converted
    from weeks
    cross join lateral (
      select count(distinct user_id) filter (where messages + pets + tasks > 0)::integer as active,
        coalesce(sum(messages), 0)::integer as messages
      from activity_days where day >= first and day < last
    ) a
    cross join lateral (
      select count(*)::integer as trials, count(*) filter (
        where status = 'active'
          or subscription_end >= trial_used_at + case status when 'canceled' then interval '30 days' else interval '45 days' end
      )::integer as converted
      from subscriptions where trial_used_at >= begins and trial_used_at < ends
    ) t
    order by first`.execute(database);
  return rows;
}
