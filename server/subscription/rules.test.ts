// Edge cases, each with a rule in docs/flows/subscription.md and its proof here.
import { expect, it } from "vitest";
import { SUBSCRIPTION_STATUSES } from "../../shared/contracts/me.ts";
import { isPremium } from "../../shared/rules/plan.ts";
import { chooseSubscription } from "./snapshot/snapshot.ts";
import { CARDS, subscriptionFixture } from "../testing/subscription.ts";

const luli = await subscriptionFixture();

it("unpaid: the subscription is there, premium is not, and the portal leads out", async () => {
  const ada = await luli.subscriber(7, CARDS.failsLater);
  const subscription = luli.sandbox.state.subscriptions[(await ada.row()).subscription_id]!;
  subscription.status = "unpaid";
  luli.sandbox.advance(5 * 60);
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "unpaid" });
  expect((await ada.call("customer-portal")).status).toBe(200);
  expect((await ada.call("create-checkout")).status).toBe(409);
});

it("refunded: premium stays until Stripe ends the subscription", async () => {
  const ada = await luli.subscriber(7);
  const charge = await ada.lastCharge();
  await luli.stripe.refunds.create({ charge: charge.id });
  await luli.deliverAll();
  expect((await luli.stripe.charges.retrieve(charge.id)).refunded).toBe(true);
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
});

it("cancelled in Stripe's portal: our mail confirms it, and our button takes it back", async () => {
  const ada = await luli.subscriber(7);
  const { body } = await ada.call("customer-portal");
  await fetch(String(body.url), {
    method: "POST",
    body: new URLSearchParams({ action: "cancel" }),
  });
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ status: "active", cancel_at_period_end: true });
  expect(ada.mails().at(-1)).toBe("Your Luli subscription is cancelled");
  const resumed = await ada.call("resume-subscription");
  expect(resumed.body).toMatchObject({ status: "active", cancel_at_period_end: false });
});

it("cancelled by a date, as the portal of newer accounts does: the same", async () => {
  const ada = await luli.subscriber(7);
  const subscription = luli.sandbox.state.subscriptions[(await ada.row()).subscription_id]!;
  subscription.cancel_at = subscription.items.data[0]!.current_period_end;
  luli.sandbox.advance(7 * 60 * 60);
  expect(await ada.check()).toMatchObject({ status: "active", cancel_at_period_end: true });
  const resumed = await ada.call("resume-subscription");
  expect(resumed.body).toMatchObject({ cancel_at_period_end: false });
  expect((await ada.stripeSubscription()).cancel_at).toBe(null);
});

it("two subscriptions of one customer: what gives most counts, then the newest", async () => {
  const ada = await luli.subscriber(7);
  const one = await ada.stripeSubscription();
  const older = { ...one, id: "sub_older", created: one.created - 10 };
  const ended = { ...one, id: "sub_ended", created: one.created + 10, status: "canceled" as const };
  const pastDue = {
    ...one,
    id: "sub_past_due",
    created: one.created + 20,
    status: "past_due" as const,
  };
  expect(chooseSubscription([older, ended, one, pastDue])?.id).toBe(one.id);
  expect(chooseSubscription([ended, pastDue])?.id).toBe("sub_past_due");
  expect(chooseSubscription([])).toBe(null);
});

it("the chat's quota agrees with isPremium for every status", async () => {
  const { pool } = luli.context;
  for (const status of SUBSCRIPTION_STATUSES) {
    const ada = await luli.person();
    await pool.query("update users set subscription_status = $2 where id = $1", [ada.id, status]);
    const { rows } = await pool.query<{ begun: { messages_left: number } }>(
      "select begin_message($1, gen_random_uuid(), 'Hello', 1, 20, 300, now(), null) as begun",
      [ada.id],
    );
    expect(rows[0]!.begun.messages_left, status).toBe((isPremium(status) ? 300 : 20) - 1);
  }
});

it("incomplete: until the first payment is through the checkout stays open, and what it begins is told", async () => {
  const ada = await luli.person();
  const { clientSecret } = (await ada.call("create-checkout")).body;
  await luli.pay(String(clientSecret), CARDS.ok);
  const subscription = await ada.stripeSubscription();
  const session = luli.sandbox.state.sessions[(await ada.row()).checkout_id!]!;
  const kept = luli.sandbox.state.subscriptions[subscription.id]!;
  // Stripe reports this status while a bank still asks.
  Object.assign(kept, { status: "incomplete" });
  Object.assign(session, { status: "open" });
  expect(await ada.check({ session_id: session.id })).toMatchObject({ status: "none" });
  expect((await ada.call("create-checkout")).body).toEqual({ clientSecret });
  Object.assign(kept, { status: "trialing" });
  Object.assign(session, { status: "complete" });
  expect(await ada.check({ session_id: session.id })).toMatchObject({ status: "trial" });
  expect(ada.mails()).toEqual(["Your 7-day free trial of Luli Premium has started"]);
});

const CARD = "4242420000014242";
const USED = "This card has already been used for a free trial";

it("another account with the same card gets no free days, pays nothing, hears why, and may subscribe without them", async () => {
  const [ada, bo] = [await luli.person(), await luli.person()];
  await ada.subscribe(CARD);
  await bo.subscribe(CARD);
  await Promise.all([luli.billing.check(bo.id), luli.billing.check(bo.id)]);
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "trial" });
  expect(await bo.check()).toMatchObject({ subscribed: false, trial_available: false });
  expect((await bo.stripeSubscription()).status).toBe("canceled");
  expect(bo.mails()).toEqual([USED]);
  expect(await bo.charges()).toEqual([]);
  luli.sandbox.advance(60);
  await bo.subscribe(CARD);
  expect(await bo.check()).toMatchObject({ subscribed: true, status: "active" });
});

it("webhooks again and in any order change nothing for whoever was first, also after the account is gone", async () => {
  const [cy, di] = [await luli.person(), await luli.person()];
  const card = "4242420000024242";
  await cy.subscribe(card);
  for (const { id } of Object.values(luli.sandbox.state.events).toReversed())
    await luli.deliver(id);
  expect(await cy.check()).toMatchObject({ status: "trial" });
  await luli.billing.close(cy.id);
  await luli.context.pool.query("delete from users where id = $1", [cy.id]);
  await di.subscribe(card);
  expect(await di.check()).toMatchObject({ subscribed: false });
  const { rows } = await luli.context.pool.query("select * from trial_cards");
  expect(JSON.stringify(rows)).not.toContain(cy.id);
});

it("of two accounts that finish their checkouts with one card at the same moment, one gets the free days", async () => {
  const both = [await luli.person(), await luli.person()];
  const secrets = await Promise.all(both.map((one) => one.call("create-checkout")));
  for (const { body } of secrets) await luli.pay(String(body["clientSecret"]), "4242420000034242");
  await Promise.all(luli.newEvents().map(({ id }) => luli.deliver(id)));
  const states = await Promise.all(both.map((one) => one.check()));
  expect(states.filter(({ subscribed }) => subscribed)).toHaveLength(1);
});
