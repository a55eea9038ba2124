// The life of a subscription: it begins, renews, fails to, is cancelled, resumed, and ends.
import type { Stripe } from "stripe";
import { ApiError } from "./api-error.ts";
import { CURRENCY, pricesOf } from "./objects/catalogue.ts";
import { made } from "./objects/made.ts";
import { makeInvoice, idOf, pay } from "./payments.ts";
import { DAY, nextPeriodEnd } from "./periods.ts";
import { newId, type SessionPlan } from "./state.ts";
import { emit, now, type World } from "./world.ts";

/** Days from a failed charge to the next try; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** Statuses of an invoice that falls due while the subscription is paused, by the behaviour of the pause. */
const UNPAID: Record<string, Stripe.Invoice.Status> = {
  keep_as_draft: "draft",
  mark_uncollectible: "uncollectible",
  void: "void",
};

type Start = { customer: string; method: string; plan: SessionPlan };

/** Null when the first charge is declined: then nothing began. */
export function begin(world: World, { customer, method, plan }: Start): Stripe.Subscription | null {
  const { state } = world;
  const created = now(world);
  const trialEnd = plan.trialDays > 0 ? created + plan.trialDays * DAY : null;
  const id = newId("sub");
  const begun = made<Stripe.Subscription>({
    id,
    object: "subscription",
    billing_cycle_anchor: trialEnd ?? created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, reason: null },
    created,
    currency: CURRENCY,
    customer,
    default_payment_method: method,
    discounts: [],
    ended_at: null,
    items: {
      object: "list",
      data: [
        {
          id: newId("si"),
          object: "subscription_item",
          current_period_end: trialEnd ?? nextPeriodEnd(created, created),
          current_period_start: created,
          discounts: [],
          price: pricesOf(state).find((price) => price.id === plan.priceId)!,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
    },
    latest_invoice: null,
    metadata: plan.metadata,
    pause_collection: null,
    status: trialEnd === null ? "active" : "trialing",
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : created,
  });
  if (trialEnd === null && state.brokenMethods.includes(method)) return null;
  state.subscriptions[id] = begun;
  const first = makeInvoice(world, begun, "subscription_create");
  emit(world, "customer.subscription.created", begun);
  pay(world, first, method);
  return begun;
}

/** The period is over: the next one is paid, or the trouble begins. */
export function renew(world: World, of: Stripe.Subscription): void {
  const item = of.items.data[0]!;
  item.current_period_start = item.current_period_end;
  item.current_period_end = nextPeriodEnd(of.billing_cycle_anchor, item.current_period_start);
  of.status = "active";
  const due = makeInvoice(world, of, "subscription_cycle");
  if (of.pause_collection === null) return charge(world, of, due);
  due.status = UNPAID[of.pause_collection.behavior]!;
  emit(world, "customer.subscription.updated", of);
}

/** Tries the open invoice (again). */
export function charge(world: World, of: Stripe.Subscription, open: Stripe.Invoice): void {
  if (pay(world, open, idOf(of.default_payment_method))) {
    of.status = "active";
    emit(world, "customer.subscription.updated", of);
    return;
  }
  const wait = RETRY_DAYS[open.attempt_count - 1];
  open.next_payment_attempt = wait === undefined ? null : now(world) + wait * DAY;
  emit(world, "invoice.payment_failed", open);
  if (wait === undefined) {
    end(world, of, "payment_failed");
    return;
  }
  of.status = "past_due";
  emit(world, "customer.subscription.updated", of);
}

export function end(
  world: World,
  of: Stripe.Subscription,
  reason: "cancellation_requested" | "payment_failed",
  comment?: string,
): void {
  of.status = "canceled";
  of.ended_at = now(world);
  of.canceled_at ??= now(world);
  of.cancellation_details!.reason = reason;
  if (comment !== undefined) of.cancellation_details!.comment = comment;
  emit(world, "customer.subscription.deleted", of);
}

/** Sets or takes back the cancellation at the period's end. */
export function setEnding(world: World, of: Stripe.Subscription, isEnding: boolean): void {
  of.cancel_at_period_end = isEnding;
  of.cancel_at = isEnding ? of.items.data[0]!.current_period_end : null;
  of.canceled_at = isEnding ? now(world) : null;
  of.cancellation_details!.reason = isEnding ? "cancellation_requested" : null;
  emit(world, "customer.subscription.updated", of);
}

/** Invoices that fall due meanwhile are void for good; the status stays what it was. */
export function setPaused(
  world: World,
  of: Stripe.Subscription,
  paused:
    | ""
    | { behavior: Stripe.Subscription.PauseCollection.Behavior; resumes_at?: number | undefined },
): void {
  of.pause_collection = paused === "" ? null : { resumes_at: null, ...paused };
  emit(world, "customer.subscription.updated", of);
}

export const isLiving = ({ status }: Stripe.Subscription): boolean =>
  ["trialing", "active", "past_due", "unpaid"].includes(status);

/** Stripe would turn a paying subscription into a trial; our code never asks for that. */
export function moveTrialEnd(world: World, of: Stripe.Subscription, trialEnd: number): void {
  if (of.status !== "trialing" || trialEnd <= now(world))
    throw new ApiError(400, "Only the end of a trial can be moved here, to a time to come.", {
      param: "trial_end",
    });
  if (trialEnd > of.billing_cycle_anchor + 2 * 365 * DAY)
    throw new ApiError(400, "trial_end can be at most two years from billing_cycle_anchor.", {
      param: "trial_end",
    });
  of.trial_end = trialEnd;
  of.billing_cycle_anchor = trialEnd;
  of.items.data[0]!.current_period_end = trialEnd;
  const { state } = world;
  state.toldTrials = state.toldTrials.filter((id) => id !== of.id);
  emit(world, "customer.subscription.updated", of);
}
