// Money that moved, and how it can go back: charges, refunds, disputes.
import type { Stripe } from "stripe";
import { CURRENCY } from "./catalogue.ts";
import { nulls } from "./nulls.ts";

type ChargeFields = Pick<
  Stripe.Charge,
  "id" | "created" | "customer" | "amount" | "paid" | "payment_method"
>;

export const charge = (fields: ChargeFields): Stripe.Charge => ({
  object: "charge",
  amount_captured: fields.paid ? fields.amount : 0,
  amount_refunded: 0,
  billing_details: nulls("address", "email", "name", "phone", "tax_id"),
  captured: fields.paid,
  currency: CURRENCY,
  description: "Luli Premium",
  disputed: false,
  failure_code: fields.paid ? null : "card_declined",
  failure_message: fields.paid ? null : "Your card was declined.",
  fraud_details: {},
  livemode: false,
  metadata: {},
  refunded: false,
  status: fields.paid ? "succeeded" : "failed",
  ...nulls("application", "application_fee", "application_fee_amount", "balance_transaction"),
  ...nulls("calculated_statement_descriptor", "failure_balance_transaction", "on_behalf_of"),
  ...nulls(
    "outcome",
    "payment_intent",
    "payment_method_details",
    "receipt_email",
    "receipt_number",
  ),
  ...nulls("receipt_url", "review", "shipping", "source", "source_transfer", "transfer_data"),
  ...nulls("statement_descriptor", "statement_descriptor_suffix", "transfer_group"),
  ...fields,
});

export const refund = (
  fields: Pick<Stripe.Refund, "id" | "created" | "amount" | "customer"> & { charge: string },
): Stripe.Refund => ({
  object: "refund",
  currency: CURRENCY,
  metadata: {},
  reason: null,
  status: "succeeded",
  ...nulls("balance_transaction", "customer_account", "payment_intent", "payment_method"),
  ...nulls("receipt_number", "source_transfer_reversal", "transfer_reversal"),
  ...fields,
});

export const dispute = (
  fields: Pick<Stripe.Dispute, "id" | "created" | "amount" | "charge" | "status">,
): Stripe.Dispute => ({
  object: "dispute",
  balance_transactions: [],
  currency: CURRENCY,
  enhanced_eligibility_types: [],
  evidence: {
    enhanced_evidence: {},
    ...nulls("access_activity_log", "billing_address", "cancellation_policy", "receipt"),
    ...nulls("cancellation_policy_disclosure", "cancellation_rebuttal", "customer_communication"),
    ...nulls("customer_email_address", "customer_name", "customer_purchase_ip"),
    ...nulls("customer_signature", "duplicate_charge_documentation", "duplicate_charge_id"),
    ...nulls("duplicate_charge_explanation", "product_description", "refund_policy"),
    ...nulls("refund_policy_disclosure", "refund_refusal_explanation", "service_date"),
    ...nulls("service_documentation", "shipping_address", "shipping_carrier", "shipping_date"),
    ...nulls("shipping_documentation", "shipping_tracking_number", "uncategorized_file"),
    ...nulls("uncategorized_text"),
  },
  evidence_details: {
    due_by: null,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: "manual",
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: null,
  reason: "fraudulent",
  ...fields,
});
