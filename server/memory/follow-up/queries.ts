// Rows of follow_ups: offered, planned by a yes, asked once.
import { sql } from "kysely";
import type pg from "pg";
import type { Language } from "../../../shared/contracts/language.ts";
import type { FollowUp } from "../../../shared/contracts/memory.ts";
import type { Database } from "../../platform/database/database.ts";
import { ASK_HOURS, dueAfter, hasHour, KEPT_DAYS, LIMITS } from "./rules.ts";

type NewFollowUp = {
  userId: string;
  chatId: string;
  words: string;
  /** The wall clock of the person's zone: YYYY-MM-DDTHH:MM, or the day alone. */
  at: string;
  /** The person has said yes to it, at another moment. */
  isPlanned: boolean;
};

/**
 * Offers to ask about a dated event. Returns false if the person wants no offers, is in a crisis or a minor, if the event is over, or if
 * there is a follow-up for the same message or the same day.
 */
export async function offer(
  client: pg.Pool | pg.PoolClient,
  { userId, chatId, words, at, isPlanned }: NewFollowUp,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into follow_ups (user_id, chat_id, words, happens_at, due_at, has_hour, is_planned)
     select u.id, c.id, $3, t.happens_at, t.due_at, $4, $5
     from users u join settings s on s.user_id = u.id join chats c on c.user_id = u.id and c.id = $2
     cross join lateral (select $6::timestamp at time zone u.time_zone as happens_at, $7::timestamp at time zone u.time_zone as due_at) t
     where u.id = $1 and s.follow_ups and s.memory and c.help is null and t.due_at > $8 and may_be_written_to(u.id, $8)
       and not exists (select from forgotten_chats g where g.user_id = u.id and g.chat_id = c.id and not g.is_reply_only)
       and not exists (select from follow_ups f where f.user_id = u.id
         and (f.due_at at time zone u.time_zone)::date = (t.due_at at time zone u.time_zone)::date)
     on conflict do nothing`,
    [userId, chatId, words, hasHour(at), isPlanned, at, dueAfter(at), now],
  );
  return rowCount === 1;
}

/** Whether there is such an offer, or a yes to it. */
export async function plan(database: Database, userId: string, chatId: string): Promise<boolean> {
  const { rows } = await sql`
    update follow_ups set is_planned = true where user_id = ${userId} and chat_id = ${chatId} and asked_at is null
    returning chat_id`.execute(database);
  return rows.length === 1;
}

/** Drops what the chats of these closed memories told, unless it is another memory's. Returns whether one of them was planned. */
export async function dropUntrue(
  client: pg.PoolClient,
  userId: string,
  memoryIds: readonly string[],
): Promise<boolean> {
  const { rows } = await client.query<{ is_planned: boolean }>(
    `delete from follow_ups f where user_id = $1 and asked_at is null
       and chat_id in (select chat_id from memories where user_id = $1 and id = any ($2))
       and not exists (select from memories m where m.user_id = $1 and m.chat_id = f.chat_id and m.words = f.words and m.closed_at is null)
     returning is_planned`,
    [userId, memoryIds],
  );
  return rows.some((row) => row.is_planned);
}

export async function drop(database: Database, userId: string, chatId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from follow_ups where user_id = ${userId} and chat_id = ${chatId} and asked_at is null
    returning chat_id`.execute(database);
  return rows.length === 1;
}

export async function listPlanned(
  database: Database,
  userId: string,
): Promise<(Omit<FollowUp, "happens_at"> & { happens_at: Date })[]> {
  return database
    .selectFrom("follow_ups")
    .select(["chat_id", "words", "happens_at", "has_hour"])
    .where("user_id", "=", userId)
    .where("is_planned", "=", true)
    .where("asked_at", "is", null)
    .orderBy("happens_at")
    .execute();
}

/** An offer ends when its question would be due. A planned question that nothing allowed for days goes, too. */
export async function eraseOver(database: Database, now: Date): Promise<void> {
  await sql`
    delete from follow_ups where asked_at is null
      and due_at < ${now}::timestamptz - case when is_planned then ${`${KEPT_DAYS} days`}::interval else '0' end`.execute(
    database,
  );
}

/** The person wants it, has peace and is not talking now, it is day where they are, and the limits allow it. */
const mayAsk = (now: Date) => sql`
  s.follow_ups and s.memory and u.deletion_requested_at is null and may_be_written_to(u.id, ${now})
  and extract(hour from ${now}::timestamptz at time zone u.time_zone) >= ${ASK_HOURS.from}
  and extract(hour from ${now}::timestamptz at time zone u.time_zone) < ${ASK_HOURS.to}
  and not exists (select from chats c where c.user_id = u.id and c.created_at > ${now}::timestamptz - interval '15 minutes')
  and not exists (select from push_notes n where n.user_id = u.id
    and (n.sent_at at time zone u.time_zone)::date = (${now}::timestamptz at time zone u.time_zone)::date)
  and not exists (select from follow_ups a where a.user_id = u.id
    and (a.asked_at at time zone u.time_zone)::date >= (${now}::timestamptz at time zone u.time_zone)::date - ${LIMITS.days - 1}::integer
    group by a.user_id
    having count(*) >= ${LIMITS.most}
      or max((a.asked_at at time zone u.time_zone)::date) = (${now}::timestamptz at time zone u.time_zone)::date)`;

export type DueFollowUp = {
  user_id: string;
  chat_id: string;
  words: string;
  language: Language;
  /** The day of the event, and today, in the person's zone. */
  day: string;
  today: string;
};

/** The earliest of each person who may be asked now. */
export async function listDueFollowUps(database: Database, now: Date): Promise<DueFollowUp[]> {
  const { rows } = await sql<DueFollowUp>`
    select distinct on (f.user_id) f.user_id, f.chat_id, f.words, s.language,
      to_char(f.happens_at at time zone u.time_zone, 'YYYY-MM-DD') as day,
      to_char(${now}::timestamptz at time zone u.time_zone, 'YYYY-MM-DD') as today
    from follow_ups f join users u on u.id = f.user_id join settings s on s.user_id = f.user_id
    where f.is_planned and f.asked_at is null and f.due_at <= ${now} and ${mayAsk(now)}
    order by f.user_id, f.due_at, f.chat_id limit 200`.execute(database);
  return rows;
}

/** Puts it off for the time in which the caller asks the model. False: another server was quicker. */
export async function take(
  database: Database,
  { user_id, chat_id }: DueFollowUp,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update follow_ups set due_at = ${now}::timestamptz + interval '5 minutes'
    where user_id = ${user_id} and chat_id = ${chat_id} and is_planned and asked_at is null and due_at <= ${now}
    returning chat_id`.execute(database);
  return rows.length === 1;
}

/** Lists what was said since the event was told, newest last. */
export async function listSince(
  database: Database,
  { user_id, chat_id }: DueFollowUp,
): Promise<{ message: string; response: string | null }[]> {
  const { rows } = await sql<{ message: string; response: string | null }>`
    select c.message, c.response from chats c
    where c.user_id = ${user_id} and c.created_at >= (select created_at from chats where user_id = ${user_id} and id = ${chat_id})
      and not exists (select from forgotten_chats g where g.user_id = c.user_id and g.chat_id = c.id)
    order by c.created_at desc, c.id desc limit 20`.execute(database);
  return rows.toReversed();
}

/**
 * Asks within the caller's transaction, once: the settings row is the lock of what is sent to a person. False: it may not be asked any more.
 */
export async function ask(
  transaction: Database,
  { user_id, chat_id }: DueFollowUp,
  question: string,
  now: Date,
): Promise<boolean> {
  await sql`select from settings where user_id = ${user_id} for update`.execute(transaction);
  const { rows } = await sql`
    update follow_ups f set question = ${question}, asked_at = ${now}, asked_after = (
      select c.id from chats c where c.user_id = f.user_id order by c.created_at desc, c.id desc limit 1)
    from users u join settings s on s.user_id = u.id
    where f.user_id = ${user_id} and f.chat_id = ${chat_id} and f.is_planned and f.asked_at is null and u.id = f.user_id and ${mayAsk(now)}
    returning f.chat_id`.execute(transaction);
  return rows.length === 1;
}
