// `npm run stripe:setup`: what Luli needs at Stripe, made or found again: product, price, portal, webhook.
import { Stripe } from "stripe";
import { PRICE } from "../../../shared/rules/plan.ts";
import { loadEnvFile } from "../../platform/config/env-file.ts";
import { isTestKey, NO_MONEY_ELSEWHERE } from "../../platform/config/stripe.ts";
import { StartError } from "../../platform/start-error.ts";
import { address, orNull } from "../stripe.ts";
import { HANDLED_EVENTS } from "../webhook.ts";
import { findPortal, PORTAL_MARK } from "./portal.ts";
import { problemOf } from "./price.ts";

const PRODUCT = "luli_premium";
/** Lookup key of the price that is sold; a new price takes it over. */
const LOOKUP_KEY = "luli_premium_monthly";
const WANTED = { currency: "usd", unit_amount: PRICE * 100, tax_behavior: "inclusive" } as const;

type StripeFields = Record<string, string | undefined>;
export type Made = {
  priceId: string;
  /** Told once, when the endpoint is made. */ secret: string | null;
};

/** Idempotent: existing objects stay, different ones are corrected. */
export async function setUpStripe(stripe: Stripe, publicUrl: string): Promise<Made> {
  await findOrMakeProduct(stripe);
  const priceId = await findOrMakePrice(stripe);
  await makePortal(stripe, publicUrl);
  return { priceId, secret: await makeEndpoint(stripe, publicUrl) };
}

async function findOrMakeProduct(stripe: Stripe): Promise<void> {
  if (!(await orNull(stripe.products.retrieve(PRODUCT))))
    await stripe.products.create({ id: PRODUCT, name: "Luli Premium" });
}

async function findOrMakePrice(stripe: Stripe): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true });
  const found = data.find((price) => problemOf(price, true) === null);
  if (found) return found.id;
  const { id } = await stripe.prices.create({
    ...WANTED,
    product: PRODUCT,
    recurring: { interval: "month" },
    lookup_key: LOOKUP_KEY,
    transfer_lookup_key: true,
  });
  return id;
}

async function makePortal(stripe: Stripe, publicUrl: string): Promise<void> {
  const wanted = {
    business_profile: {
      privacy_policy_url: `${publicUrl}/privacy`,
      terms_of_service_url: `${publicUrl}/terms`,
    },
    default_return_url: `${publicUrl}/profile`,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
  const known = await findPortal(stripe);
  if (known) await stripe.billingPortal.configurations.update(known, wanted);
  else await stripe.billingPortal.configurations.create({ ...wanted, metadata: PORTAL_MARK });
}

async function makeEndpoint(stripe: Stripe, publicUrl: string): Promise<string | null> {
  const url = `${publicUrl}/functions/v1/stripe-webhook`;
  const events = { enabled_events: HANDLED_EVENTS };
  for await (const known of stripe.webhookEndpoints.list({ limit: 100 }))
    if (known.url === url) {
      await stripe.webhookEndpoints.update(known.id, events);
      return null;
    }
  const made = await stripe.webhookEndpoints.create({
    ...events,
    url,
    api_version: Stripe.API_VERSION,
  });
  return made.secret!;
}

/** The four lines for .env. Throws a StartError with a sentence where something is not given, or live is not meant. */
export async function stripeSetup(
  env: StripeFields,
  args: string[],
  connect = (key: string, base: string | null) =>
    new Stripe(key, { ...address(base), telemetry: false }),
): Promise<string> {
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable, PUBLIC_URL } = env;
  const { STRIPE_API_BASE: base = null } = env;
  if (!key || !/^[sr]k_/.test(key))
    throw new StartError(
      "STRIPE_SECRET_KEY must be set: Stripe's dashboard, Developers, API keys.",
    );
  if (!PUBLIC_URL?.startsWith("https://"))
    throw new StartError(
      "PUBLIC_URL must be set and start with https://: Stripe sends its events there.",
    );
  if (key.includes("_live_") && !args.includes("--live"))
    throw new StartError(
      "This is a live key: say npm run stripe:setup -- --live if real money is meant.",
    );
  if (base !== null && !isTestKey(key)) throw new StartError(NO_MONEY_ELSEWHERE);
  const { priceId, secret } = await setUpStripe(connect(key, base), new URL(PUBLIC_URL).origin);
  const known = secret ?? env["STRIPE_WEBHOOK_SECRET"];
  return [
    `STRIPE_SECRET_KEY=${key}`,
    `STRIPE_PUBLISHABLE_KEY=${publishable ?? "pk_...   # beside the secret key in the dashboard"}`,
    `STRIPE_WEBHOOK_SECRET=${known ?? "whsec_...   # told when the endpoint was made; the dashboard shows it"}`,
    `STRIPE_PRICE_ID=${priceId}`,
    "",
  ].join("\n");
}

/** Runs on the command line: prints one sentence and exits with 1 if it did nothing. */
export async function runStripeSetup(args: string[]): Promise<void> {
  try {
    loadEnvFile();
    process.stdout.write(await stripeSetup(process.env, args));
  } catch (error) {
    if (!(error instanceof StartError || error instanceof Stripe.errors.StripeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
