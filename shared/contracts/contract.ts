// The contract as its page shows it: cancelling and withdrawing, by a mailed link or signed in.
import * as v from "valibot";
import { contactRequest } from "./contact.ts";

/** Of a mailed link: opens one person's contract for an hour. */
const token = v.pipe(v.string(), v.maxLength(200));

export const contractRequest = v.strictObject({ token });
export const declarant = {
  name: contactRequest.entries.name,
  /** Where the receipt goes, beside the account's own address. */
  email: contactRequest.entries.email,
};
export const withdrawRequest = v.strictObject({ token, ...declarant });

export const contract = v.strictObject({
  email: v.string(),
  /** Null: not by our checkout, so that there is nothing to withdraw from. */
  concluded_at: v.nullable(v.string()),
  /** The last moment. */
  withdraw_until: v.nullable(v.string()),
  is_withdrawable: v.boolean(),
  withdrawn_at: v.nullable(v.string()),
  /** Stripe has confirmed the end and the refund; nothing if there was nothing to pay back. */
  refunded_cents: v.nullable(v.number()),
  /** Something may still be charged. */
  is_running: v.boolean(),
  cancel_at_period_end: v.boolean(),
  subscription_end: v.nullable(v.string()),
});
export type Contract = v.InferOutput<typeof contract>;
