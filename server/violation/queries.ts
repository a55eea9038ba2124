// Kinds of violations and how often each came.
import { sql } from "kysely";
import type { Database } from "../platform/database/database.ts";
import type { Violation } from "./report.ts";

/** Anyone may report: past that many kinds only those that are known are counted. */
const MOST_KINDS = 200;

/** Whether it is the first of its kind. */
export async function countViolation(
  database: Database,
  { directive, blocked, source, page }: Violation,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    insert into violations as known (directive, blocked, source, page, first_seen_at, last_seen_at)
    select ${directive}, ${blocked}, ${source}, ${page}, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from violations) < ${MOST_KINDS}
      or exists (
        select from violations where directive = ${directive} and blocked = ${blocked} and source = ${source} and page = ${page})
    on conflict (directive, blocked, source, page) do update
      set count = least(known.count, 1000000000) + 1, last_seen_at = excluded.last_seen_at
    returning count`.execute(database);
  return rows[0]?.count === 1;
}

export type SeenViolation = Violation & { count: number };

/** The latest first. */
export async function listViolations(database: Database, since: Date): Promise<SeenViolation[]> {
  return database
    .selectFrom("violations")
    .select(["directive", "blocked", "source", "page", "count"])
    .where("last_seen_at", ">", since)
    .orderBy("last_seen_at", "desc")
    .limit(MOST_KINDS)
    .execute();
}

export async function eraseOldViolations(database: Database, now: Date): Promise<void> {
  await sql`delete from violations where last_seen_at < ${now}::timestamptz - interval '30 days'`.execute(
    database,
  );
}
