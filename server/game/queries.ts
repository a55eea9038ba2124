// Growth's way to the database: read as one value, locked for an action, written as one value.
import type pg from "pg";
import type { GrowthChange } from "./change.ts";

type Row = { growth: unknown };

export async function getGrowth(pool: pg.Pool, userId: string): Promise<unknown> {
  const { rows } = await pool.query<Row>({
    name: "growth_of",
    text: "select growth_of($1) as growth",
    values: [userId],
  });
  return rows[0]!.growth;
}

export async function lockGrowth(client: pg.PoolClient, userId: string): Promise<unknown> {
  const { rows } = await client.query<Row>({
    name: "lock_growth",
    text: "select lock_growth($1) as growth",
    values: [userId],
  });
  return rows[0]!.growth;
}

export async function applyGrowth(
  client: pg.PoolClient,
  userId: string,
  change: GrowthChange,
  now: Date,
): Promise<void> {
  await client.query({
    name: "apply_growth",
    text: "select apply_growth($1, $2, $3)",
    values: [userId, JSON.stringify(change), now],
  });
}
