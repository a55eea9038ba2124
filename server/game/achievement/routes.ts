// GET /api/achievements
import { Hono } from "hono";
import type { Achievements } from "../../../shared/contracts/achievement.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { type AchievementContext, readAchievements } from "./service.ts";

export function achievementRoutes(context: AchievementContext, verify: VerifyToken) {
  return new Hono().get("/api/achievements", requireUser(verify), async (c) => {
    c.header("cache-control", "no-store");
    return c.json<Achievements>(await readAchievements(context, c.var.userId));
  });
}
