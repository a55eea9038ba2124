// Subscription state, as check-subscription answers it (spec sections 3 and 7), and what create-checkout is told.
import * as v from "valibot";
import { TEXT_VERSION_LENGTH } from "../rules/consent.ts";

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

/** Body of `POST /functions/v1/check-subscription`; may be empty. */
export const checkSubscriptionRequest = v.strictObject({
  /** From the address that checkout returned to. */
  session_id: v.optional(v.pipe(v.string(), v.maxLength(255))),
});

/** Body of `POST /functions/v1/create-checkout`; may be empty, because the checkout shows the text itself. */
export const createCheckoutRequest = v.strictObject({
  consent: v.optional(
    v.strictObject({ text_version: v.pipe(v.string(), v.maxLength(TEXT_VERSION_LENGTH)) }),
  ),
});

export type CheckoutAnswer = { clientSecret: string };
export type PortalAnswer = { url: string };
