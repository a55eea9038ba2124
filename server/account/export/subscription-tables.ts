// The subscription in a person's copy of their data.
import { type Exports, withheld } from "./exported-table.ts";

const COUNTER = "a counter that keeps parallel answers apart";

export const SUBSCRIPTION_TABLES: Exports<
  "subscriptions" | "consents" | "contract_links" | "withdrawals"
> = {
  subscriptions: {
    about:
      "What we know of your subscription from Stripe (docs/flows/subscription.md). No card is here: we never see one.",
    key: [],
    columns: {
      customer_id: "what Stripe calls you",
      customer_email: "the address that Stripe was told last",
      account_email: "your present address",
      is_address_told: "whether both agree",
      subscription_id: "what Stripe calls your subscription",
      status: "as in `users`",
      product_id: "what you subscribe to",
      price_id: "at which price",
      monthly_cents: "what its next charge takes",
      paid_at: "when the first money for it came in",
      subscription_end: "end of the trial or of the paid period",
      cancel_at_period_end: "cancelled, and not over yet",
      trial_used_at: "when your free trial began",
      reminded_day: "the last reminder of the trial that was sent",
      checkout_id: "what Stripe calls your last checkout",
      checkout_no: COUNTER,
      pending_until: "how long Stripe is asked more often",
      asked_no: COUNTER,
      written_no: COUNTER,
      checked_at: "when Stripe was last asked",
      held_at: "since when Stripe charges nothing, while the account is suspended",
      renewal_told_for: "the end of the period whose renewal was announced to you last",
      end_reason: "why it ends or ended, in Stripe's words",
    },
  },
  consents: {
    key: ["subscription_id"],
    columns: {
      subscription_id: "what you agreed to pay for",
      text_version: "the text that stood at the button, and its language",
      amount_cents: "its price",
      currency: "of the price",
      trial_days: "days of its free trial",
      accepted_at: "when",
    },
  },
  contract_links: {
    key: ["token_hash"],
    columns: {
      expires_at: "until when a link to your contract would open it",
      token_hash: withheld("a secret: what opens your contract"),
    },
  },
  withdrawals: {
    key: ["subscription_id"],
    columns: {
      subscription_id: "the contract that you withdrew from",
      name: "the name that you wrote in the form",
      email: "the address that you wrote in the form",
      declared_at: "when it reached us",
      refunded_cents: "what was given back, in US cents; empty until Stripe has confirmed it all",
    },
  },
};
