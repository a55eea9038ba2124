// A customer, and the card that pays.
import type { Stripe } from "stripe";
import { nulls } from "./nulls.ts";

type CustomerFields = Pick<Stripe.Customer, "id" | "created" | "email" | "name" | "metadata">;

export const customer = (fields: CustomerFields): Stripe.Customer => ({
  object: "customer",
  balance: 0,
  currency: null,
  delinquent: false,
  discount: null,
  invoice_settings: nulls("custom_fields", "default_payment_method", "footer", "rendering_options"),
  livemode: false,
  next_invoice_sequence: 1,
  preferred_locales: [],
  tax_exempt: "none",
  ...nulls("address", "default_source", "description", "phone", "shipping", "test_clock"),
  ...fields,
});

type MethodFields = Pick<Stripe.PaymentMethod, "id" | "created" | "customer"> & {
  card: Pick<Stripe.PaymentMethod.Card, "fingerprint" | "last4" | "exp_month" | "exp_year">;
  name: string | null;
};

export const paymentMethod = ({ card, name, ...fields }: MethodFields): Stripe.PaymentMethod => ({
  object: "payment_method",
  billing_details: { name, ...nulls("address", "email", "phone", "tax_id") },
  card: {
    brand: "visa",
    checks: { cvc_check: "pass", ...nulls("address_line1_check", "address_postal_code_check") },
    country: "US",
    display_brand: "visa",
    funding: "credit",
    ...nulls("generated_from", "networks", "regulated_status", "three_d_secure_usage", "wallet"),
    ...card,
  },
  allow_redisplay: "limited",
  customer_account: null,
  livemode: false,
  metadata: {},
  type: "card",
  ...fields,
});
