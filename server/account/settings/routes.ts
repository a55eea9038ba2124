// Routes of the settings page.
import type { Route } from "../../http/route.ts";
import { changeSettings, type SettingsContext } from "./service.ts";

export function settingsRoutes(route: Route, context: SettingsContext): void {
  route("PATCH /api/me/settings", async ({ userId, body }) =>
    changeSettings(context, userId, body),
  );
}
