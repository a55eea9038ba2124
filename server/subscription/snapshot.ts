// What Stripe says about a customer now, in Luli's words.
import type { Stripe } from "stripe";
import type { SubscriptionStatus } from "../../shared/contracts/me.ts";
import { statusOf } from "../../shared/rules/plan.ts";
import { idOf, isMissing } from "./stripe.ts";

export type StripeSnapshot = {
  /** The customer was deleted at Stripe; the next checkout makes another. */
  isGone: boolean;
  /** When this customer first had free days. */
  trialUsedAt: Date | null;
  subscription: SubscriptionFacts | null;
};
export type SubscriptionFacts = {
  id: string;
  status: SubscriptionStatus;
  productId: string | null;
  priceId: string | null;
  amountCents: number;
  currency: string;
  startedAt: Date;
  trialEnd: Date | null;
  end: Date | null;
  isEnding: boolean;
  consentVersion: string | null;
  paymentMethodId: string | null;
};

export async function readStripeSnapshot(
  stripe: Stripe,
  customerId: string,
  options: Stripe.RequestOptions = {},
): Promise<StripeSnapshot> {
  const [customer, subscriptions] = await Promise.all([
    orNull(stripe.customers.retrieve(customerId, {}, options)),
    orNull(stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 }, options)),
  ]);
  const all = subscriptions?.data ?? [];
  const trials = all.flatMap(({ trial_start: start }) => (start === null ? [] : [start]));
  const best = chooseSubscription(all);
  return {
    isGone: customer === null || customer.deleted === true,
    trialUsedAt: trials.length > 0 ? toDate(Math.min(...trials)) : null,
    subscription: best && toFacts(await endIfDisputed(stripe, customerId, best, options)),
  };
}

const RANKS: SubscriptionStatus[] = ["active", "trial", "past_due", "unpaid", "canceled"];

/**
 * The one that gives most, then the newest: only a hand in Stripe's dashboard can make a second living one. What was never paid is
 * none yet: its checkout stays the one that is open, and its beginning is still to be told.
 */
export function chooseSubscription(all: Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = ({ status }: Stripe.Subscription) => RANKS.indexOf(statusOf(status));
  const begun = all.filter((one) => rank(one) >= 0);
  return begun.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)[0] ?? null;
}

/** Whoever asked the bank for a payment back has left: nothing more is charged, and Stripe says so, too. */
async function endIfDisputed(
  stripe: Stripe,
  customer: string,
  subscription: Stripe.Subscription,
  options: Stripe.RequestOptions,
): Promise<Stripe.Subscription> {
  if (!["active", "past_due", "unpaid"].includes(subscription.status)) return subscription;
  const { data: charges } = await stripe.charges.list(
    { customer, created: { gte: subscription.created }, limit: 100 },
    options,
  );
  const disputed = charges.filter((charge) => charge.disputed);
  const isTaken = await Promise.all(disputed.map(({ id }) => isTakenBack(stripe, id, options)));
  if (!isTaken.includes(true)) return subscription;
  return stripe.subscriptions.cancel(subscription.id, {}, options);
}

/** An inquiry ("warning_...") is a bank's question: nothing was taken back. */
async function isTakenBack(
  stripe: Stripe,
  charge: string,
  options: Stripe.RequestOptions,
): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge }, options);
  return data.some(({ status }) => !status.startsWith("warning_"));
}

function toFacts(subscription: Stripe.Subscription): SubscriptionFacts {
  const item = subscription.items.data[0];
  const { cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const end = endedAt ?? cancelAt ?? item?.current_period_end ?? null;
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    productId: idOf(item?.price.product),
    priceId: item?.price.id ?? null,
    amountCents: item?.price.unit_amount ?? 0,
    currency: subscription.currency,
    startedAt: toDate(subscription.created),
    trialEnd: subscription.trial_end === null ? null : toDate(subscription.trial_end),
    end: end === null ? null : toDate(end),
    // The portal says "at the period's end" by either field.
    isEnding: endedAt === null && (subscription.cancel_at_period_end || cancelAt !== null),
    paymentMethodId: idOf(subscription.default_payment_method),
    consentVersion: subscription.metadata.consent_version ?? null,
  };
}

const toDate = (seconds: number) => new Date(seconds * 1000);

/** A deleted customer's lists are refused. */
async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
