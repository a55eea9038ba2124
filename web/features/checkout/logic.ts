// What the subscription card and the toasts around a checkout say (spec sections 4 and 8).
import type { SubscriptionState } from "../../../shared/contracts/billing.ts";
import { isHttpError } from "../../lib/http-error.ts";
import type { ToastMessage } from "../../ui/toast-queue.ts";

export type SubscriptionView = {
  badge: { text: "Free Trial" | "Active" | "Inactive"; tone: "info" | "ok" | "mute" };
  plan: string;
  price: string;
  date: string | null;
  /** What a cancellation means, or a payment that failed. */
  note: string | null;
  action: "manage" | "start_trial";
};

const PRODUCT = "Luli";

/** A Map: a status is any word, and an object would know "toString". */
const BADGES = new Map<string, SubscriptionView["badge"]>([
  ["trial", { text: "Free Trial", tone: "info" }],
  ["active", { text: "Active", tone: "ok" }],
]);

export function endDate({ subscription_end: at }: SubscriptionState, locale = "en-US") {
  const end = new Date(at ?? "");
  if (Number.isNaN(end.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(end);
}

/** Only where something is to come: nothing is billed after the end. */
function dateLine(state: SubscriptionState, locale: string): string | null {
  const date = endDate(state, locale);
  if (date === null) return null;
  if (state.status === "trial") return `Trial ends: ${date}`;
  if (!state.subscribed) return null;
  return state.cancel_at_period_end ? `Ends: ${date}` : `Next billing date: ${date}`;
}

/** Statuses of a payment that failed; the second one has lost premium, and only the portal leads out. */
const OWING = new Set(["past_due", "unpaid"]);

function noteOf(state: SubscriptionState): string | null {
  if (OWING.has(state.status))
    return "The last payment failed. Manage your subscription to change the card.";
  if (!state.subscribed || !state.cancel_at_period_end) return null;
  return "Cancelled. Premium stays until then, and nothing more is charged.";
}

export function subscriptionCard(state: SubscriptionState, locale = "en-US"): SubscriptionView {
  const isPlain = state.status === "trial" || !state.subscribed;
  return {
    badge: BADGES.get(state.status) ?? { text: "Inactive", tone: "mute" },
    plan: isPlain ? "Free Trial" : `${PRODUCT} Premium`,
    price: isPlain ? "7 days free" : "$20/month",
    date: dateLine(state, locale),
    note: noteOf(state),
    action: state.subscribed || OWING.has(state.status) ? "manage" : "start_trial",
  };
}

/** The person is back from the checkout, and this is what the server then says of them. */
export function welcomeToast({ status, subscribed }: SubscriptionState): ToastMessage {
  const title = "Welcome to Premium! 🎉";
  if (subscribed && status === "trial")
    return { title, text: "Your 7-day free trial has started!", tone: "success" };
  if (subscribed) return { title, text: "Your subscription is active.", tone: "success" };
  return {
    title: "Almost there",
    text: "Your subscription shows up here as soon as it is confirmed.",
    tone: "info",
  };
}

type CheckoutFailure = "already_subscribed" | "outdated" | "no_session" | "not_set_up" | "failed";

const FAILURES = new Map<string, CheckoutFailure>([
  ["already_subscribed", "already_subscribed"],
  ["consent_outdated", "outdated"],
  ["payments_not_configured", "not_set_up"],
]);

export function checkoutFailure(error: unknown): CheckoutFailure {
  if (!isHttpError(error)) return "failed";
  return error.status === 401 ? "no_session" : (FAILURES.get(error.code) ?? "failed");
}
