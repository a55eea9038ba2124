// Subscription state, as check-subscription answers it (spec sections 3 and 7).

export type SubscriptionState = {
  subscribed: boolean;
  /** "trial", "active" or other. */
  status: string;
  product_id: string | null;
  /** ISO 8601; the end of the trial or of the paid period. */
  subscription_end: string | null;
};

/** Before load and when signed out (spec section 4). */
export const DEFAULT_SUBSCRIPTION: SubscriptionState = {
  subscribed: false,
  status: "trial",
  product_id: null,
  subscription_end: null,
};
