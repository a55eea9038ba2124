// What a subscription is worth: the one place that says who is premium and what that gives (product.md, Plans).
import type { SubscriptionStatus } from "../contracts/me.ts";

export const TRIAL_DAYS = 7;
/** In US dollars, a month. */
export const PRICE = 20;
/** Days of the trial on which a mail reminds of its end. */
export const REMINDER_DAYS = [4, 6] as const;

/** Past due keeps the subscription while Stripe tries the card again. */
export const PREMIUM_STATUSES: readonly string[] = [
  "trial",
  "active",
  "past_due",
] satisfies SubscriptionStatus[];

export const isPremium = (status: string): boolean => PREMIUM_STATUSES.includes(status);

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
