// Subscription state, as check-subscription answers it (spec sections 3 and 7), and what create-checkout is told.
import * as v from "valibot";
import { TEXT_VERSION_LENGTH } from "../rules/consent.ts";

export const subscriptionState = v.strictObject({
  subscribed: v.boolean(),
  /** "trial", "active" or other. */
  status: v.string(),
  product_id: v.nullable(v.string()),
  /** ISO 8601; the end of the trial or of the paid period. */
  subscription_end: v.nullable(v.string()),
  /** Cancelled, and kept until subscription_end. */
  cancel_at_period_end: v.boolean(),
  /** Given by an admin until subscription_end: nothing is charged. */
  is_granted: v.optional(v.literal(true)),
  /** Whether a checkout would begin with the free days, which everyone has once. */
  trial_available: v.boolean(),
});
export type SubscriptionState = v.InferOutput<typeof subscriptionState>;

/** Body of `POST /functions/v1/check-subscription`; may be empty. */
export const checkSubscriptionRequest = v.strictObject({
  /** From the address that checkout returned to. */
  session_id: v.optional(v.pipe(v.string(), v.maxLength(255))),
});

/**
 * Body of `POST /functions/v1/create-checkout`: which text was agreed to by ticking its box. The call of the spec (section 7) brings
 * none: then the text is agreed to at Stripe's button, where it stands as well.
 */
export const createCheckoutRequest = v.strictObject({
  consent: v.optional(
    v.strictObject({ text_version: v.pipe(v.string(), v.maxLength(TEXT_VERSION_LENGTH)) }),
  ),
});

export const checkoutAnswer = v.strictObject({
  clientSecret: v.string(),
});
export const portalAnswer = v.strictObject({
  url: v.string(),
});
