// Everything the stand-in remembers, in one file, so that a restart forgets nothing. No card number is ever in it.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Stripe } from "stripe";

type ById<Item> = Record<string, Item>;

/** Requested values of a session that its object does not hold. */
export type SessionPlan = {
  priceId: string;
  trialDays: number;
  metadata: Stripe.Metadata;
  secret: string;
};

const secret = (prefix: string) => prefix + randomBytes(24).toString("hex");

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

const emptyState = () => ({
  keys: {
    secret: secret("sk_test_"),
    publishable: secret("pk_test_"),
    webhook: secret("whsec_"),
  },
  /** Last port: links of invoices keep leading there. 0: none yet. */
  port: 0,
  /** Seconds that Stripe's clock is ahead of this machine's. */
  ahead: 0,
  products: {} as ById<Stripe.Product>,
  prices: {} as ById<Stripe.Price>,
  coupons: {} as ById<Stripe.Coupon>,
  portalConfigurations: {} as ById<Stripe.BillingPortal.Configuration>,
  customers: {} as ById<Stripe.Customer>,
  deletedCustomers: [] as string[],
  sessions: {} as ById<Stripe.Checkout.Session>,
  plans: {} as ById<SessionPlan>,
  subscriptions: {} as ById<Stripe.Subscription>,
  /** Subscriptions and their items name them by id. */
  discounts: {} as ById<Stripe.Discount>,
  /** Subscriptions whose trial_will_end was told. */
  toldTrials: [] as string[],
  invoices: {} as ById<Stripe.Invoice>,
  paymentMethods: {} as ById<Stripe.PaymentMethod>,
  /** Payment methods that cannot pay: they attach, and every charge is declined. */
  brokenMethods: [] as string[],
  charges: {} as ById<Stripe.Charge>,
  refunds: {} as ById<Stripe.Refund>,
  disputes: {} as ById<Stripe.Dispute>,
  portals: {} as ById<Stripe.BillingPortal.Session>,
  endpoints: {} as ById<Stripe.WebhookEndpoint>,
  events: {} as ById<Stripe.EventBase>,
  deliveries: [] as { event: string; attempt: number; dueAt: number }[],
  /** Answers by idempotency key. */
  replays: {} as ById<{ fingerprint: string; status: number; body: string }>,
});
export type State = ReturnType<typeof emptyState>;

export function loadState(file: string | null): State {
  if (file === null || !fs.existsSync(file)) return emptyState();
  return { ...emptyState(), ...(JSON.parse(fs.readFileSync(file, "utf8")) as Partial<State>) };
}

/** Written beside and renamed, so that a kill in the middle leaves the old file. It holds keys: for its owner alone. */
export function saveState(file: string | null, state: State): void {
  if (file === null) return;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

const KEPT_EVENTS = 2_000;
const KEPT_REPLAYS = 2_000;

/** The newest stay; objects themselves are few and kept for good. */
export function forgetOld(state: State): void {
  for (const [record, kept] of [
    [state.events, KEPT_EVENTS],
    [state.replays, KEPT_REPLAYS],
  ] as const) {
    const ids = Object.keys(record);
    for (const id of ids.slice(0, Math.max(0, ids.length - kept))) delete record[id];
  }
}
