// What the dashboard shows besides the user's game.
import { sql } from "kysely";
import type { ActivityDay } from "../../../shared/contracts/dashboard.ts";
import type { Database } from "../../platform/database/database.ts";

export async function listActivity(
  database: Database,
  userId: string,
  from: string,
): Promise<ActivityDay[]> {
  return database
    .selectFrom("activity_days")
    .select([
      sql<string>`day::text`.as("day"),
      "messages",
      "pets",
      "tasks",
      "xp",
      "happiness",
      "is_frozen",
    ])
    .where("user_id", "=", userId)
    .where("day", ">=", sql<Date>`${from}::date`)
    .execute();
}
