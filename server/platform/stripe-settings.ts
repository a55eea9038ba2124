// Where payments go, as the environment says it: all four variables or none.
import { StartError } from "./start-error.ts";

export type StripeConfig = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceId: string;
  /** Null: Stripe itself. */
  apiBase: string | null;
  /** The script that a page loads to show the checkout. */
  jsUrl: string;
};

type Environment = Partial<
  Record<
    "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_PRICE_ID",
    string
  >
>;

/** Of the API version that the SDK speaks. */
const STRIPE_JS = "https://js.stripe.com/endive/stripe.js";

export function readStripe(env: Environment): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = env;
  const given = {
    STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_ID,
  };
  const names = Object.entries(given);
  const missing = names.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length === names.length) return null;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID)
    throw new StartError(
      `${missing.join(" and ")} must be set together with the other STRIPE variables.`,
    );
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: null,
    jsUrl: STRIPE_JS,
  };
}
