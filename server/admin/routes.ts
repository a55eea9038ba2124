// GET /api/admin/overview
import { Hono } from "hono";
import type { VerifyToken } from "../auth/access-token.ts";
import { requireAdmin, requireUser } from "../auth/middleware.ts";
import type { ServerContext } from "../context.ts";
import { readOverview } from "./service.ts";

export function adminRoutes(
  { database, config }: Pick<ServerContext, "database" | "config">,
  verify: VerifyToken,
) {
  return new Hono().get(
    "/api/admin/overview",
    requireUser(verify),
    requireAdmin(database),
    async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await readOverview(database, config));
    },
  );
}
