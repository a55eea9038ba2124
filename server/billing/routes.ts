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
import { requireUser } from "../auth/middleware.ts";
import { AppError } from "../errors.ts";
import { type BillingContext, createBilling } from "./service.ts";

const KB = 1024;
/** Most calls carry nothing: then no stream is opened to find that out. */
const isEmpty = (c: Context): boolean => c.req.header("content-length") === "0";

function limit(maxSize: number): MiddlewareHandler {
  const bounded = bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(413, "payload_too_large", "The request is too large.");
    },
  });
  return (c, next) => (isEmpty(c) ? next() : bounded(c, next));
}

export function billingRoutes(context: BillingContext, verify: VerifyToken) {
  const billing = createBilling(context);
  const user = requireUser(verify);
  const small = limit(4 * KB);
  return new Hono()
    .post("/functions/v1/check-subscription", user, small, async (c) => {
      const { session_id: sessionId } = await readBody(c, checkSubscriptionRequest);
      return c.json<SubscriptionState>(await billing.check(c.var.userId, sessionId));
    })
    .post("/functions/v1/create-checkout", user, small, async (c) => {
      const { consent } = await readBody(c, createCheckoutRequest);
      return c.json<CheckoutAnswer>(
        await billing.openCheckout(c.var.userId, consent?.text_version),
      );
    })
    .post("/functions/v1/customer-portal", user, small, async (c) =>
      c.json<PortalAnswer>(await billing.openPortal(c.var.userId)),
    )
    .post("/functions/v1/cancel-subscription", user, small, async (c) =>
      c.json<SubscriptionState>(await billing.cancel(c.var.userId)),
    )
    .post("/functions/v1/resume-subscription", user, small, async (c) =>
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
  const parsed = v.safeParse(schema, isEmpty(c) ? {} : parseJson(await c.req.text()));
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]) ?? undefined;
  throw new AppError(400, "invalid_request", parsed.issues[0].message, field ? { field } : {});
}

function parseJson(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(400, "invalid_request", "The body must be JSON.", { cause });
  }
}
