// Subscription state, as check-subscription answers it (spec sections 3 and 7), and what create-checkout is told.
import * as v from "valibot";

export type SubscriptionState = {
  subscribed: boolean;
  /** "trial", "active" or other. */
  status: string;
  product_id: string | null;
  /** ISO 8601; the end of the trial or of the paid period. */
  subscription_end: string | null;
  /** Cancelled, and kept until subscription_end. */
  cancel_at_period_end: boolean;
  /** Whether a checkout would begin with the free days, which everyone has once. */
  trial_available: boolean;
};

/** Before load and when signed out (spec section 4). */
export const DEFAULT_SUBSCRIPTION: SubscriptionState = {
  subscribed: false,
  status: "trial",
  product_id: null,
  subscription_end: null,
  cancel_at_period_end: false,
  trial_available: true,
};

/**
 * What a person agrees to beside the checkout. A new wording is a new version; the version is recorded with the
 * subscription.
 */
export const CONSENT = {
  version: "2026-11-21",
  trial:
    "Your first 7 days are free. After that $20 per month is charged automatically until you cancel. You can cancel anytime, in two clicks on your profile.",
  noTrial:
    "$20 per month is charged today and then automatically every month until you cancel. You can cancel anytime, in two clicks on your profile.",
} as const;

/** Body of `POST /functions/v1/check-subscription`; may be empty. */
export const checkSubscriptionRequest = v.strictObject({
  /** From the address that checkout returned to. */
  session_id: v.optional(v.pipe(v.string(), v.maxLength(255))),
});

/** Body of `POST /functions/v1/create-checkout`; may be empty, because the checkout shows the text itself. */
export const createCheckoutRequest = v.strictObject({
  consent: v.optional(v.strictObject({ text_version: v.pipe(v.string(), v.maxLength(40)) })),
});

export type CheckoutAnswer = { clientSecret: string };
export type PortalAnswer = { url: string };
