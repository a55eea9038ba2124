// An invoice of one line: the subscription's next period, free while it is a trial.
import type { Stripe } from "stripe";
import { CURRENCY } from "./catalogue.ts";
import { made } from "./made.ts";

type Fields = Pick<Stripe.Invoice, "id" | "created" | "billing_reason" | "hosted_invoice_url"> & {
  number: string;
  amount: number;
  period: { start: number; end: number };
  of: Stripe.Subscription;
};

export const invoice = ({ amount, period, of, ...fields }: Fields): Stripe.Invoice =>
  made<Stripe.Invoice>({
    object: "invoice",
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    currency: CURRENCY,
    customer: of.customer,
    lines: {
      object: "list",
      data: [
        {
          id: fields.id.replace("in_", "il_"),
          object: "line_item",
          amount,
          description:
            amount === 0 ? "Trial period for Luli Premium" : "1 × Luli Premium (at $20.00 / month)",
          period,
        },
      ],
      has_more: false,
    },
    next_payment_attempt: null,
    parent: {
      subscription_details: { metadata: of.metadata, subscription: of.id },
      type: "subscription_details",
    },
    status: "open",
    status_transitions: { paid_at: null },
    total: amount,
    ...fields,
  });
