// The checkout page accepts a card, declines it, or asks the cardholder to confirm.
import { createHmac } from "node:crypto";
import type { Stripe } from "stripe";
import { made } from "./objects/made.ts";
import { idOf } from "./payments.ts";
import { newId } from "./state.ts";
import { begin } from "./subscriptions.ts";
import { emit, now, type World } from "./world.ts";

export const TEST_CARDS = {
  "4242424242424242": { effect: "works", kind: "ok" },
  "4000000000000002": { effect: "is declined", kind: "declined" },
  "4000002500003155": { effect: "asks you to confirm", kind: "confirm" },
  "4000000000000341": { effect: "works now, is declined when it is charged", kind: "broken" },
} as const;

export type CardInput = { number: string; expiry: string; cvc: string; name: string };
/** The first six and the last four digits tell the kind; those between are the holder's to choose, and make it a card of its own. */
const kindOf = (digits: string) => `${digits.slice(0, 6)}${digits.slice(-4)} ${digits.length}`;

const cardOf = (digits: string) =>
  Object.entries(TEST_CARDS).find(([number]) => kindOf(number) === kindOf(digits))?.[1];

/** Depends on the number alone: the same on every customer of this account. */
const fingerprintOf = ({ state }: World, digits: string) =>
  createHmac("sha256", state.keys.secret).update(digits).digest("hex").slice(0, 16);

type CardProblem = { problem: string; field: keyof CardInput };
export type CardResult =
  | { kind: "card"; method: string }
  | { kind: "confirm" }
  | ({ kind: "refused" } & CardProblem);

const refused = (field: keyof CardInput, problem: string): CardResult => ({
  kind: "refused",
  field,
  problem,
});

/** Makes a payment method of the customer. The number is looked at here, and forgotten. */
export function takeCard(
  world: World,
  customer: string,
  { number, expiry, cvc, name }: CardInput,
  isConfirmed: boolean,
): CardResult {
  const digits = number.replace(/\D/g, "");
  const card = cardOf(digits);
  if (!card) return refused("number", "Use one of the test cards below: no real card works here.");
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? [];
  const isPast = Date.UTC(2000 + Number(year), Number(month)) / 1000 <= now(world);
  if (!month || Number(month) < 1 || Number(month) > 12)
    return refused("expiry", "Your card's expiration date is incomplete.");
  if (isPast) return refused("expiry", "Your card's expiration date is in the past.");
  if (!/^\d{3}$/.test(cvc.trim()))
    return refused("cvc", "Your card's security code is incomplete.");
  if (card.kind === "declined") return refused("number", "Your card was declined.");
  if (card.kind === "confirm" && !isConfirmed) return { kind: "confirm" };
  const method = made<Stripe.PaymentMethod>({
    id: newId("pm"),
    object: "payment_method",
    type: "card",
    created: now(world),
    customer,
    billing_details: { name: name.trim().slice(0, 100) || null },
    card: {
      fingerprint: fingerprintOf(world, digits),
      last4: digits.slice(-4),
      exp_month: Number(month),
      exp_year: 2000 + Number(year),
    },
  });
  world.state.paymentMethods[method.id] = method;
  if (card.kind === "broken") world.state.brokenMethods.push(method.id);
  emit(world, "payment_method.attached", method);
  return { kind: "card", method: method.id };
}

/** False when the first charge was declined: the session stays open for another card. */
export function complete(world: World, session: Stripe.Checkout.Session, method: string): boolean {
  const { state } = world;
  const customer = idOf(session.customer);
  const bought = begin(world, { customer, method, plan: state.plans[session.id]! });
  if (!bought) return false;
  session.status = "complete";
  session.payment_status = bought.status === "trialing" ? "no_payment_required" : "paid";
  session.subscription = bought.id;
  session.invoice = idOf(bought.latest_invoice);
  emit(world, "checkout.session.completed", session);
  return true;
}

/** Returns the address after a completed checkout. */
export function landing(session: Stripe.Checkout.Session): string {
  return (session.return_url ?? "/").replace("{CHECKOUT_SESSION_ID}", session.id);
}
