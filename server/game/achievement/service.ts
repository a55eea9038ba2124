// All achievements, with how far the user is.
import type { Achievements } from "../../../shared/contracts/game/achievement.ts";
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from "../../../shared/rules/game/achievements.ts";
import { progressOf } from "../../rules/growing/progress.ts";
import type { ServerContext } from "../../platform/context.ts";
import { readGame } from "../service.ts";
import { listUnlocked } from "../queries.ts";

export type AchievementContext = Pick<ServerContext, "pool" | "clock" | "database">;

export async function readAchievements(
  context: AchievementContext,
  userId: string,
): Promise<Achievements> {
  const { state } = await readGame(context, userId);
  const unlocked = await listUnlocked(context.database, userId);
  const progress = progressOf(state);
  return {
    unlocked: unlocked.size,
    total: ACHIEVEMENT_IDS.length,
    achievements: ACHIEVEMENT_IDS.map((id) => {
      const { name, deed, coins, of, target } = ACHIEVEMENTS[id];
      const unlockedAt = unlocked.get(id)?.toISOString() ?? null;
      const reached = unlockedAt === null ? Math.min(target, progress[of]) : target;
      return { id, name, deed, coins, progress: reached, target, unlocked_at: unlockedAt };
    }),
  };
}
