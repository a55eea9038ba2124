// npm run stripe:setup creates the objects at Stripe, and the start demands the price.
import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startStripeSandbox, type StripeSandbox } from "../../../sandbox/stripe/start.ts";
import { createLog } from "../../platform/log.ts";
import { createStripe } from "../stripe.ts";
import { HANDLED_EVENTS } from "../webhook.ts";
import { demandPrice } from "./price.ts";
import { createPortalSettings } from "./portal.ts";
import { setUpStripe, stripeSetup } from "./setup.ts";

let sandbox: StripeSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startStripeSandbox({ file: null, webhookUrl: null });
  stripe = createStripe(sandbox.config);
});
afterAll(() => sandbox.stop());

const URL = "https://luli.example";
const demand = (change: Partial<StripeSandbox["config"]>, isTaxAutomatic = false) =>
  demandPrice(
    { stripe: { ...sandbox.config, ...change }, isTaxAutomatic },
    createLog(() => {}),
  );

it("makes product, price, portal and webhook, and finds them all again", async () => {
  expect(await createPortalSettings(stripe)()).toBeUndefined();
  const first = await setUpStripe(stripe, URL);
  const again = await setUpStripe(stripe, URL);
  expect(first.secret).toMatch(/^whsec_/);
  expect(again).toEqual({ priceId: first.priceId, secret: null });
  const price = await stripe.prices.retrieve(first.priceId);
  expect(price).toMatchObject({
    currency: "usd",
    unit_amount: 2000,
    tax_behavior: "inclusive",
    lookup_key: "luli_premium_monthly",
    product: "luli_premium",
    recurring: { interval: "month", interval_count: 1 },
  });
  const { data: portals } = await stripe.billingPortal.configurations.list();
  expect(portals).toMatchObject([
    { metadata: { app: "luli" }, features: { subscription_cancel: { mode: "at_period_end" } } },
  ]);
  expect(await createPortalSettings(stripe)()).toBe(portals[0]!.id);
  const { data: endpoints } = await stripe.webhookEndpoints.list();
  expect(endpoints).toMatchObject([
    { url: `${URL}/functions/v1/stripe-webhook`, enabled_events: HANDLED_EVENTS },
  ]);
  await expect(demand({ priceId: first.priceId }, true)).resolves.toBeUndefined();
});

it("makes another price where the one of that name has become wrong", async () => {
  const wrong = await stripe.prices.create({
    product: "luli_premium",
    currency: "eur",
    unit_amount: 1500,
    recurring: { interval: "year" },
    lookup_key: "luli_premium_monthly",
    transfer_lookup_key: true,
  });
  const { priceId } = await setUpStripe(stripe, URL);
  expect(priceId).not.toBe(wrong.id);
  await expect(demand({ priceId: wrong.id })).rejects.toThrow(
    "STRIPE_PRICE_ID charges 15 EUR every year, but the pages say 20 USD every month",
  );
});

it("prints the four lines, and keeps the secret that was told before", async () => {
  const env = { STRIPE_SECRET_KEY: "sk_test_1", PUBLIC_URL: URL, STRIPE_WEBHOOK_SECRET: "whsec_9" };
  const said = await stripeSetup(env, [], () => stripe);
  expect(said.split("\n").map((line) => line.replace(/=.*/, ""))).toEqual([
    "STRIPE_SECRET_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_ID",
    "",
  ]);
  expect(said).toContain("STRIPE_WEBHOOK_SECRET=whsec_9");
  const live = { ...env, STRIPE_SECRET_KEY: "rk_live_1" };
  await expect(stripeSetup(live, [], () => stripe)).rejects.toThrow("--live");
  expect(await stripeSetup(live, ["--live"], () => stripe)).toContain("rk_live_1");
  const elsewhere = { ...live, STRIPE_API_BASE: sandbox.url };
  await expect(stripeSetup(elsewhere, ["--live"])).rejects.toThrow("real payments go to Stripe");
  const { secretKey: test } = sandbox.config;
  const told = await stripeSetup({ ...elsewhere, STRIPE_SECRET_KEY: test }, []);
  expect(told).toContain(`STRIPE_SECRET_KEY=${test}`);
  await expect(stripeSetup({ ...env, PUBLIC_URL: "http://x" }, [])).rejects.toThrow("PUBLIC_URL");
  await expect(stripeSetup({ PUBLIC_URL: URL }, [])).rejects.toThrow("STRIPE_SECRET_KEY");
});

it("ends the start by a wrong price, a wrong mode, a wrong key; and not where Stripe is away", async () => {
  await expect(demand({})).resolves.toBeUndefined();
  await expect(demand({}, true)).rejects.toThrow("must include the tax");
  await expect(demand({ priceId: "price_of_another_mode" })).rejects.toThrow("live and test");
  await expect(demand({ secretKey: "sk_test_wrong" })).rejects.toThrow("refused by Stripe");
  await expect(demand({ apiBase: "http://127.0.0.1:1" })).resolves.toBeUndefined();
});
