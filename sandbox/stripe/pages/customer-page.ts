// A customer as the payment dashboard shows them: what they paid, and the way to give it back.
import { html } from "hono/html";
import type { Stripe } from "stripe";
import { giveBack, idOf } from "../payments.ts";
import type { World } from "../world.ts";
import type { Fields } from "./checkout-page.ts";
import { date, money, pageOf, type Html } from "./html.ts";

const chargesOf = ({ state }: World, customer: string): Stripe.Charge[] =>
  Object.values(state.charges)
    .filter((charge) => idOf(charge.customer) === customer)
    .toSorted((a, b) => b.created - a.created);

/** Gives all of a payment back that is not back yet. */
export function actOnCustomer(world: World, customer: string, { charge = "" }: Fields): void {
  const found = chargesOf(world, customer).find(({ id }) => id === charge);
  if (found?.paid && !found.refunded) giveBack(world, found, found.amount - found.amount_refunded);
}

export function showCustomer(world: World, customer: Stripe.Customer): Html {
  const charges = chargesOf(world, customer.id);
  return pageOf(
    "Customer",
    html`<h1>${customer.email ?? customer.id}</h1>
      <dl>
        <dt>Customer</dt>
        <dd>${customer.id}</dd>
        <dt>Since</dt>
        <dd>${date(customer.created)}</dd>
      </dl>
      <h2>Payments</h2>
      ${
        charges.length === 0
          ? html`<p class="soft">None yet.</p>`
          : html`<ul>
              ${charges.map(showCharge)}
            </ul>`
      }`,
  );
}

function showCharge({ id, created, amount, paid, refunded }: Stripe.Charge): Html {
  const outcome = refunded ? "refunded" : paid ? "paid" : "declined";
  const button = html`<form method="post">
    <button class="quiet" name="charge" value="${id}">Refund ${money(amount)}</button>
  </form>`;
  return html`<li>
    ${money(amount)} on ${date(created)}: ${outcome} ${paid && !refunded ? button : ""}
  </li>`;
}
