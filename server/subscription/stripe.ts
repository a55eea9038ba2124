// The way to Stripe: the official SDK, at Stripe itself or at the stand-in that config names.
import { Stripe } from "stripe";
import { inEveryLanguage } from "../../languages/server.ts";
import type { StripeConfig } from "../platform/config.ts";

export function createStripe({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, { ...address(apiBase), ...PATIENCE, telemetry: false });
}

/** Stripe's names for our languages; ours is the Portuguese of Brazil. */
export type StripeLocale = Stripe.Checkout.SessionCreateParams.Locale;
export const STRIPE_LOCALES = inEveryLanguage("stripeLocale", "en");

const PATIENCE = { timeout: 10_000, maxNetworkRetries: 2 };
/** For a poll that has an answer of its own. */
export const IMPATIENT: Stripe.RequestOptions = { timeout: 4_000, maxNetworkRetries: 0 };

function address(apiBase: string | null) {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === "https:" ? "https" : "http" } as const;
}

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
