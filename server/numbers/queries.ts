// The kept sums. Reading them costs the same however many people there are.
import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "../platform/database/database.ts";
import type { NumberKind } from "./kinds.ts";

export type Sum = { kind: NumberKind; starts_on: string; step: number; amount: number };

/** Returns the non-zero numbers from that day on. */
export async function sumNumbers(
  database: Database,
  kinds: readonly NumberKind[],
  since: string,
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select kind, starts_on::text, step, sum(amount)::float8 as amount from numbers
    where kind = any (${kinds}) and starts_on >= ${since}::date
    group by kind, starts_on, step`.execute(database);
  return rows;
}

export async function addVisits(
  pool: pg.Pool,
  visits: readonly { week: string; count: number }[],
): Promise<void> {
  await pool.query(
    `insert into numbers as n (kind, starts_on, stripe, amount)
     select 'visits', week, 0, count from json_to_recordset($1) as given (week date, count integer) order by week
     on conflict (kind, starts_on, step, stripe) do update set amount = n.amount + excluded.amount`,
    [JSON.stringify(visits)],
  );
}

export type ModelUse = {
  day: string;
  /** Empty if the row belongs to no person. */
  person_hash: string;
  tokens_in: number;
  tokens_out: number;
  guessed_tokens: number;
};

/** Always in the same order, so that no two servers wait for each other. */
export async function addModelUse(pool: pg.Pool, use: readonly ModelUse[]): Promise<void> {
  await pool.query(
    `with given as (
       select * from json_to_recordset($1)
         as e (day date, person_hash text, tokens_in bigint, tokens_out bigint, guessed_tokens bigint)
     ), kept as (
       insert into model_use as m (day, person_hash, tokens_in, tokens_out)
       select day, person_hash, tokens_in, tokens_out from given where person_hash <> '' order by day, person_hash
       on conflict (day, person_hash) do update
         set tokens_in = m.tokens_in + excluded.tokens_in, tokens_out = m.tokens_out + excluded.tokens_out
     )
     insert into numbers as n (kind, starts_on, stripe, amount)
     select kind, day, 0, sum(amount) from given cross join lateral (values
       ('tokens_in', tokens_in), ('tokens_out', tokens_out), ('guessed_tokens', guessed_tokens)) v (kind, amount)
     where amount > 0 group by kind, day order by kind, day
     on conflict (kind, starts_on, step, stripe) do update set amount = n.amount + excluded.amount`,
    [JSON.stringify(use)],
  );
}

/** The days before that one: how many people there were, and the dearest tenth of them. */
export async function foldModelUse(
  database: Database,
  day: string,
  price: { in: number; out: number },
): Promise<void> {
  await sql`
    with over as (
      delete from model_use where day < ${day}::date returning *
    ), ranked as (
      select *, ntile(10) over (
        partition by day order by tokens_in * ${price.in}::float8 + tokens_out * ${price.out}::float8 desc, person_hash) = 1 as is_top
      from over
    ), folded as (
      select day, count(*) as people, count(*) filter (where is_top) as top_people,
        sum(tokens_in) filter (where is_top) as top_in, sum(tokens_out) filter (where is_top) as top_out
      from ranked group by day
    )
    insert into numbers as n (kind, starts_on, stripe, amount)
    select kind, day, 0, amount from folded cross join lateral (values
      ('people', people), ('top_people', top_people), ('top_tokens_in', top_in), ('top_tokens_out', top_out)) v (kind, amount)
    on conflict (kind, starts_on, step, stripe) do update set amount = n.amount + excluded.amount`.execute(
    database,
  );
}
