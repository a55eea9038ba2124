// POST /functions/v1/check-subscription, create-checkout, customer-portal
import { Hono } from "hono";
import type { SubscriptionState } from "../../shared/contracts/billing.ts";
import type { VerifyToken } from "../auth/access-token.ts";
import { requireUser } from "../auth/middleware.ts";
import type { ServerContext } from "../context.ts";
import { checkSubscription, paymentsNotConfigured } from "./service.ts";

export function billingRoutes({ database }: Pick<ServerContext, "database">, verify: VerifyToken) {
  return new Hono()
    .post("/functions/v1/check-subscription", requireUser(verify), async (c) => {
      const state: SubscriptionState = await checkSubscription(database, c.var.userId);
      return c.json(state);
    })
    .post("/functions/v1/create-checkout", requireUser(verify), () => {
      throw paymentsNotConfigured();
    })
    .post("/functions/v1/customer-portal", requireUser(verify), () => {
      throw paymentsNotConfigured();
    });
}
