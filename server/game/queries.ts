// Game's way to the database: read as one value, locked for an action, written as one value.
import type pg from "pg";
import type { GameChange } from "./change.ts";

type Row = { game: unknown };

export async function getGame(pool: pg.Pool, userId: string): Promise<unknown> {
  const { rows } = await pool.query<Row>({
    name: "game_of",
    text: "select game_of($1) as game",
    values: [userId],
  });
  return rows[0]!.game;
}

export async function lockGame(client: pg.PoolClient, userId: string): Promise<unknown> {
  const { rows } = await client.query<Row>({
    name: "lock_game",
    text: "select lock_game($1) as game",
    values: [userId],
  });
  return rows[0]!.game;
}

export async function applyGame(
  client: pg.PoolClient,
  userId: string,
  change: GameChange,
  now: Date,
): Promise<void> {
  await client.query({
    name: "apply_game",
    text: "select apply_game($1, $2, $3)",
    values: [userId, JSON.stringify(change), now],
  });
}
