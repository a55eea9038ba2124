// GET /api/universe, POST /api/universe/visit
import { Hono } from "hono";
import type { RewardsAnswer } from "../../../shared/contracts/puppy.ts";
import type { Universe } from "../../../shared/contracts/universe.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { act, type GrowthContext, readGrowth } from "../service.ts";
import { emptyRequest, readBody } from "../../http/read-body.ts";
import { toUniverse } from "./service.ts";

export function universeRoutes(context: GrowthContext, verify: VerifyToken) {
  return new Hono()
    .get("/api/universe", requireUser(verify), async (c) => {
      c.header("cache-control", "no-store");
      return c.json<Universe>(toUniverse(await readGrowth(context, c.var.userId)));
    })
    .post("/api/universe/visit", requireUser(verify), async (c) => {
      await readBody(c, emptyRequest);
      const { rewards } = await act(context, c.var.userId, { type: "visit_universe" });
      return c.json<RewardsAnswer>({ rewards });
    });
}
