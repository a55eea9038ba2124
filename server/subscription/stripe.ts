// The way to Stripe: the official SDK, at Stripe itself or at the stand-in that config names.
import { Stripe } from "stripe";
import { AppError } from "../http/errors.ts";
import { inEveryLanguage } from "../../languages/server.ts";
import type { StripeConfig } from "../platform/config.ts";
import { inSpan } from "../platform/tracing/tracing.ts";

export function createStripe({ secretKey, apiBase }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    ...address(apiBase),
    ...PATIENCE,
    telemetry: false,
    httpClient: tracedClient(),
  });
}

function tracedClient() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...asked) => {
    const [, , path, method] = asked;
    const name = `${method} ${path.replace(/\?.*/s, "").replaceAll(/\/\w*_\w{6,}/g, "/:id")}`;
    return inSpan({ name, kind: "client" }, () => makeRequest(...asked));
  };
  return client;
}

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly stripeLocale: StripeLocale;
  }
}

/** Stripe's names for our languages; ours is the Portuguese of Brazil. */
export type StripeLocale = Stripe.Checkout.SessionCreateParams.Locale;
export const STRIPE_LOCALES = inEveryLanguage("stripeLocale", "en");

const PATIENCE = { timeout: 10_000, maxNetworkRetries: 2 };
/** Options for a poll that can answer from the database. */
export const IMPATIENT: Stripe.RequestOptions = { timeout: 4_000, maxNetworkRetries: 0 };

/** Returns the SDK's options for the API's address. */
export function address(apiBase: string | null) {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === "https:" ? "https" : "http" } as const;
}

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Null: Stripe does not know it (any more). */
export async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Stripe's own words stay inside. What takes too long goes on: the next click finds what came of it. */
export async function answered<Answer>(asking: Promise<Answer>, ms: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(paymentsUnavailable(`No answer in ${ms} ms.`)), ms);
  try {
    return await Promise.race([asking, late.promise]);
  } catch (cause) {
    throw cause instanceof Stripe.errors.StripeError ? paymentsUnavailable(cause) : cause;
  } finally {
    clearTimeout(timer);
  }
}

const paymentsUnavailable = (cause: unknown) =>
  new AppError(
    502,
    "payments_unavailable",
    "Our payment provider is not responding. Please try again in a moment.",
    { cause },
  );
