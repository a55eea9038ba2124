// GET /api/dashboard
import { Hono } from "hono";
import type { Dashboard } from "../../../shared/contracts/dashboard.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { type DashboardContext, readDashboard } from "./service.ts";

export function dashboardRoutes(context: DashboardContext, verify: VerifyToken) {
  return new Hono().get("/api/dashboard", requireUser(verify), async (c) => {
    c.header("cache-control", "no-store");
    return c.json<Dashboard>(await readDashboard(context, c.var.userId));
  });
}
