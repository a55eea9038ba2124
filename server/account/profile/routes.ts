// Routes of the signed-in person's profile.
import type { Route } from "../../http/route.ts";
import { changeProfile, type MeContext, readMe } from "./service.ts";

export function meRoutes(route: Route, context: MeContext): void {
  route("GET /api/me", async ({ userId }) => readMe(context, userId));
  route("PATCH /api/me", async ({ userId, body }) => changeProfile(context, userId, body));
}
