// The subscription, by Stripe.
import * as v from "valibot";
import { TEXT_VERSION_LENGTH } from "../rules/consent.ts";
import { contactRequest } from "../contracts/contact.ts";
import { subscriptionState } from "../contracts/subscription.ts";
import { proof } from "../contracts/account/proof.ts";
import { contract, contractRequest, declarant, withdrawRequest } from "../contracts/contract.ts";
import { type Calls, json } from "./call.ts";

/** Of a user's calls that reach Stripe, whose own limit all users share. */
export const STRIPE_LIMIT = { name: "billing", window: 60, max: 60 } as const;
const seldom = { who: "user", limit: STRIPE_LIMIT } as const;
const down = { payments_unavailable: 502, payments_not_configured: 503 } as const;

const own = { ...seldom, needsOpenSession: true } as const;
const byLink = {
  who: "proof",
  refuses: { link_over: 404, payments_not_configured: 503 },
} as const;

export const subscriptionCalls = {
  "POST /functions/v1/check-subscription": {
    about:
      "The subscription's state; with a checkout's session_id, once Stripe was asked about it.",
    who: "user",
    body: v.strictObject({
      /** From the address that checkout returned to. */
      session_id: v.optional(v.pipe(v.string(), v.maxLength(255))),
    }),
    answer: json(subscriptionState),
  },
  "POST /functions/v1/create-checkout": {
    ...seldom,
    about: "Opens an embedded checkout for whoever agreed to the text that is shown.",
    body: v.strictObject({
      // The call of the spec (section 7) brings none: then the text is agreed to at Stripe's button.
      consent: v.optional(
        v.strictObject({ text_version: v.pipe(v.string(), v.maxLength(TEXT_VERSION_LENGTH)) }),
      ),
    }),
    refuses: {
      ...down,
      adults_only: 403,
      already_subscribed: 409,
      consent_outdated: 409,
      checkout_closed: 503,
    },
    answer: json(v.strictObject({ clientSecret: v.string() })),
  },
  "POST /functions/v1/customer-portal": {
    ...seldom,
    about: "Opens Stripe's portal.",
    needsOpenSession: true,
    refuses: { ...down, no_customer: 404 },
    answer: json(v.strictObject({ url: v.string() })),
  },
  "POST /functions/v1/cancel-subscription": {
    ...seldom,
    about: "Ends the subscription with its period.",
    refuses: { ...down, no_subscription: 404 },
    answer: json(subscriptionState),
  },
  "POST /functions/v1/resume-subscription": {
    ...seldom,
    about: "Takes that back.",
    refuses: { ...down, no_subscription: 404 },
    answer: json(subscriptionState),
  },
  "POST /functions/v1/contract/link": {
    about:
      "Mails a link to one's contract, by which it can be cancelled or withdrawn from without signing in. " +
      "The same answer whether the address is known or not.",
    who: "anyone",
    body: v.strictObject({ email: contactRequest.entries.email }),
    refuses: { too_many_requests: 429, payments_not_configured: 503 },
    answer: json(v.strictObject({ sent: v.literal(true) }), 202),
  },
  "POST /functions/v1/contract/own": {
    ...own,
    about: "The contract of whoever is signed in.",
    refuses: { no_subscription: 404, payments_not_configured: 503 },
    answer: json(contract),
  },
  "POST /functions/v1/contract/own/withdraw": {
    ...own,
    about: "Withdraws like contract/withdraw, signed in.",
    needsProof: true,
    body: v.strictObject({ ...proof, ...declarant }),
    refuses: {
      wrong_password: 400,
      sign_in_again: 403,
      no_subscription: 404,
      withdrawal_over: 409,
      too_many_attempts: 429,
      payments_not_configured: 503,
    },
    answer: json(contract),
  },
  "POST /functions/v1/contract": {
    ...byLink,
    about: "What such a link opens.",
    body: contractRequest,
    answer: json(contract),
  },
  "POST /functions/v1/contract/cancel": {
    ...byLink,
    about: "Ends the subscription with its period. The link is used up.",
    body: contractRequest,
    refuses: { ...down, link_over: 404, no_subscription: 404 },
    answer: json(contract),
  },
  "POST /functions/v1/contract/withdraw": {
    ...byLink,
    about:
      "Withdraws within 14 days: the subscription ends at once, what was paid is given back, and a receipt " +
      "is mailed. The link is used up. Stripe may come to it later.",
    body: withdrawRequest,
    refuses: { link_over: 404, withdrawal_over: 409, payments_not_configured: 503 },
    answer: json(contract),
  },
  "POST /functions/v1/stripe-webhook": {
    about: "Stripe tells that something happened.",
    who: "proof",
    headers: { "Stripe-Signature": "Proves that it is Stripe who tells." },
    body: "bytes",
    maxBytes: 256 * 1024,
    refuses: { ...down, bad_signature: 400 },
    answer: json(v.strictObject({ received: v.literal(true) })),
  },
} as const satisfies Calls;
