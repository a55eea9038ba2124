// PATCH /api/me/settings
import { Hono } from "hono";
import type { Settings } from "../../../shared/contracts/me.ts";
import { changeSettingsRequest } from "../../../shared/contracts/settings.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { readBody } from "../../http/read-body.ts";
import { changeSettings, type SettingsContext } from "./service.ts";

export function settingsRoutes(context: SettingsContext, verify: VerifyToken) {
  return new Hono().patch("/api/me/settings", requireUser(verify), async (c) =>
    c.json<Settings>(
      await changeSettings(context, c.var.userId, await readBody(c, changeSettingsRequest)),
    ),
  );
}
