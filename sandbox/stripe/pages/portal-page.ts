// The customer portal: see the plan, cancel, resume, change the card, read invoices.
import { html } from "hono/html";
import type { Stripe } from "stripe";
import { takeCard } from "../checkout.ts";
import { AMOUNT } from "../objects/catalogue.ts";
import { idOf } from "../payments.ts";
import { charge, isLiving, setEnding } from "../subscriptions.ts";
import { now, type World } from "../world.ts";
import { cardForm, cardList, type Fields } from "./checkout-page.ts";
import { date, money, pageOf, type Html } from "./html.ts";

const LIFETIME_S = 60 * 60;

export function findPortal(world: World, key: string): Stripe.BillingPortal.Session | null {
  const found = world.state.portals[key];
  return found && found.created + LIFETIME_S > now(world) ? found : null;
}

const subscriptionsOf = ({ state }: World, customer: string) =>
  Object.values(state.subscriptions).filter((one) => one.customer === customer);

/** Returns the error message, or null. */
export function actInPortal(
  world: World,
  portal: Stripe.BillingPortal.Session,
  fields: Fields,
): string | null {
  const current = subscriptionsOf(world, portal.customer).find(isLiving);
  if (!current) return "There is no subscription to change.";
  if (fields.action === "cancel") setEnding(world, current, true);
  else if (fields.action === "resume") setEnding(world, current, false);
  else return changeCard(world, current, fields);
  return null;
}

function changeCard(world: World, current: Stripe.Subscription, fields: Fields): string | null {
  const { number = "", expiry = "", cvc = "", name = "" } = fields;
  // A bank's question would need a page of its own; here the button answers it.
  const result = takeCard(world, idOf(current.customer), { number, expiry, cvc, name }, true);
  if (result.kind === "refused") return result.problem;
  if (result.kind !== "card") return "The card was not confirmed.";
  current.default_payment_method = result.method;
  const open = world.state.invoices[idOf(current.latest_invoice)];
  if (open?.status === "open") charge(world, current, open);
  return null;
}

export function showPortal(
  world: World,
  portal: Stripe.BillingPortal.Session,
  problem: string | null,
): Html {
  const all = subscriptionsOf(world, portal.customer);
  const current = all.find(isLiving);
  const invoices = Object.values(world.state.invoices)
    .filter(({ customer }) => customer === portal.customer)
    .toSorted((a, b) => b.created - a.created);
  return pageOf(
    "Your subscription",
    html`<h1>Luli Premium</h1>
      ${problem === null ? "" : html`<p class="error" role="alert">${problem}</p>`}
      ${current ? currentPlan(world, current) : html`<p>You have no subscription.</p>`}
      <h2>Invoices</h2>
      ${invoiceTable(invoices)} ${current ? newCard() : ""}
      ${portal.return_url ? html`<p><a href="${portal.return_url}">Return to Luli</a></p>` : ""}`,
  );
}

function currentPlan({ state }: World, current: Stripe.Subscription): Html {
  const end = date(current.items.data[0]!.current_period_end);
  const card = state.paymentMethods[idOf(current.default_payment_method)]?.card;
  const [action, label] = current.cancel_at_period_end
    ? ["resume", "Resume subscription"]
    : ["cancel", "Cancel subscription"];
  return html`<dl>
      <dt>Plan</dt>
      <dd>${money(AMOUNT)} per month</dd>
      <dt>Status</dt>
      <dd>${current.status.replace("_", " ")}</dd>
      <dt>${current.cancel_at_period_end ? "Ends" : "Next payment"}</dt>
      <dd>${end}</dd>
      <dt>Card</dt>
      <dd>${card ? `Visa ending in ${card.last4}` : "none"}</dd>
    </dl>
    <form method="post">
      <input type="hidden" name="action" value="${action}" /><button class="quiet">${label}</button>
    </form>`;
}

function invoiceTable(invoices: Stripe.Invoice[]): Html {
  if (invoices.length === 0) return html`<p class="soft">None yet.</p>`;
  const rows = invoices.map(
    ({ number, created, total, status, hosted_invoice_url: url }) =>
      html`<tr>
        <td><a href="${url ?? ""}">${number ?? ""}</a></td>
        <td>${date(created)}</td>
        <td>${money(total)}</td>
        <td>${status ?? ""}</td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Number</th>
        <th scope="col">Date</th>
        <th scope="col">Amount</th>
        <th scope="col">Status</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

const newCard = (): Html =>
  html`<h2>New card</h2>
    ${cardForm({ button: "Save card" })} ${cardList()}`;

export function showInvoice({ number, created, total, status, lines }: Stripe.Invoice): Html {
  return pageOf(
    `Invoice ${number}`,
    html`<h1>Invoice ${number ?? ""}</h1>
      <dl>
        <dt>Date</dt>
        <dd>${date(created)}</dd>
        <dt>For</dt>
        <dd>${lines.data[0]?.description ?? ""}</dd>
        <dt>Amount</dt>
        <dd>${money(total)}</dd>
        <dt>Status</dt>
        <dd>${status ?? ""}</dd>
      </dl>`,
  );
}
