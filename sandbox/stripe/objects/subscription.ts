// A subscription to one price. Its period stands on the item, as in current API versions.
import type { Stripe } from "stripe";
import { CURRENCY } from "./catalogue.ts";
import { made } from "./made.ts";

type Fields = Pick<
  Stripe.Subscription,
  "id" | "created" | "customer" | "metadata" | "default_payment_method" | "trial_end" | "status"
> & { itemId: string; periodEnd: number; price: Stripe.Price };

export const subscription = ({
  itemId,
  periodEnd,
  price,
  ...fields
}: Fields): Stripe.Subscription =>
  made<Stripe.Subscription>({
    object: "subscription",
    billing_cycle_anchor: fields.trial_end ?? fields.created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, reason: null },
    currency: CURRENCY,
    discounts: [],
    ended_at: null,
    items: {
      object: "list",
      data: [
        {
          id: itemId,
          object: "subscription_item",
          current_period_end: periodEnd,
          current_period_start: fields.created,
          discounts: [],
          price,
          quantity: 1,
          subscription: fields.id,
        },
      ],
      has_more: false,
    },
    latest_invoice: null,
    pause_collection: null,
    trial_start: fields.trial_end === null ? null : fields.created,
    ...fields,
  });
