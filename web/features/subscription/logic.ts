// Texts of the subscription card and of the toasts around a checkout (spec sections 4 and 8).
import type { SubscriptionState } from "../../../shared/contracts/subscription.ts";
import { isOwing, PAUSED_STATUS } from "../../../shared/rules/plan.ts";
import { DAY_MS } from "../../../shared/rules/days.ts";
import { isHttpError } from "../../lib/http-error.ts";
import { type Translated, wordsOf } from "../../lib/words/words.ts";
import type { ToastMessage } from "../../ui/toast/toast-queue.ts";
import { subscriptionWords } from "./words.ts";

type CardWords = Translated<typeof subscriptionWords>["card"];

type SubscriptionView = {
  badge: { text: string; tone: "info" | "ok" | "mute" };
  plan: string;
  price: string;
  date: string | null;
  /** Explains a cancellation, a pause or a failed payment; it comes first on the card. */
  note: string | null;
  /** True for a failed payment. */
  isOwing: boolean;
  action: "manage" | "start_trial";
};

function badgeOf(status: string, { badges }: CardWords): SubscriptionView["badge"] {
  if (status === "trial") return { text: badges.trial, tone: "info" };
  if (status === "active") return { text: badges.active, tone: "ok" };
  return { text: badges.inactive, tone: "mute" };
}

export function endDate({ subscription_end: at }: SubscriptionState): Date | null {
  const end = new Date(at ?? "");
  return Number.isNaN(end.getTime()) ? null : end;
}

/** Returns the date of the next event: nothing is billed after the end. */
function dateLine(state: SubscriptionState, words: CardWords): string | null {
  const end = endDate(state);
  if (end === null) return null;
  if (state.status === "trial") return words.trialEnds(end);
  if (state.is_granted) return words.granted.until(end);
  if (!state.subscribed) return null;
  return state.cancel_at_period_end ? words.ends(end) : words.nextBilling(end);
}

function noteOf(state: SubscriptionState, words: CardWords): string | null {
  if (isOwing(state.status)) return words.owing;
  if (state.status === PAUSED_STATUS) return words.paused;
  return state.subscribed && state.cancel_at_period_end ? words.cancelled(endDate(state)) : null;
}

/** The note appears as early as the email about it. */
const SOON_MS = 3 * DAY_MS;

/** True when the person may want to act now: a payment failed, or the subscription ends or starts to cost soon. */
export function isDue(state: SubscriptionState, now: number): boolean {
  if (isOwing(state.status)) return true;
  const isEnding = state.status === "trial" || state.cancel_at_period_end;
  const end = endDate(state);
  return state.subscribed && isEnding && end !== null && end.getTime() - now < SOON_MS;
}

/** True when another checkout would be refused. */
const hasContract = ({ subscribed, status }: SubscriptionState): boolean =>
  subscribed || isOwing(status) || status === PAUSED_STATUS;

export function subscriptionCard(state: SubscriptionState, words: CardWords): SubscriptionView {
  const isPlain = state.status === "trial" || !state.subscribed;
  return {
    badge: badgeOf(state.status, words),
    ...(isPlain ? words.trial : words.premium),
    ...(state.is_granted && { price: words.granted.price }),
    date: dateLine(state, words),
    note: noteOf(state, words),
    isOwing: isOwing(state.status),
    action: !state.is_granted && hasContract(state) ? "manage" : "start_trial",
  };
}

/** Returns the toast for the state after a checkout. */
export function welcomeToast({ status, subscribed }: SubscriptionState): ToastMessage {
  const { title, trial, active, almost } = wordsOf(subscriptionWords).welcome;
  if (subscribed) return { title, text: status === "trial" ? trial : active, tone: "success" };
  return { ...almost, tone: "info" };
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
