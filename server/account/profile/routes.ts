// GET /api/me, PATCH /api/me
import { Hono } from "hono";
import type { Me } from "../../../shared/contracts/me.ts";
import { changeProfileRequest } from "../../../shared/contracts/profile.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { readBody } from "../../http/read-body.ts";
import { changeProfile, type MeContext, readMe } from "./service.ts";

export function meRoutes(context: MeContext, verify: VerifyToken) {
  const user = requireUser(verify);
  return new Hono()
    .get("/api/me", user, async (c) => {
      c.header("cache-control", "no-store");
      return c.json<Me>(await readMe(context, c.var.userId));
    })
    .patch("/api/me", user, async (c) =>
      c.json<Me>(
        await changeProfile(context, c.var.userId, await readBody(c, changeProfileRequest)),
      ),
    );
}
