// Money that moved, and how it can go back: charges, refunds, disputes.
import type { Stripe } from "stripe";
import { CURRENCY } from "./catalogue.ts";
import { made } from "./made.ts";

type ChargeFields = Pick<
  Stripe.Charge,
  "id" | "created" | "customer" | "amount" | "paid" | "payment_method"
>;

export const charge = (fields: ChargeFields): Stripe.Charge =>
  made<Stripe.Charge>({
    object: "charge",
    amount_refunded: 0,
    currency: CURRENCY,
    disputed: false,
    refunded: false,
    status: fields.paid ? "succeeded" : "failed",
    ...fields,
  });

export const refund = (
  fields: Pick<Stripe.Refund, "id" | "created" | "amount" | "customer"> & { charge: string },
): Stripe.Refund =>
  made<Stripe.Refund>({ object: "refund", currency: CURRENCY, status: "succeeded", ...fields });

export const dispute = (
  fields: Pick<Stripe.Dispute, "id" | "created" | "amount" | "charge" | "status">,
): Stripe.Dispute =>
  made<Stripe.Dispute>({ object: "dispute", currency: CURRENCY, reason: "fraudulent", ...fields });
