// A checkout session, embedded in the merchant's page.
import type { Stripe } from "stripe";
import { AMOUNT, CURRENCY } from "./catalogue.ts";
import { nulls } from "./nulls.ts";

export type SessionFields = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "created"
  | "customer"
  | "client_reference_id"
  | "client_secret"
  | "return_url"
  | "locale"
  | "metadata"
  | "expires_at"
  | "allow_promotion_codes"
> & { isTrial: boolean; isTaxed: boolean; submitMessage: string | null };

export function checkoutSession({
  isTrial,
  isTaxed,
  submitMessage,
  ...fields
}: SessionFields): Stripe.Checkout.Session {
  const amount = isTrial ? 0 : AMOUNT;
  return {
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: isTaxed, ...nulls("liability", "provider", "status") },
    currency: CURRENCY,
    custom_fields: [],
    custom_text: {
      submit: submitMessage === null ? null : { message: submitMessage },
      ...nulls("after_submit", "shipping_address", "terms_of_service_acceptance"),
    },
    discounts: [],
    livemode: false,
    mode: "subscription",
    payment_method_collection: "always",
    payment_method_types: ["card"],
    payment_status: "unpaid",
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: "open",
    ui_mode: "embedded_page",
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...nulls("adaptive_pricing", "after_expiration", "consent"),
    ...nulls("allowed_payment_method_types", "billing_address_collection", "customer_account"),
    ...nulls("collected_information", "consent_collection", "currency_conversion"),
    ...nulls("customer_creation", "customer_details", "customer_email", "integration_identifier"),
    ...nulls("invoice", "invoice_creation", "managed_payments", "origin_context", "permissions"),
    ...nulls("payment_intent", "payment_link", "payment_method_configuration_details"),
    ...nulls("payment_method_options", "recovered_from", "saved_payment_method_options"),
    ...nulls("setup_intent", "shipping_address_collection", "shipping_cost", "submit_type"),
    ...nulls("cancel_url", "subscription", "success_url", "url", "wallet_options"),
    ...fields,
  };
}
