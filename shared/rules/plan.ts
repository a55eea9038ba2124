// Defines premium: the only place that decides who has it and what it gives (product.md, Plans).
import type { SubscriptionStatus } from "../contracts/me.ts";

export const TRIAL_DAYS = 7;
/** Price in US dollars, a month. */
export const PRICE = 20;
/** Days of the trial on which a mail reminds of its end. */
export const REMINDER_DAYS = [4, 6] as const;

/** Past due keeps the subscription while Stripe tries the card again. */
export const PREMIUM_STATUSES: readonly string[] = [
  "trial",
  "active",
  "past_due",
] satisfies SubscriptionStatus[];

/** The one that its owner has paid for. */
export const PAID_STATUS: SubscriptionStatus = "active";
/** Statuses that bring money in a month; past due still owes it. */
export const PAYING_STATUSES: readonly string[] = [
  PAID_STATUS,
  "past_due",
] satisfies SubscriptionStatus[];

/** Paused at Stripe, by hand or for a disputed payment. */
export const PAUSED_STATUS: SubscriptionStatus = "paused";

/** A payment failed; the second one has lost premium, and only the portal leads out. */
export const OWING_STATUSES: readonly SubscriptionStatus[] = ["past_due", "unpaid"];

export const isOwing = (status: string): boolean => OWING_STATUSES.some((each) => each === status);

export const isPremium = (status: string): boolean => PREMIUM_STATUSES.includes(status);

/** The contract can be cancelled: a paused one gives and costs nothing, and may resume. */
export const isRunning = (status: string): boolean => isPremium(status) || status === PAUSED_STATUS;

type Quotas = { freeDailyMessages: number; premiumDailyMessages: number };

export const dailyMessages = (status: SubscriptionStatus, quotas: Quotas): number =>
  isPremium(status) ? quotas.premiumDailyMessages : quotas.freeDailyMessages;

/** The spec's 2x XP boost: trial and active alone (product.md, XP). */
export const xpMultiplier = (status: SubscriptionStatus): 1 | 2 =>
  status === "trial" || status === "active" ? 2 : 1;

/** Subscribers get Hero, Party and Royal at once; Royal is for them alone. */
export const hasEveryVariant = (status: SubscriptionStatus): boolean => isPremium(status);

/** Luli's word for each of Stripe's. */
const STATUSES: Record<string, SubscriptionStatus> = {
  trialing: "trial",
  active: "active",
  past_due: "past_due",
  unpaid: "unpaid",
  paused: "unpaid",
  canceled: "canceled",
};

/** A checkout that was never paid (incomplete, incomplete_expired) is no subscription. */
export const statusOf = (stripeStatus: string): SubscriptionStatus =>
  STATUSES[stripeStatus] ?? "none";
