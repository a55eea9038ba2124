// GET /api/me
import { Hono } from "hono";
import type { VerifyToken } from "../auth/access-token.ts";
import { requireUser } from "../auth/middleware.ts";
import type { ServerContext } from "../context.ts";
import { readMe } from "./service.ts";

export function meRoutes(context: Pick<ServerContext, "database" | "clock">, verify: VerifyToken) {
  return new Hono().get("/api/me", requireUser(verify), async (c) => {
    c.header("cache-control", "no-store");
    return c.json(await readMe(context, c.var.userId));
  });
}
