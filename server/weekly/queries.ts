// Queries of the weekly email: people who are due, the content of their week, and that each week is handled once.
import { sql } from "kysely";
import type { Language } from "../../shared/contracts/language.ts";
import type { Database } from "../platform/database/database.ts";

/** First hour of Monday's daylight in the person's zone. */
const FIRST_HOUR = 9;
const LAST_HOUR = 20;
/** Less than seven days, so that a letter of Monday evening does not skip the next Monday morning. */
const WEEK = "6 days";
/** Newcomers have had mails enough. */
const NEWCOMER = "3 days";
const PAGE = 200;

const isDaylightOfMonday = (now: Date) => sql<boolean>`(
  extract(isodow from ${now}::timestamptz at time zone u.time_zone) = 1
  and extract(hour from ${now}::timestamptz at time zone u.time_zone) between ${FIRST_HOUR} and ${LAST_HOUR})`;
const nextEmail = (now: Date) =>
  sql`next_local_time(${now}, u.time_zone, 'week', ${`${FIRST_HOUR} hours`}::interval)`;

/** People who are due while it is not Monday's daylight wait for the next one. */
export async function postponeEmails(database: Database, now: Date): Promise<void> {
  await sql`
    update settings s set letter_due_at = ${nextEmail(now)} from users u
    where s.email_updates and s.letter_due_at <= ${now} and u.id = s.user_id
      and not ${isDaylightOfMonday(now)}`.execute(database);
}

/** Ids in order, after the given one. */
export async function listDue(
  database: Database,
  now: Date,
  after: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from settings s
    join users u on u.id = s.user_id
    left join weekly_letters w on w.user_id = s.user_id
    where s.email_updates and s.letter_due_at <= ${now} and u.email_verified
      and (${after}::uuid is null or s.user_id > ${after}::uuid)
      and u.created_at < ${now}::timestamptz - ${NEWCOMER}::interval
      and (w.user_id is null or w.dealt_at < ${now}::timestamptz - ${WEEK}::interval)
      and ${isDaylightOfMonday(now)}
    order by s.user_id limit ${PAGE}`.execute(database);
  return rows.map(({ id }) => id);
}

export type WeekRow = {
  email: string;
  language: Language;
  name: string;
  puppy_name: string;
  level: number;
  coins: number;
  streak_days: number;
  /** Number of the last seven days on which something happened. */
  days: number;
  messages: number;
  pets: number;
  tasks: number;
  xp: number;
};

export async function getWeek(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<WeekRow | null> {
  const { rows } = await sql<WeekRow>`
    select u.email, s.language, u.name, p.name as puppy_name, p.level, w.balance as coins,
      case when g.streak_last_day >= (today.day - 1)::text then g.streak_days else 0 end as streak_days, a.*
    from users u
    join settings s on s.user_id = u.id
    join puppies p on p.user_id = u.id and p.is_active
    join wallets w on w.user_id = u.id
    join game_states g on g.user_id = u.id
    cross join lateral (select user_day(${now}, u.time_zone) as day) today
    cross join lateral (
      select count(*)::integer as days, coalesce(sum(messages), 0)::integer as messages,
        coalesce(sum(pets), 0)::integer as pets, coalesce(sum(tasks), 0)::integer as tasks, coalesce(sum(xp), 0)::integer as xp
      from activity_days d
      where d.user_id = u.id and d.day >= today.day - 7 and d.day < today.day and d.messages + d.pets + d.tasks > 0
    ) a
    where u.id = ${userId}`.execute(transaction);
  return rows[0] ?? null;
}

/**
 * Claims this week's email of a person: at most one of several claims succeeds. Returns null when there is none to claim, Email
 * Updates is off by now, or they are to be left in peace this Monday; else whether the last one was of a quiet week, too.
 */
export async function takeWeek(
  transaction: Database,
  userId: string,
  isQuiet: boolean,
  now: Date,
): Promise<{ wasQuiet: boolean } | null> {
  await sql`
    insert into weekly_letters (user_id) select id from users where id = ${userId}
    on conflict (user_id) do nothing`.execute(transaction);
  await sql`
    update settings s set letter_due_at = ${nextEmail(now)} from users u
    where s.user_id = ${userId} and u.id = s.user_id`.execute(transaction);
  const { rows } = await sql<{ was_quiet: boolean }>`
    with before as (select is_quiet from weekly_letters where user_id = ${userId} for update)
    update weekly_letters w set dealt_at = ${now}, is_quiet = ${isQuiet} from before
    where w.user_id = ${userId} and w.dealt_at < ${now}::timestamptz - ${WEEK}::interval
      and exists (select from settings s where s.user_id = ${userId} and s.email_updates)
      and may_be_written_to(${userId}, ${now})
    returning before.is_quiet as was_quiet`.execute(transaction);
  return rows[0] ? { wasQuiet: rows[0].was_quiet } : null;
}

/** Does nothing for a deleted account. */
export async function endEmailUpdates(
  database: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable("settings")
    .set({ email_updates: false, updated_at: now })
    .where("user_id", "=", userId)
    .execute();
}
