// Subscription state, as check-subscription answers it (spec sections 3 and 7), and what create-checkout is told.
import * as v from "valibot";

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
