// Game's way to the database: read as one value, locked for an action, written as one value; and what lies beside it.
import type pg from "pg";
import type { ActivityDay } from "../../shared/contracts/dashboard.ts";
import type { AchievementId } from "../../shared/contracts/game/achievement.ts";
import type { Database } from "../platform/database/database.ts";
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

export async function listActivity(
  pool: pg.Pool,
  userId: string,
  from: string,
): Promise<ActivityDay[]> {
  const { rows } = await pool.query<ActivityDay>({
    name: "list_activity",
    text: `select day::text, messages, pets, tasks, xp, happiness, is_frozen from activity_days
      where user_id = $1 and day >= $2::date`,
    values: [userId, from],
  });
  return rows;
}

export async function listUnlocked(
  database: Database,
  userId: string,
): Promise<Map<AchievementId, Date>> {
  const rows = await database
    .selectFrom("achievements")
    .select(["achievement", "unlocked_at"])
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ achievement, unlocked_at }) => [achievement, unlocked_at]));
}
