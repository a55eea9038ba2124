// Replies of free accounts, added up by day and network address. No row says who.
import type pg from "pg";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** All of them together. */
export const EVERYBODY = "";

export type Replies = {
  /** ISO 8601, in UTC. */
  day: string;
  network_hash: string;
  count: number;
};

/** Returns the counts of all servers. Rows are added in one order, so that two servers never deadlock. */
export async function addReplies(pool: pg.Pool, added: readonly Replies[]): Promise<Replies[]> {
  const { rows } = await pool.query<Replies>(
    `insert into free_replies as held (day, network_hash, count)
     select day, network_hash, count from jsonb_to_recordset($1) as e (day date, network_hash text, count integer)
     order by day, network_hash
     on conflict (day, network_hash) do update set count = held.count + excluded.count
     returning day::text, network_hash, count`,
    [JSON.stringify(added)],
  );
  return rows;
}

export async function countReplies(database: Database, day: string): Promise<number> {
  const row = await database
    .selectFrom("free_replies")
    .select("count")
    .where("day", "=", sql<Date>`${day}::date`)
    .where("network_hash", "=", EVERYBODY)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function eraseOldReplies(pool: pg.Pool, day: string): Promise<void> {
  await pool.query("delete from free_replies where day < $1::date - 1", [day]);
}
