// POST /functions/v1/check-subscription, create-checkout, customer-portal, cancel-subscription, resume-subscription, stripe-webhook
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import {
  checkSubscriptionRequest,
  createCheckoutRequest,
  type CheckoutAnswer,
  type PortalAnswer,
  type SubscriptionState,
} from "../../shared/contracts/billing.ts";
import type { VerifyToken } from "../auth/access-token.ts";
import { limitUser, requireUser } from "../auth/middleware.ts";
import { AppError } from "../errors.ts";
import { createRateLimits } from "../rate-limits.ts";
import { type BillingContext, createBilling } from "./service.ts";

const KB = 1024;
const tooLarge = () => new AppError(413, "payload_too_large", "The request is too large.");

/** A length that is said is kept by Node; only a body of unknown length must be counted while it is read. */
function limit(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge();
    },
  });
  return (c, next) => {
    const length = c.req.header("content-length");
    if (length === undefined || c.req.header("transfer-encoding") !== undefined)
      return counted(c, next);
    if (Number(length) > maxSize) throw tooLarge();
    return next();
  };
}

export function billingRoutes(context: BillingContext, verify: VerifyToken) {
  const billing = createBilling(context);
  const user = requireUser(verify);
  const small = limit(4 * KB);
  const limits = createRateLimits(context);
  /** Of calls that reach Stripe, whose own limit all users share. */
  const seldom = limitUser(limits, "billing", { window: 60, max: 60 });
  return new Hono()
    .post("/functions/v1/check-subscription", user, small, async (c) => {
      const { session_id: sessionId } = await readBody(c, checkSubscriptionRequest);
      return c.json<SubscriptionState>(await billing.check(c.var.userId, sessionId));
    })
    .post("/functions/v1/create-checkout", user, seldom, small, async (c) => {
      const { consent } = await readBody(c, createCheckoutRequest);
      return c.json<CheckoutAnswer>(
        await billing.openCheckout(c.var.userId, consent?.text_version),
      );
    })
    .post("/functions/v1/customer-portal", user, seldom, small, async (c) =>
      c.json<PortalAnswer>(await billing.openPortal(c.var.userId)),
    )
    .post("/functions/v1/cancel-subscription", user, seldom, small, async (c) =>
      c.json<SubscriptionState>(await billing.cancel(c.var.userId)),
    )
    .post("/functions/v1/resume-subscription", user, seldom, small, async (c) =>
      c.json<SubscriptionState>(await billing.resume(c.var.userId)),
    )
    .post("/functions/v1/stripe-webhook", limit(256 * KB), async (c) => {
      await billing.receive(await c.req.text(), c.req.header("stripe-signature") ?? "");
      return c.json({ received: true });
    });
}

/** The spec's calls carry no payload: nothing at all is an empty object. */
async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await readJson(c));
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]) ?? undefined;
  throw new AppError(400, "invalid_request", parsed.issues[0].message, field ? { field } : {});
}

async function readJson(c: Context): Promise<unknown> {
  // Most calls carry nothing: then no stream is opened to find that out.
  const text = c.req.header("content-length") === "0" ? "" : await c.req.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(400, "invalid_request", "The body must be JSON.", { cause });
  }
}
