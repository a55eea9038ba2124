// Charging a card, and giving money back.
import type { Stripe } from "stripe";
import { takeAmount } from "./discounts.ts";
import { charge, dispute, refund } from "./objects/charge.ts";
import { invoice } from "./objects/invoice.ts";
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
  const made = invoice({
    id,
    created: now(world),
    billing_reason: reason,
    hosted_invoice_url: `${world.origin()}/invoice/${id}`,
    number: `LULI-${String(Object.keys(world.state.invoices).length + 1).padStart(4, "0")}`,
    amount: of.status === "trialing" ? 0 : takeAmount(world, of),
    period: { start: item.current_period_start, end: item.current_period_end },
    of,
  });
  world.state.invoices[id] = made;
  of.latest_invoice = id;
  return made;
}

/** Whether the invoice is paid now. */
export function pay(world: World, bill: Stripe.Invoice, method: string): boolean {
  const { state } = world;
  bill.attempted = true;
  bill.attempt_count += 1;
  const paid = bill.amount_due === 0 || !state.brokenMethods.includes(method);
  if (bill.amount_due > 0) {
    const made = charge({
      id: newId("ch"),
      created: now(world),
      customer: bill.customer,
      amount: bill.amount_due,
      paid,
      payment_method: method,
    });
    state.charges[made.id] = made;
    emit(world, paid ? "charge.succeeded" : "charge.failed", made);
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
  const made = refund({
    id: newId("re"),
    created: now(world),
    amount,
    customer: from.customer,
    charge: from.id,
  });
  world.state.refunds[made.id] = made;
  from.amount_refunded += amount;
  from.refunded = from.amount_refunded >= from.amount;
  emit(world, "refund.created", made);
  emit(world, "charge.refunded", from);
  return made;
}

/** The cardholder asks the bank for the money; `warning_needs_response` is the bank's question alone. */
export function openDispute(
  world: World,
  about: Stripe.Charge,
  status: Stripe.Dispute.Status = "needs_response",
): Stripe.Dispute {
  const made = dispute({
    id: newId("du"),
    created: now(world),
    amount: about.amount,
    charge: about.id,
    status,
  });
  world.state.disputes[made.id] = made;
  about.disputed = true;
  emit(world, "charge.dispute.created", made);
  return made;
}

/** The bank has decided. Stripe tells it, and gives the money back that it had taken, if the cardholder was wrong. */
export function closeDispute(world: World, of: Stripe.Dispute, status: "won" | "lost"): void {
  of.status = status;
  emit(world, "charge.dispute.closed", of);
  if (status === "won") emit(world, "charge.dispute.funds_reinstated", of);
}
