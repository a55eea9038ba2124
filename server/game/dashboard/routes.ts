// The numbers of the dashboard and the profile.
import type { Route } from "../../http/route.ts";
import { type DashboardContext, readDashboard } from "./service.ts";

export function dashboardRoutes(route: Route, context: DashboardContext): void {
  route("GET /api/dashboard", async ({ userId }) => readDashboard(context, userId));
}
