// Whether the account at Stripe is set up as Luli needs it: the key, the price, the webhook's endpoint, the portal.
import { Stripe } from "stripe";
import { placeOf } from "../../platform/config/stripe.ts";
import { StartError } from "../../platform/start-error.ts";
import { findPriceProblem } from "../catalogue/price.ts";
import { createStripe, IMPATIENT } from "../stripe.ts";
import { HANDLED_EVENTS } from "../webhook.ts";

export const WEBHOOK_PATH = "/functions/v1/stripe-webhook";
type Sold = Parameters<typeof findPriceProblem>[0];

/** Says what it found; throws a StartError with all that is wrong. */
export async function checkAccount(sold: Sold, publicUrl: string): Promise<string> {
  const stripe = createStripe(sold.stripe);
  try {
    const problems = [
      await findPriceProblem(sold),
      await endpointProblem(stripe, `${publicUrl}${WEBHOOK_PATH}`),
      await portalProblem(stripe),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) throw new StartError(problems.join(" "));
    const place = placeOf(sold.stripe);
    return `the key, the price ${sold.stripe.priceId}, the webhook's endpoint and the portal are there (${place})`;
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? explain(error) : error;
  }
}

async function endpointProblem(stripe: Stripe, url: string): Promise<string | null> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 }, IMPATIENT);
  const endpoint = data.find((each) => each.url === url && each.status === "enabled");
  if (!endpoint)
    return `Stripe has no enabled webhook endpoint ${url}: npm run stripe:setup makes it, and tells its STRIPE_WEBHOOK_SECRET.`;
  const lacking = HANDLED_EVENTS.filter(
    (event) => !endpoint.enabled_events.some((each) => each === "*" || each === event),
  );
  return lacking.length > 0
    ? `The webhook endpoint at Stripe is not told of ${lacking.join(", ")}: add them there.`
    : null;
}

async function portalProblem(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list(
    { active: true, limit: 1 },
    IMPATIENT,
  );
  return data.length > 0
    ? null
    : "Stripe's customer portal has no settings yet: npm run stripe:setup makes them.";
}

function explain(error: InstanceType<typeof Stripe.errors.StripeError>): StartError {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new StartError(
      "Stripe refuses STRIPE_SECRET_KEY: take the key anew from its dashboard.",
    );
  if (error instanceof Stripe.errors.StripePermissionError)
    return new StartError(
      "STRIPE_SECRET_KEY may not read prices, webhook endpoints and the portal's settings: give the restricted key these rights.",
    );
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new StartError("Stripe cannot be reached from this machine.");
  return new StartError(`Stripe answers with status ${error.statusCode}.`);
}
