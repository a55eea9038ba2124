// Queries of unlocked achievements.
import type { AchievementId } from "../../../shared/contracts/game/achievement.ts";
import type { Database } from "../../platform/database/database.ts";

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
