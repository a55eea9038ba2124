// Browsers that ask for push messages, and who is due for one.
import { sql } from "kysely";
import type { PushSubscriptionRequest } from "../../shared/contracts/push.ts";
import type { Language } from "../../shared/contracts/language.ts";
import type { PushMoment } from "./rules.ts";
import { PUSH_HOURS } from "./rules.ts";
import type { Database } from "../platform/database/database.ts";

/** A person's browsers; the one that came first gives way. */
const MOST_BROWSERS = 10;
const PAGE = 200;

/** A browser that another person used before belongs to its current user. Returns false if the user does not exist. */
export async function saveSubscription(
  database: Database,
  userId: string,
  { endpoint, keys }: PushSubscriptionRequest,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
    select id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${now} from users where id = ${userId}
    on conflict (endpoint) do update set
      user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
    returning id`.execute(database);
  if (rows.length === 0) return false;
  await sql`
    delete from push_subscriptions where user_id = ${userId} and id in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc offset ${MOST_BROWSERS})`.execute(
    database,
  );
  return true;
}

export async function deleteSubscription(
  database: Database,
  userId: string,
  endpoint: string,
): Promise<void> {
  await database
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", userId)
    .where("endpoint", "=", endpoint)
    .execute();
}

const isEvening = (now: Date) => sql<boolean>`(
  extract(hour from ${now}::timestamptz at time zone u.time_zone) >= ${PUSH_HOURS.from}
  and extract(hour from ${now}::timestamptz at time zone u.time_zone) < ${PUSH_HOURS.to})`;
const nextEvening = (now: Date) =>
  sql`next_local_time(${now}, u.time_zone, 'day', ${`${PUSH_HOURS.from} hours`}::interval)`;

/** People who are due while it is not evening wait for the next evening. */
export async function postponePushes(database: Database, now: Date): Promise<void> {
  await sql`
    update settings s set push_due_at = ${nextEvening(now)} from users u
    where s.push_notifications and s.push_due_at <= ${now} and u.id = s.user_id
      and not ${isEvening(now)}`.execute(database);
}

/** People whose evening it is and who want to be written to, in order, after the given one. */
export async function listCandidates(
  database: Database,
  now: Date,
  after: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.user_id as id from settings s
    join users u on u.id = s.user_id
    where s.push_notifications and s.push_due_at <= ${now}
      and (${after}::uuid is null or s.user_id > ${after}::uuid)
      and ${isEvening(now)}
    order by s.user_id limit ${PAGE}`.execute(database);
  return rows.map(({ id }) => id);
}

export type CandidateRow = PushMoment & { language: Language; browsers: string[] };

/** Looked at once an evening. One server at a time: what the other one has done is seen by a statement that begins after it. */
export async function takeCandidate(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<CandidateRow | null> {
  await sql`
    update settings s set push_due_at = ${nextEvening(now)} from users u
    where s.user_id = ${userId} and u.id = s.user_id`.execute(transaction);
  const { rows } = await sql<CandidateRow>`
    select
      extract(hour from ${now}::timestamptz at time zone u.time_zone)::integer as hour,
      to_char(${now}::timestamptz at time zone u.time_zone, 'YYYY-MM-DD') as today,
      to_char(g.seen_at at time zone u.time_zone, 'YYYY-MM-DD') as "seenOn",
      to_char(n.sent_at at time zone u.time_zone, 'YYYY-MM-DD') as "lastSentOn",
      case when n.sent_at > g.seen_at then n.unanswered else 0 end as unanswered,
      s.language,
      array(select p.id from push_subscriptions p where p.user_id = u.id order by p.created_at desc) as browsers
    from settings s
    join users u on u.id = s.user_id
    join game_states g on g.user_id = u.id
    left join push_notes n on n.user_id = u.id
    where s.user_id = ${userId} and s.push_notifications and may_be_written_to(s.user_id, ${now})`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

export async function noteSent(
  transaction: Database,
  userId: string,
  unanswered: number,
  now: Date,
): Promise<void> {
  await sql`
    insert into push_notes (user_id, sent_at, unanswered) values (${userId}, ${now}, ${unanswered})
    on conflict (user_id) do update set sent_at = excluded.sent_at, unanswered = excluded.unanswered`.execute(
    transaction,
  );
}

export type BrowserRow = { endpoint: string; p256dh: string; auth: string };

/** Null when it was given up meanwhile, or its person wants no more or is to be left in peace. */
export async function getBrowser(
  database: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<BrowserRow | null> {
  const { rows } = await sql<BrowserRow>`
    select p.endpoint, p.p256dh, p.auth from push_subscriptions p
    join settings s on s.user_id = p.user_id
    where p.user_id = ${userId} and p.id = ${id} and s.push_notifications
      and may_be_written_to(s.user_id, ${now})`.execute(database);
  return rows[0] ?? null;
}

export async function deleteBrowser(database: Database, userId: string, id: string): Promise<void> {
  await database
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

/** Counts one more, and returns how many there are since the last success. */
export async function addRefusal(database: Database, userId: string, id: string): Promise<number> {
  const { rows } = await sql<{ refusals: number }>`
    update push_subscriptions set refusals = refusals + 1 where user_id = ${userId} and id = ${id}
    returning refusals`.execute(database);
  return rows[0]?.refusals ?? 0;
}

export async function forgetRefusals(
  database: Database,
  userId: string,
  id: string,
): Promise<void> {
  await sql`
    update push_subscriptions set refusals = 0
    where user_id = ${userId} and id = ${id} and refusals > 0`.execute(database);
}

/** People who want push messages and have no browser whose service took the last one. The limit makes each look use the index. */
export async function countUnreached(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from settings s
    where s.push_notifications and (
      select p.id from push_subscriptions p where p.user_id = s.user_id and p.refusals = 0 limit 1) is null`.execute(
    database,
  );
  return rows[0]!.count;
}

const MOST_SERVICES = 5;

/** The origins of the push services that most browsers use. */
export async function listServices(database: Database): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    select substring(endpoint from '^https?://[^/]+') as origin from push_subscriptions
    group by 1 order by count(*) desc, 1 limit ${MOST_SERVICES}`.execute(database);
  return rows.map(({ origin }) => origin);
}
