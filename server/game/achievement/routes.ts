// Route of a person's achievements.
import type { Route } from "../../http/route.ts";
import { type AchievementContext, readAchievements } from "./service.ts";

export function achievementRoutes(route: Route, context: AchievementContext): void {
  route("GET /api/achievements", async ({ userId }) => readAchievements(context, userId));
}
