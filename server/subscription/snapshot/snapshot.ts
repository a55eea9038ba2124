// Maps Stripe's current state of a customer to Luli's terms.
import type { Stripe } from "stripe";
import type { SubscriptionStatus } from "../../../shared/contracts/me.ts";
import { isPremium, statusOf } from "../../../shared/rules/plan.ts";
import { readAmount } from "./amount.ts";
import { CARD_USED_COMMENT } from "../close.ts";
import { followVerdict, LOST_COMMENT, readVerdict } from "./disputes.ts";
import { idOf, orNull } from "../stripe.ts";

export type StripeSnapshot = {
  /** The customer was deleted at Stripe; the next checkout makes another. */
  isGone: boolean;
  /** Date of this customer's first free days. */
  trialUsedAt: Date | null;
  /** They were refused at once, because the card had its free days elsewhere. */
  isTrialRefused: boolean;
  subscription: SubscriptionFacts | null;
};
export type SubscriptionFacts = {
  id: string;
  status: SubscriptionStatus;
  /** Collection is paused: by hand at Stripe, for a dispute, or because the account is suspended. */
  isPaused: boolean;
  /** Why it ended, in Stripe's words. */
  endReason: string | null;
  /** Money ever came in. */
  hasPaid: boolean;
  productId: string | null;
  priceId: string | null;
  /** Amount of the next charge. */
  amountCents: number;
  currency: string;
  startedAt: Date;
  trialEnd: Date | null;
  end: Date | null;
  isEnding: boolean;
  consentVersion: string | null;
  paymentMethodId: string | null;
};

export type Question = {
  customerId: string;
  /** Product that is sold: other subscriptions are none of Luli's. */
  productId: string;
  /** The account is suspended: a pause at Stripe is ours. */
  isHeld: boolean;
};

export async function readStripeSnapshot(
  stripe: Stripe,
  { customerId, productId, isHeld }: Question,
  options: Stripe.RequestOptions = {},
): Promise<StripeSnapshot> {
  // A deleted customer's lists are refused.
  const [customer, subscriptions] = await Promise.all([
    orNull(stripe.customers.retrieve(customerId, {}, options)),
    orNull(stripe.subscriptions.list({ ...WANTED, customer: customerId }, options)),
  ]);
  const isGone = customer === null || customer.deleted === true;
  const ours = (subscriptions?.data ?? []).filter((one) => itemOf(one, productId));
  const trials = ours.filter(({ trial_start: start }) => start !== null);
  const best = chooseSubscription(ours);
  const ownDiscount = isGone ? null : (customer.discount ?? null);
  return {
    isGone,
    trialUsedAt:
      trials.length > 0 ? toDate(Math.min(...trials.map((one) => one.trial_start!))) : null,
    isTrialRefused: trials.every((one) => one.cancellation_details?.comment === CARD_USED_COMMENT),
    subscription: best && (await readFacts(best)),
  };

  async function readFacts(found: Stripe.Subscription): Promise<SubscriptionFacts> {
    const item = itemOf(found, productId);
    const { data: charges } =
      found.status === "trialing"
        ? { data: [] }
        : await stripe.charges.list(
            { customer: customerId, created: { gte: found.created }, limit: 100 },
            options,
          );
    const settled = LIVING.has(found.status)
      ? await followVerdict(
          stripe,
          found,
          { verdict: await readVerdict(stripe, charges, options), isHeld },
          options,
        )
      : found;
    const discounts = found.discounts.length > 0 || !ownDiscount ? found.discounts : [ownDiscount];
    return {
      ...toFacts(settled, item),
      amountCents: await readAmount(stripe, { item, discounts }, options),
      hasPaid: charges.some(({ paid, amount }) => paid && amount > 0),
    };
  }
}

const WANTED = {
  status: "all",
  limit: 100,
  expand: ["data.discounts", "data.items.data.discounts"],
} satisfies Stripe.SubscriptionListParams;

/** Only disputes about payments of these subscriptions have a consequence. */
const LIVING = new Set<string>(["active", "past_due", "unpaid"]);

const itemOf = ({ items }: Stripe.Subscription, productId: string) =>
  items.data.find(({ price }) => idOf(price.product) === productId);

const RANKS: SubscriptionStatus[] = ["active", "trial", "past_due", "paused", "unpaid", "canceled"];

/**
 * The one that gives most, then the newest: only a hand in Stripe's dashboard can make a second living one. What was never paid is
 * none yet: its checkout stays the one that is open, and its beginning is still to be told.
 */
export function chooseSubscription(all: Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = (one: Stripe.Subscription) =>
    RANKS.indexOf(isPaused(one) ? "paused" : statusOf(one.status));
  const begun = all.filter((one) => rank(one) >= 0);
  return begun.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)[0] ?? null;
}

const isPaused = ({ status, pause_collection: pause }: Stripe.Subscription): boolean =>
  pause !== null && isPremium(statusOf(status));

function toFacts(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
): Omit<SubscriptionFacts, "amountCents" | "hasPaid"> {
  const { cancel_at: cancelAt, ended_at: endedAt, cancellation_details: details } = subscription;
  const end = endedAt ?? cancelAt ?? item?.current_period_end ?? null;
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    isPaused: isPaused(subscription),
    endReason: details?.comment === LOST_COMMENT ? "payment_disputed" : (details?.reason ?? null),
    productId: idOf(item?.price.product),
    priceId: item?.price.id ?? null,
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
