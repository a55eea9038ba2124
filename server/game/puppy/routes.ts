// POST /api/puppy/pet, /api/puppy/choose, /api/visit
import { Hono } from "hono";
import { chooseRequest, type RewardsAnswer } from "../../../shared/contracts/puppy.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { act, type GrowthContext } from "../service.ts";
import { emptyRequest, readBody } from "../../http/read-body.ts";

export function puppyRoutes(context: GrowthContext, verify: VerifyToken) {
  return new Hono()
    .post("/api/puppy/pet", requireUser(verify), async (c) => {
      await readBody(c, emptyRequest);
      const { rewards } = await act(context, c.var.userId, { type: "pet" });
      return c.json<RewardsAnswer>({ rewards });
    })
    .post("/api/puppy/choose", requireUser(verify), async (c) => {
      const { variant } = await readBody(c, chooseRequest);
      const { rewards } = await act(context, c.var.userId, { type: "choose", variant });
      return c.json<RewardsAnswer>({ rewards });
    })
    .post("/api/visit", requireUser(verify), async (c) => {
      await readBody(c, emptyRequest);
      const { rewards } = await act(context, c.var.userId, { type: "visit" });
      return c.json<RewardsAnswer>({ rewards });
    });
}
