// How often help was shown, added up by day. No row says who, and none says what was written.
import type { HelpKind, Layer } from "../../../shared/contracts/safety.ts";
import { sql } from "kysely";
import type pg from "pg";
import type { Language } from "../../../shared/contracts/language.ts";
import type { Database } from "../../platform/database/database.ts";

export type Count = {
  /** ISO 8601, in UTC. */
  day: string;
  kind: HelpKind;
  language: Language;
  layer: Layer;
  count: number;
};

export async function addCounts(pool: pg.Pool, counts: readonly Count[]): Promise<void> {
  await pool.query(
    `insert into safety_counts as c (day, kind, language, layer, count)
     select day, kind, language, layer, count from json_to_recordset($1)
       as given (day date, kind text, language text, layer text, count integer)
     -- Always in the same order, so that no two servers wait for each other.
     order by day, kind, language, layer
     on conflict (day, kind, language, layer) do update set count = c.count + excluded.count`,
    [JSON.stringify(counts)],
  );
}

/** From that day on, newest first. */
export async function listCounts(database: Database, since: string): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select day::text, kind, language, layer, count from safety_counts where day >= ${since}::date
    order by day desc, kind, language, layer`.execute(database);
  return rows;
}

export type YearCount = { year: number; kind: HelpKind; count: number };

/** For the public page: of every year, newest first, by kind alone. */
export async function countsByYear(database: Database): Promise<YearCount[]> {
  const { rows } = await sql<YearCount>`
    select extract(year from day)::integer as year, kind, sum(count)::integer as count from safety_counts
    group by 1, 2 order by 1 desc, 3 desc, 2`.execute(database);
  return rows;
}
