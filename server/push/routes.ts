// PUT /api/push-subscription, DELETE /api/push-subscription
import { Hono } from "hono";
import { pushSubscriptionRequest } from "../../shared/contracts/push.ts";
import type { VerifyToken } from "../http/access-token.ts";
import { limitUser, requireUser } from "../http/require-user.ts";
import { createRateLimits } from "../platform/rate-limits.ts";
import { readBody } from "../http/read-body.ts";
import { forgetBrowser, type PushContext, saveBrowser } from "./service.ts";

export function pushRoutes(context: PushContext, verify: VerifyToken) {
  const user = requireUser(verify);
  const seldom = limitUser(createRateLimits(context), "push", { window: 60, max: 30 });
  return new Hono()
    .put("/api/push-subscription", user, seldom, async (c) => {
      await saveBrowser(context, c.var.userId, await readBody(c, pushSubscriptionRequest));
      return c.body(null, 204);
    })
    .delete("/api/push-subscription", user, seldom, async (c) => {
      const { endpoint } = await readBody(c, pushSubscriptionRequest);
      await forgetBrowser(context, c.var.userId, endpoint);
      return c.body(null, 204);
    });
}
