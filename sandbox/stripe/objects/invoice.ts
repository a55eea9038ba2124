// An invoice of one line: the subscription's next period, free while it is a trial.
import { Stripe } from "stripe";
import { CURRENCY } from "./catalogue.ts";
import { nulls } from "./nulls.ts";

type Fields = Pick<Stripe.Invoice, "id" | "created" | "billing_reason" | "hosted_invoice_url"> & {
  number: string;
  amount: number;
  period: { start: number; end: number };
  of: Stripe.Subscription;
};

export function invoice({ number, amount, period, of, ...fields }: Fields): Stripe.Invoice {
  return {
    object: "invoice",
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      enabled: false,
      ...nulls("disabled_reason", "liability", "provider", "status"),
    },
    collection_method: "charge_automatically",
    currency: CURRENCY,
    customer: of.customer,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    effective_at: fields.created,
    ending_balance: 0,
    issuer: { type: "self" },
    lines: {
      object: "list",
      data: [line(fields.id, amount, period, of)],
      has_more: false,
      url: `/v1/invoices/${fields.id}/lines`,
    },
    livemode: false,
    metadata: {},
    number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: of.metadata, subscription: of.id },
      type: "subscription_details",
    },
    payment_settings: nulls("default_mandate", "payment_method_options", "payment_method_types"),
    period_end: period.start,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: "open",
    status_transitions: {
      finalized_at: fields.created,
      ...nulls("marked_uncollectible_at", "paid_at", "voided_at"),
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    ...nulls("account_country", "account_name", "account_tax_ids", "application", "custom_fields"),
    ...nulls("automatically_finalizes_at", "customer_account", "customer_address", "customer_name"),
    ...nulls("customer_email", "customer_phone", "customer_shipping", "default_payment_method"),
    ...nulls("default_source", "description", "due_date", "footer", "from_invoice", "rendering"),
    ...nulls("last_finalization_error", "latest_revision", "next_payment_attempt", "on_behalf_of"),
    ...nulls("receipt_number", "shipping_cost", "shipping_details", "statement_descriptor"),
    ...nulls("invoice_pdf", "test_clock", "webhooks_delivered_at"),
    ...fields,
  };
}

function line(
  invoiceId: string,
  amount: number,
  period: { start: number; end: number },
  of: Stripe.Subscription,
): Stripe.InvoiceLineItem {
  const { id: itemId, price } = of.items.data[0]!;
  return {
    id: invoiceId.replace("in_", "il_"),
    object: "line_item",
    amount,
    currency: CURRENCY,
    description:
      amount === 0 ? "Trial period for Luli Premium" : "1 × Luli Premium (at $20.00 / month)",
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: of.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        proration: false,
        subscription: of.id,
        subscription_item: itemId,
        ...nulls("invoice_item", "proration_details"),
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      // The price is never expanded here: it is an id.
      price_details: { price: price.id, product: price.product as string },
      type: "price_details",
      unit_amount_decimal: Stripe.Decimal.from(amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: of.id,
    subtotal: amount,
    taxes: [],
  };
}
