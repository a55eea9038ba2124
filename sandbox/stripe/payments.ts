// Charging a card, and giving money back.
import type { Stripe } from "stripe";
import { takeAmount } from "./discounts.ts";
import { CURRENCY } from "./objects/catalogue.ts";
import { made } from "./objects/made.ts";
import { newId } from "./state.ts";
import { emit, now, type World } from "./world.ts";

export const idOf = (thing: string | { id: string } | null): string =>
  typeof thing === "string" ? thing : (thing?.id ?? "");

/** An open invoice for the subscription's period. Nothing is charged yet. */
export function makeInvoice(
  world: World,
  of: Stripe.Subscription,
  reason: "subscription_create" | "subscription_cycle",
): Stripe.Invoice {
  const item = of.items.data[0]!;
  const id = newId("in");
  const amount = of.status === "trialing" ? 0 : takeAmount(world, of);
  const bill = made<Stripe.Invoice>({
    id,
    object: "invoice",
    created: now(world),
    billing_reason: reason,
    hosted_invoice_url: `${world.origin()}/invoice/${id}`,
    number: `LULI-${String(Object.keys(world.state.invoices).length + 1).padStart(4, "0")}`,
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
          id: id.replace("in_", "il_"),
          object: "line_item",
          amount,
          description:
            amount === 0 ? "Trial period for Luli Premium" : "1 × Luli Premium (at $20.00 / month)",
          period: { start: item.current_period_start, end: item.current_period_end },
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
  });
  world.state.invoices[id] = bill;
  of.latest_invoice = id;
  return bill;
}

/** Whether the invoice is paid now. */
export function pay(world: World, bill: Stripe.Invoice, method: string): boolean {
  const { state } = world;
  bill.attempted = true;
  bill.attempt_count += 1;
  const paid = bill.amount_due === 0 || !state.brokenMethods.includes(method);
  if (bill.amount_due > 0) {
    const charge = made<Stripe.Charge>({
      id: newId("ch"),
      object: "charge",
      created: now(world),
      customer: bill.customer,
      amount: bill.amount_due,
      amount_refunded: 0,
      currency: CURRENCY,
      disputed: false,
      paid,
      payment_method: method,
      refunded: false,
      status: paid ? "succeeded" : "failed",
    });
    state.charges[charge.id] = charge;
    emit(world, paid ? "charge.succeeded" : "charge.failed", charge);
  }
  if (paid) {
    bill.status = "paid";
    bill.amount_paid = bill.amount_due;
    bill.amount_remaining = 0;
    bill.next_payment_attempt = null;
    bill.status_transitions.paid_at = now(world);
    emit(world, "invoice.paid", bill);
    emit(world, "invoice.payment_succeeded", bill);
  }
  return paid;
}

export function giveBack(world: World, from: Stripe.Charge, amount: number): Stripe.Refund {
  const refund = made<Stripe.Refund>({
    id: newId("re"),
    object: "refund",
    created: now(world),
    amount,
    customer: from.customer,
    charge: from.id,
    currency: CURRENCY,
    status: "succeeded",
  });
  world.state.refunds[refund.id] = refund;
  from.amount_refunded += amount;
  from.refunded = from.amount_refunded >= from.amount;
  emit(world, "refund.created", refund);
  emit(world, "charge.refunded", from);
  return refund;
}

/** The cardholder asks the bank for the money; `warning_needs_response` is the bank's question alone. */
export function openDispute(
  world: World,
  about: Stripe.Charge,
  status: Stripe.Dispute.Status = "needs_response",
): Stripe.Dispute {
  const dispute = made<Stripe.Dispute>({
    id: newId("du"),
    object: "dispute",
    created: now(world),
    amount: about.amount,
    charge: about.id,
    currency: CURRENCY,
    reason: "fraudulent",
    status,
  });
  world.state.disputes[dispute.id] = dispute;
  about.disputed = true;
  emit(world, "charge.dispute.created", dispute);
  return dispute;
}

/** The bank has decided. Stripe tells it, and gives the money back that it had taken, if the cardholder was wrong. */
export function closeDispute(world: World, of: Stripe.Dispute, status: "won" | "lost"): void {
  of.status = status;
  emit(world, "charge.dispute.closed", of);
  if (status === "won") emit(world, "charge.dispute.funds_reinstated", of);
}
