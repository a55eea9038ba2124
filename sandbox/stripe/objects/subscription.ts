// A subscription to one price. Its period stands on the item, as in current API versions.
import type { Stripe } from "stripe";
import { CURRENCY, planOf } from "./catalogue.ts";
import { nulls } from "./nulls.ts";

type Fields = Pick<
  Stripe.Subscription,
  "id" | "created" | "customer" | "metadata" | "default_payment_method" | "trial_end" | "status"
> & { itemId: string; periodEnd: number; price: Stripe.Price };

export function subscription({ itemId, periodEnd, price, ...fields }: Fields): Stripe.Subscription {
  const item: Stripe.SubscriptionItem = {
    id: itemId,
    object: "subscription_item",
    created: fields.created,
    current_period_end: periodEnd,
    current_period_start: fields.created,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription: fields.id,
    tax_rates: [],
    ...nulls("billing_thresholds", "current_trial"),
  };
  return {
    object: "subscription",
    automatic_tax: { enabled: false, ...nulls("disabled_reason", "liability") },
    billing_cycle_anchor: fields.trial_end ?? fields.created,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: nulls("comment", "feedback", "feedback_option", "reason"),
    collection_method: "charge_automatically",
    currency: CURRENCY,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      issuer: { type: "self" },
      ...nulls("account_tax_ids", "custom_fields", "description", "footer"),
    },
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${fields.id}`,
    },
    livemode: false,
    payment_settings: {
      save_default_payment_method: "off",
      ...nulls("payment_method_options", "payment_method_types"),
    },
    start_date: fields.created,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "cancel" },
    },
    trial_start: fields.trial_end === null ? null : fields.created,
    ...nulls(
      "application",
      "application_fee_percent",
      "billing_cycle_anchor_config",
      "canceled_at",
    ),
    ...nulls("billing_thresholds", "cancel_at", "customer_account", "days_until_due", "ended_at"),
    ...nulls("default_source", "description", "latest_invoice", "managed_payments", "on_behalf_of"),
    ...nulls("next_pending_invoice_item_invoice", "pause_collection", "pending_setup_intent"),
    ...nulls("pending_invoice_item_interval", "pending_update", "schedule", "test_clock"),
    ...nulls("transfer_data"),
    ...fields,
  };
}
