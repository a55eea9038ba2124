// Queries of the diary: due days, their material, and entries.
import { sql } from "kysely";
import type pg from "pg";
import type { DiaryEntry } from "../../../shared/contracts/memory.ts";
import type { Database } from "../../platform/database/database.ts";

/** The most chats of a day that the model is told. */
const CHATS = 40;
const FACTS = 12;
const ENTRIES = 30;

/** A day that was read has an entry, written an hour after it is over. Within the caller's transaction. */
export async function expectEntries(
  client: pg.PoolClient,
  userId: string,
  chatIds: readonly string[],
): Promise<void> {
  await client.query(
    `insert into diary_entries (user_id, day, due_at)
     select distinct u.id, d.day, ((d.day + 1) + time '04:00') at time zone u.time_zone
     from users u join chats c on c.user_id = u.id and c.id = any ($2)
     cross join lateral (select user_day(c.created_at, u.time_zone) as day) d
     where u.id = $1 on conflict do nothing`,
    [userId, chatIds],
  );
}

export type DueDay = { user_id: string; day: string };

export async function listDueDays(pool: pg.Pool, now: Date): Promise<DueDay[]> {
  const { rows } = await pool.query<DueDay>(
    `select user_id, day::text from diary_entries where due_at <= $1 order by due_at limit 50`,
    [now],
  );
  return rows;
}

export type DaySpent = {
  language: string;
  userName: string;
  summary: string;
  /** The entries of the two weeks before. */
  earlier: string[];
  facts: string[];
  chats: { message: string; response: string; has_help: boolean }[];
};

/**
 * Null: another server writes it, or nobody should: the memory is paused, a crisis is open or was that day, the chat rests. Whoever takes
 * it takes it for good, so that a day costs one call of the model at most.
 */
export async function takeDay(
  pool: pg.Pool,
  { user_id, day }: DueDay,
  now: Date,
): Promise<DaySpent | null> {
  const { rows } = await pool.query<
    Omit<DaySpent, "earlier" | "facts" | "chats"> & { zone: string }
  >(
    `with taken as (
       update diary_entries set due_at = null where user_id = $1 and day = $2 and due_at <= $3 returning user_id)
     select s.language, u.name as "userName", u.time_zone as zone, coalesce(c.summary, '') as summary
     from taken join users u on u.id = taken.user_id join settings s on s.user_id = u.id
     left join conversation_summaries c on c.user_id = u.id
     where s.memory and u.deletion_requested_at is null and may_be_written_to(u.id, $3)`,
    [user_id, day, now],
  );
  const taken = rows[0];
  if (!taken) return null;
  const { zone, ...rest } = taken;
  const chats = await pool.query<DaySpent["chats"][number]>(
    `select c.message, case when f.is_reply_only then '' else c.response end as response, c.help is not null as has_help from chats c
     left join forgotten_chats f on (f.user_id, f.chat_id) = (c.user_id, c.id)
     left join conversation_summaries s on s.user_id = c.user_id
     where c.user_id = $1 and c.created_at >= $2::date - interval '1 day' and c.created_at < $2::date + interval '3 days'
       and user_day(c.created_at, $3) = $2::date and c.response <> ''
       and f.is_reply_only is distinct from false
       and c.created_at > coalesce(s.forgotten_until, '-infinity')
     order by c.created_at desc, c.id desc limit ${CHATS}`,
    [user_id, day, zone],
  );
  const earlier = await pool.query<{ words: string }>(
    `select words from diary_entries where user_id = $1 and day >= $2::date - 14 and day < $2 and words is not null order by day`,
    [user_id, day],
  );
  const facts = await pool.query<{ words: string }>(
    `select words from memories where user_id = $1 and closed_at is null and kind <> 'private'
       and noted_at >= $2::date - interval '1 day' and noted_at < $2::date + interval '3 days' and user_day(noted_at, $3) = $2::date
     order by rank_at desc limit ${FACTS}`,
    [user_id, day, zone],
  );
  return {
    ...rest,
    earlier: earlier.rows.map(({ words }) => words),
    facts: facts.rows.map(({ words }) => words),
    chats: chats.rows.toReversed(),
  };
}

/** Unless the person had everything forgotten, or paused it, meanwhile. */
export async function writeEntry(
  pool: pg.Pool,
  { user_id, day }: DueDay,
  words: string,
): Promise<void> {
  await pool.query(
    `update diary_entries d set words = $3 from settings s
     where d.user_id = $1 and d.day = $2 and s.user_id = $1 and s.memory`,
    [user_id, day, words],
  );
}

/** Newest first. */
export async function listEntries(database: Database, userId: string): Promise<DiaryEntry[]> {
  const { rows } = await sql<DiaryEntry>`
    select day::text, words from diary_entries where user_id = ${userId} and words is not null
    order by day desc limit ${ENTRIES}`.execute(database);
  return rows;
}
