// The rows of the security log: added up by the hour, read by keyset, gone after 90 days.
import { sql } from "kysely";
import type pg from "pg";
import { isUuid } from "../../../shared/contracts/id.ts";
import type { SecurityKind, SecurityQuery } from "../../../shared/contracts/admin/security.ts";
import { DAY_MS } from "../../../shared/rules/days.ts";
import { KEPT_DAYS } from "../../../shared/rules/retention.ts";
import type { Database } from "../database/database.ts";

export type Noted = {
  /** ISO 8601, as all moments here. */
  hour: string;
  kind: SecurityKind;
  person_id: string | null;
  /** The address of an account whose id is not known yet. */
  email: string | null;
  network: string;
  detail: string;
  count: number;
  first_at: string;
  last_at: string;
};

/** Drops events about a person who was deleted meanwhile. */
export async function addEvents(pool: pg.Pool, events: readonly Noted[]): Promise<void> {
  await pool.query(
    `insert into security_events as held (hour, kind, person_id, network, detail, count, first_at, last_at)
     select e.hour, e.kind, u.id, e.network, e.detail, sum(e.count), min(e.first_at), max(e.last_at)
     from rows from (jsonb_to_recordset($1) as (hour timestamptz, kind text, person_id uuid, email text, network text, detail text,
       count integer, first_at timestamptz, last_at timestamptz)) with ordinality
       as e (hour, kind, person_id, email, network, detail, count, first_at, last_at, no)
     cross join lateral (
       select coalesce((select id from users where id = e.person_id), (select id from users where users.email = e.email)) as id
     ) u
     where e.person_id is null or u.id is not null
     group by e.hour, e.kind, u.id, e.network, e.detail
     order by min(e.no)
     on conflict on constraint security_events_once do update set
       count = least(held.count::bigint + excluded.count, 2147483647),
       first_at = least(held.first_at, excluded.first_at), last_at = greatest(held.last_at, excluded.last_at)`,
    [JSON.stringify(events)],
  );
}

export type EventRow = {
  id: string;
  kind: SecurityKind;
  person_id: string | null;
  email: string | null;
  network: string;
  detail: string;
  count: number;
  first_at: Date;
  last_at: Date;
};

/** Newest hour first, after the event named by `before`. Each filter has an index that ends in this order. */
export async function listEvents(
  database: Database,
  { person, kind, until, before }: SecurityQuery,
  limit: number,
): Promise<EventRow[]> {
  const whose = isUuid(person)
    ? sql<string>`${person}::uuid`
    : sql<string>`(select id from users where email = ${person})`;
  return database
    .selectFrom("security_events as e")
    .leftJoin("users as u", "u.id", "e.person_id")
    .select(["e.id", "e.kind", "e.person_id", "u.email", "e.network", "e.detail", "e.count"])
    .select(["e.first_at", "e.last_at"])
    .$castTo<EventRow>()
    .$if(person !== "", (query) => query.where("e.person_id", "=", whose))
    .$if(kind !== undefined, (query) => query.where("e.kind", "=", kind!))
    .$if(until !== undefined, (query) =>
      query.where("e.hour", "<", sql<Date>`${until}::timestamptz + interval '1 day'`),
    )
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(e.hour, e.id) < (select hour, id from security_events where id = ${before})`,
      ),
    )
    .orderBy("e.hour", "desc")
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
}

/** The model of each known start, oldest first: of an hour's starts with one model the first and the last. */
export async function listModelStarts(database: Database): Promise<{ name: string; at: Date }[]> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select detail as name, at from security_events, unnest(array[first_at, last_at]) as at
    where kind = 'model_used' order by at`.execute(database);
  return rows;
}

export async function eraseOldEvents(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS.securityEvent * DAY_MS);
  await sql`delete from security_events where hour < ${before}`.execute(database);
}
