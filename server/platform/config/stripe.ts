// Reads Stripe's settings from the environment: all four variables or none.
import type { Environment } from "./environment.ts";

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

/** The script of the API version that the SDK speaks. */
const STRIPE_JS = "https://js.stripe.com/endive/stripe.js";

export function readStripe(env: Environment, problems: string[]): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = env;
  const given = {
    STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_ID,
  };
  const names = Object.entries(given);
  const missing = names.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length === names.length) {
    if (env.STRIPE_API_BASE)
      problems.push("STRIPE_API_BASE must be set together with the other STRIPE variables.");
    return null;
  }
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) {
    problems.push(`${listed(missing)} must be set together with the other STRIPE variables.`);
    return null;
  }
  if (modeOf(STRIPE_SECRET_KEY) !== modeOf(STRIPE_PUBLISHABLE_KEY))
    problems.push(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be of one mode: one of them is Stripe's live one, the other a test.",
    );
  const apiBase = env.STRIPE_API_BASE?.replace(/\/$/, "") ?? null;
  if (apiBase !== null && !isTestKey(STRIPE_SECRET_KEY)) problems.push(NO_MONEY_ELSEWHERE);
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase,
    jsUrl: apiBase === null ? STRIPE_JS : `${apiBase}/stripe.js`,
  };
}

/** Describes where payments go, so that operators notice a test key. */
export function placeOf({ apiBase, secretKey }: StripeConfig): string {
  if (apiBase !== null) return `not Stripe: ${new URL(apiBase).host}`;
  return isTestKey(secretKey) ? "Stripe in test mode: no money moves" : "Stripe";
}

/** True for keys with which no money moves. */
export const isTestKey = (key: string) => modeOf(key) === "test";
export const NO_MONEY_ELSEWHERE =
  "STRIPE_API_BASE must not be set with a live key: real payments go to Stripe alone.";

const listed = (names: string[]) => new Intl.ListFormat("en").format(names);
const modeOf = (key: string) => /_(live|test)_/.exec(key)?.[1];
