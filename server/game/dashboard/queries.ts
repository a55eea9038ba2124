// Queries of the dashboard besides the user's game.
import type pg from "pg";
import type { ActivityDay } from "../../../shared/contracts/dashboard.ts";

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
