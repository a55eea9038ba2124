// A checkout session, embedded in the merchant's page.
import type { Stripe } from "stripe";
import { made } from "./made.ts";

type SessionFields = Pick<
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
> & { isTaxed: boolean; submitMessage: string | null };

export const checkoutSession = ({
  isTaxed,
  submitMessage,
  ...fields
}: SessionFields): Stripe.Checkout.Session =>
  made<Stripe.Checkout.Session>({
    object: "checkout.session",
    automatic_tax: { enabled: isTaxed },
    custom_text: { submit: submitMessage === null ? null : { message: submitMessage } },
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    ui_mode: "embedded_page",
    ...fields,
  });
