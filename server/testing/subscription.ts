// Billing over real Requests on a real Postgres, with Stripe's stand-in behind the official SDK. Webhooks come when a
// test says so, in the order it likes.
import { randomBytes } from "node:crypto";
import { CONSENT } from "../../shared/rules/consent.ts";
import type { Language } from "../../shared/contracts/language.ts";
import type { Stripe } from "stripe";
import { afterAll } from "vitest";
import { startStripeSandbox } from "../../sandbox/stripe/start.ts";
import { CLIENT_IP_HEADER } from "../http/address/client-ip.ts";
import { readConfig, type StripeConfig } from "../platform/config.ts";
import type { WiredConfig } from "../platform/context.ts";
import { createDatabase, createPool } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { mount } from "./mount.ts";
import { createTestDatabase } from "./test-database.ts";
import { writeJobs } from "./written-jobs.ts";
import { openTestKeys } from "./test-keys.ts";
import type { SubscriptionRow } from "../subscription/queries.ts";
import { endGrants } from "../subscription/overrides/queries.ts";
import { subscriptionRoutes } from "../subscription/routes.ts";
import { createSubscriptions, type SubscriptionContext } from "../subscription/service.ts";
import { createStripe } from "../subscription/stripe.ts";

export const CARDS = {
  ok: "4242424242424242",
  declined: "4000000000000002",
  confirm: "4000002500003155",
  failsLater: "4000000000000341",
} as const;
/** The consent that the page sends once the box is ticked. */
export const AGREED = { consent: { text_version: CONSENT.version } };
export const DAY_S = 24 * 60 * 60;

export type SubscriptionTest = Awaited<ReturnType<typeof startSubscriptionTest>>;
export type TestPerson = Awaited<ReturnType<SubscriptionTest["person"]>>;
/** The row of a person who went to the checkout. */
type Row = SubscriptionRow & { customer_id: string; subscription_id: string };
type Answer = { status: number; body: Record<string, unknown> };

export async function startSubscriptionTest(options: { file?: string } = {}) {
  const testDatabase = await createTestDatabase();
  const pool = createPool(testDatabase.url);
  const sandbox = await startStripeSandbox({ file: options.file ?? null, webhookUrl: null });
  const { jobs, mails, planned } = writeJobs();
  const lines: string[] = [];
  let clock = () => sandbox.now();

  const config: WiredConfig = {
    ...readConfig({ PUBLIC_URL: "https://luli.example" }),
    databaseUrl: testDatabase.url,
    authSecret: randomBytes(32).toString("base64url"),
    model: { baseUrl: "http://127.0.0.1:1/v1", apiKey: "none", name: "none" },
    google: null,
    smtpUrl: "smtp://127.0.0.1:1",
    stripe: sandbox.config,
    sandbox: ["stripe"],
  };
  const context: SubscriptionContext = {
    config,
    keys: await openTestKeys(pool, config),
    pool,
    database: createDatabase(pool),
    jobs,
    log: createLog((line) => lines.push(line)),
    clock: () => clock(),
  };
  const stripe = createStripe(sandbox.config);

  /** A server of its own, as a replica would be; without Stripe where settings are null. */
  function serve(settings: StripeConfig | null = sandbox.config, patience = {}) {
    return mount(context, (route) =>
      subscriptionRoutes(route, { ...context, config: { ...config, stripe: settings } }, patience),
    );
  }
  const app = serve();

  async function call(
    name: string,
    token: string | null,
    body: object | undefined = name === "create-checkout" ? AGREED : undefined,
    to = app,
    from = "127.0.0.1",
  ): Promise<Answer> {
    const headers: Record<string, string> = {
      "content-type": "application/json",
      [CLIENT_IP_HEADER]: from,
    };
    if (token !== null) headers["authorization"] = `Bearer ${token}`;
    const init = { method: "POST", headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await to.request(`/functions/v1/${name}`, init);
    return { status: response.status, body: (await response.json()) as Answer["body"] };
  }

  async function person(
    email = `${randomBytes(5).toString("hex")}@luli.example`,
    language: Language = "en-US",
  ) {
    const { rows } = await pool.query<{ id: string }>(
      "insert into users (email, email_verified, sign_up_language) values ($1, true, $2) returning id",
      [email, language],
    );
    const id = rows[0]!.id;
    const me = {
      id,
      email,
      call: (name: string, body?: object) => call(name, id, body),
      check: async (body?: object) => (await call("check-subscription", id, body)).body,
      row: async (): Promise<Row> => {
        const select = "select * from subscriptions where user_id = $1";
        return (await pool.query<Row>(select, [id])).rows[0]!;
      },
      userStatus: async (): Promise<string> => {
        const select = "select subscription_status as status from users where id = $1";
        return (await pool.query<{ status: string }>(select, [id])).rows[0]!.status;
      },
      mails: () => mails.filter(({ to }) => to === email).map(({ subject }) => subject),
      /** Opens the checkout and pays there. */
      async subscribe(card: string = CARDS.ok): Promise<string> {
        const { body } = await call("create-checkout", id);
        await pay(String(body.clientSecret), card);
        await deliverAll();
        return String(body.clientSecret);
      },
      /** Newest first. */
      charges: async (): Promise<Stripe.Charge[]> => {
        const { customer_id: customer } = await me.row();
        return (await stripe.charges.list({ customer })).data;
      },
      lastCharge: async () => (await me.charges())[0]!,
      suspend: (at: Date | null) =>
        pool.query("update users set suspended_at = $2 where id = $1", [id, at]),
      /** Changes the subscription at Stripe. */
      change: async (changes: Stripe.SubscriptionUpdateParams) => {
        const { subscription_id: subscription } = await me.row();
        await stripe.subscriptions.update(subscription, changes);
        await deliverAll();
      },
      stripeSubscription: async (): Promise<Stripe.Subscription> => {
        const { customer_id: customer } = await me.row();
        const { data } = await stripe.subscriptions.list({ customer, status: "all" });
        return data[0]!;
      },
    };
    return me;
  }

  /** Someone who went to the checkout so many days ago. */
  async function subscriber(days = 0, card?: string) {
    const someone = await person();
    await someone.subscribe(card);
    if (days > 0) await advance(days);
    return someone;
  }

  let cards = 0;
  const isKind = (card: string) => Object.values<string>(CARDS).includes(card);

  /** Pays on the checkout page, with a new card number where only a kind is named. Returns the page as text. */
  async function pay(clientSecret: string, card: string, answer?: string): Promise<string> {
    const number = isKind(card)
      ? `${card.slice(0, 6)}${100_000 + (cards += 1)}${card.slice(-4)}`
      : card;
    const response = await fetch(`${sandbox.url}/checkout/${clientSecret}`, {
      method: "POST",
      body: new URLSearchParams({
        number,
        expiry: "12 / 99",
        cvc: "123",
        name: "Ada",
        ...(answer && { answer }),
      }),
    });
    return response.text();
  }

  /** Acts as a bank does at Stripe. */
  async function bank(deed: "charges/dispute" | "disputes/close", body: object) {
    const response = await fetch(`${sandbox.url}/sandbox/${deed}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Stripe.Dispute;
  }

  const delivered = new Set<string>();
  /** Lists the events since the last delivery, oldest first. */
  const newEvents = () =>
    Object.values(sandbox.state.events).filter(({ id }) => !delivered.has(id));

  async function deliver(eventId: string, to = app): Promise<number> {
    delivered.add(eventId);
    const { payload, signature } = sandbox.sign(eventId);
    return post(payload, signature, to);
  }

  async function post(payload: string, signature: string, to = app): Promise<number> {
    const response = await to.request("/functions/v1/stripe-webhook", {
      method: "POST",
      body: payload,
      headers: { "stripe-signature": signature },
    });
    return response.status;
  }

  async function deliverAll(): Promise<void> {
    for (const { id } of newEvents()) await deliver(id);
  }

  /** Moves both Stripe's clock and ours. */
  async function advance(days: number, { isTold = true } = {}) {
    sandbox.advance(days * DAY_S);
    if (isTold) await deliverAll();
  }

  return {
    context,
    billing: createSubscriptions(context),
    endGrants: () => endGrants(context.database, clock()),
    app,
    serve,
    stripe,
    sandbox,
    mails,
    planned,
    logged: () => lines.join(""),
    call,
    person,
    subscriber,
    /** Settings by which Stripe is not reached. */
    away: { ...sandbox.config, apiBase: "http://127.0.0.1:1" },
    pay,
    dispute: ({ id }: Stripe.Charge, status = "needs_response") =>
      bank("charges/dispute", { charge: id, status }),
    closeDispute: ({ id }: Stripe.Dispute, status: "won" | "lost") =>
      bank("disputes/close", { dispute: id, status }),
    newEvents,
    deliver,
    deliverAll,
    post,
    /** The network loses them. */
    loseAll: () => newEvents().forEach(({ id }) => delivered.add(id)),
    advance,
    setClock: (next: () => Date) => (clock = next),
    async stop() {
      await sandbox.stop();
      await pool.end();
      await testDatabase.drop();
    },
  };
}

/** Starts for the test file that awaits it at its top, and stops after its tests. */
export async function subscriptionFixture(): Promise<SubscriptionTest> {
  const luli = await startSubscriptionTest();
  afterAll(() => luli.stop());
  return luli;
}
