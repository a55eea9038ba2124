// A customer, and the card that pays.
import type { Stripe } from "stripe";
import { made } from "./made.ts";

type CustomerFields = Pick<Stripe.Customer, "id" | "created" | "email" | "name" | "metadata">;

export const customer = (fields: CustomerFields): Stripe.Customer =>
  made<Stripe.Customer>({ object: "customer", discount: null, ...fields });

type MethodFields = Pick<Stripe.PaymentMethod, "id" | "created" | "customer"> & {
  card: Pick<Stripe.PaymentMethod.Card, "fingerprint" | "last4" | "exp_month" | "exp_year">;
  name: string | null;
};

export const paymentMethod = ({ name, ...fields }: MethodFields): Stripe.PaymentMethod =>
  made<Stripe.PaymentMethod>({
    object: "payment_method",
    billing_details: { name },
    type: "card",
    ...fields,
  });
