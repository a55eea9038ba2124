// POST /functions/v1/check-subscription, create-checkout, customer-portal, cancel-subscription, resume-subscription, stripe-webhook
import { Hono } from "hono";
import {
  checkSubscriptionRequest,
  createCheckoutRequest,
  type CheckoutAnswer,
  type PortalAnswer,
  type SubscriptionState,
} from "../../shared/contracts/subscription.ts";
import type { VerifyToken } from "../http/access-token.ts";
import { limitUser, requireUser } from "../http/require-user.ts";
import { createRateLimits } from "../platform/rate-limits.ts";
import { emptyRequest, readBody, readText } from "../http/read-body.ts";
import { type SubscriptionContext, createSubscriptions } from "./service.ts";

/** Stripe's events are of some KB. */
const WEBHOOK_BYTES = 256 * 1024;

export function subscriptionRoutes(context: SubscriptionContext, verify: VerifyToken) {
  const billing = createSubscriptions(context);
  const user = requireUser(verify);
  const limits = createRateLimits(context);
  /** Of calls that reach Stripe, whose own limit all users share. */
  const seldom = limitUser(limits, "billing", { window: 60, max: 60 });
  return new Hono()
    .post("/functions/v1/check-subscription", user, async (c) => {
      const { session_id: sessionId } = await readBody(c, checkSubscriptionRequest);
      return c.json<SubscriptionState>(await billing.check(c.var.userId, sessionId));
    })
    .post("/functions/v1/create-checkout", user, seldom, async (c) => {
      const { consent } = await readBody(c, createCheckoutRequest);
      return c.json<CheckoutAnswer>(
        await billing.openCheckout(c.var.userId, consent?.text_version),
      );
    })
    .post("/functions/v1/customer-portal", user, seldom, async (c) => {
      await readBody(c, emptyRequest);
      return c.json<PortalAnswer>(await billing.openPortal(c.var.userId));
    })
    .post("/functions/v1/cancel-subscription", user, seldom, async (c) => {
      await readBody(c, emptyRequest);
      return c.json<SubscriptionState>(await billing.cancel(c.var.userId));
    })
    .post("/functions/v1/resume-subscription", user, seldom, async (c) => {
      await readBody(c, emptyRequest);
      return c.json<SubscriptionState>(await billing.resume(c.var.userId));
    })
    .post("/functions/v1/stripe-webhook", async (c) => {
      await billing.receive(
        await readText(c, WEBHOOK_BYTES),
        c.req.header("stripe-signature") ?? "",
      );
      return c.json({ received: true });
    });
}
