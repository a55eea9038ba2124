// The stand-in as its neighbours see it: the official SDK, webhook endpoints, a browser, a restart.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listen } from "../listen.ts";
import { startStripeSandbox, type StripeSandbox } from "./start.ts";

let dir: string;
const running: { stop: () => Promise<void> }[] = [];
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-stripe-"))));
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

async function start(webhookUrl: string | null = null): Promise<StripeSandbox> {
  const sandbox = await startStripeSandbox({ file: path.join(dir, "stripe.json"), webhookUrl });
  running.push(sandbox);
  return sandbox;
}

function sdk({ config }: StripeSandbox, key = config.secretKey): Stripe {
  const { hostname, port } = new URL(config.apiBase);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
}

async function checkout(stripe: Stripe, trialDays?: number) {
  const customer = await stripe.customers.create({ email: "ada@luli.example" });
  const prices = await stripe.prices.list();
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    ui_mode: "embedded_page",
    customer: customer.id,
    line_items: [{ price: prices.data[0]!.id, quantity: 1 }],
    return_url: "https://luli.example/chat?session_id={CHECKOUT_SESSION_ID}",
    subscription_data: { ...(trialDays && { trial_period_days: trialDays }), metadata: { a: "b" } },
  });
  return { customer, session };
}

const pay = (sandbox: StripeSandbox, secret: string, number = "4242 4242 4242 4242") =>
  fetch(`${sandbox.url}/checkout/${secret}`, {
    method: "POST",
    body: new URLSearchParams({ number, expiry: "12/99", cvc: "123", name: "Ada" }),
  });

/** An endpoint that fails as often as it is told, and keeps what it accepted. */
async function endpoint(failures: number) {
  const accepted: { body: string; signature: string }[] = [];
  let left = failures;
  let calls = 0;
  const waiting: (() => void)[] = [];
  const server = http.createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      calls += 1;
      const isRefused = left > 0;
      left -= 1;
      outgoing.writeHead(isRefused ? 500 : 200).end();
      if (isRefused) return;
      accepted.push({ body, signature: String(incoming.headers["stripe-signature"]) });
      waiting.splice(0).forEach((tell) => tell());
    });
  });
  const port = await listen(server);
  running.push({ stop: async () => void server.close() });
  return {
    url: `http://127.0.0.1:${port}/hook`,
    accepted,
    calls: () => calls,
    /** Resolves when so many have been accepted. */
    async has(count: number) {
      while (accepted.length < count) await new Promise<void>((tell) => waiting.push(tell));
    },
  };
}

it("stand-in passes for Stripe to the SDK: objects, lists, expansion of periods, prices as decimals", async () => {
  const stripe = sdk(await start());
  const [price] = (await stripe.prices.list()).data;
  expect(price).toMatchObject({ unit_amount: 2000, recurring: { interval: "month" } });
  expect(price!.unit_amount_decimal?.eq(Stripe.Decimal.from(2000))).toBe(true);
  const product = await stripe.products.retrieve(price!.product as string);
  expect(product.name).toBe("Luli Premium");
  for (let index = 0; index < 25; index += 1) await stripe.customers.create({ name: `c${index}` });
  const all = await stripe.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ name }) => name)).toEqual(
    Array.from({ length: 25 }, (_, index) => `c${24 - index}`),
  );
});

it("refuses as Stripe does, so that the SDK throws its own errors", async () => {
  const sandbox = await start();
  const stripe = sdk(sandbox);
  await expect(sdk(sandbox, "sk_test_wrong").customers.list()).rejects.toThrow(
    Stripe.errors.StripeAuthenticationError,
  );
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "resource_missing",
    statusCode: 404,
  });
});

it("answers a repeated idempotency key with the first answer, and refuses it for anything else", async () => {
  const stripe = sdk(await start());
  const options = { idempotencyKey: "once" };
  const first = await stripe.customers.create({ email: "a@luli.example" }, options);
  const second = await stripe.customers.create({ email: "a@luli.example" }, options);
  expect(second.id).toBe(first.id);
  await expect(stripe.customers.create({ email: "b@luli.example" }, options)).rejects.toThrow(
    Stripe.errors.StripeIdempotencyError,
  );
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

it("signs events so that the SDK believes them, and tells them again until they are taken", async () => {
  const hook = await endpoint(2);
  const sandbox = await start(hook.url);
  const stripe = sdk(sandbox);
  const { session } = await checkout(stripe, 7);
  await pay(sandbox, session.client_secret!);
  const expected = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id);
  await hook.has(expected.length);
  const events = hook.accepted.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, sandbox.config.webhookSecret),
  );
  expect(events.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  expect(hook.calls()).toBe(expected.length + 2);
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["customer.subscription.created", "checkout.session.completed"]),
  );
});

it("remembers everything over a restart, what was not yet told included, but no card number", async () => {
  const hook = await endpoint(Infinity);
  const first = await start(hook.url);
  const { session, customer } = await checkout(sdk(first));
  await pay(first, session.client_secret!);
  first.advance(3_600);
  const before = first.now().getTime();
  await running.pop()!.stop();

  const text = fs.readFileSync(path.join(dir, "stripe.json"), "utf8");
  expect(text).toContain('"last4":"4242"');
  expect(text).not.toMatch(/4242 ?4242/);
  const fresh = await endpoint(0);
  const second = await start(fresh.url);
  expect(second.config.secretKey).toBe(first.config.secretKey);
  expect(second.now().getTime()).toBeGreaterThanOrEqual(before);
  const { data } = await sdk(second).subscriptions.list({ customer: customer.id });
  expect(data[0]).toMatchObject({ status: "active", metadata: { a: "b" } });
  await fresh.has(Object.keys(second.state.events).length);
});

it("tells that a trial will end three days before it does", async () => {
  const sandbox = await start();
  const stripe = sdk(sandbox);
  const { session } = await checkout(stripe, 7);
  await pay(sandbox, session.client_secret!);
  const told = async () =>
    (await stripe.events.list({ type: "customer.subscription.trial_will_end" })).data.length;
  sandbox.advance(4 * 86_400 - 60);
  expect(await told()).toBe(0);
  sandbox.advance(120);
  expect(await told()).toBe(1);
  sandbox.advance(30 * 86_400);
  expect(await told()).toBe(1);
});

it("opens the checkout only to whoever has its secret, and shows its script and look", async () => {
  const sandbox = await start();
  const { session } = await checkout(sdk(sandbox), 7);
  const get = (address: string) => fetch(sandbox.url + address);
  const page = await get(`/checkout/${session.client_secret}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain(
    "frame-ancestors http://localhost:*",
  );
  expect(await page.text()).toContain("Test payments: no money moves");
  expect((await get(`/checkout/${session.id}`)).status).toBe(404);
  expect((await get(`/checkout/${session.id}_secret_guess`)).status).toBe(404);
  expect((await get("/portal/guess")).status).toBe(404);
  expect(await (await get("/stripe.js")).text()).toContain("createEmbeddedCheckoutPage");
});

it("takes no form that another site sends with the visitor's browser", async () => {
  const sandbox = await start();
  const advance = (origin: string) =>
    fetch(`${sandbox.url}/sandbox/clock/advance`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ days: 1 }),
    });
  expect((await advance("https://evil.example")).status).toBe(403);
  expect((await advance(sandbox.url)).status).toBe(200);
});

it("says what is wrong with a card, field by field, in words that are read out", async () => {
  const sandbox = await start();
  const { session } = await checkout(sdk(sandbox), 7);
  const submit = async (fields: Record<string, string>) => {
    const card = {
      number: "4242424242424242",
      expiry: "12/99",
      cvc: "123",
      name: "<b>",
      ...fields,
    };
    const url = `${sandbox.url}/checkout/${session.client_secret}`;
    return (await fetch(url, { method: "POST", body: new URLSearchParams(card) })).text();
  };
  for (const [fields, words] of [
    [{ number: "4111111111111111" }, "Use one of the test cards"],
    [{ expiry: "13/99" }, "expiration date is incomplete"],
    [{ expiry: "01/20" }, "expiration date is in the past"],
    [{ cvc: "12" }, "security code is incomplete"],
    [{ number: "4000000000000002" }, "Your card was declined."],
  ] as const) {
    const page = await submit(fields);
    expect(page).toContain(words);
    expect(page).toMatch(/role="alert"/);
    expect(page).toMatch(/aria-invalid="true"/);
  }
  expect(await submit({})).toContain("Thank you!");
});

it("a customer's page shows the payments and gives one back once, as the real dashboard would", async () => {
  const sandbox = await start();
  const stripe = sdk(sandbox);
  const { customer, session } = await checkout(stripe);
  await pay(sandbox, session.client_secret!);
  const address = `${sandbox.url}/customers/${customer.id}`;
  const page = async () => (await fetch(address)).text();
  expect(await page()).toContain("ada@luli.example");
  expect(await page()).toContain("Refund $20.00");
  const { data } = await stripe.charges.list({ customer: customer.id });
  const refund = () =>
    fetch(address, { method: "POST", body: new URLSearchParams({ charge: data[0]!.id }) });
  await refund();
  await refund();
  expect(await page()).toMatch(/\$20\.00 on .*: refunded/);
  expect(await page()).not.toContain("Refund $");
  expect(await stripe.charges.list({ customer: customer.id })).toMatchObject({
    data: [{ refunded: true, amount_refunded: 2000 }],
  });
  expect((await fetch(`${sandbox.url}/customers/cus_nobody`)).status).toBe(404);
});
