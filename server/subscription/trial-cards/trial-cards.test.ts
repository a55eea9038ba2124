// Free days are once for a card, whatever mailbox it comes with.
import { expect, test } from "vitest";
import { subscriptionFixture } from "../../testing/subscription.ts";

const luli = await subscriptionFixture();

const CARD = "4242420000014242";
const USED = "This card has already had its free trial";

test("another account with the same card gets no free days, pays nothing, hears why, and may subscribe without them", async () => {
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

test("webhooks again and in any order change nothing for whoever was first, also after the account is gone", async () => {
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

test("of two accounts that finish their checkouts with one card at the same moment, one gets the free days", async () => {
  const both = [await luli.person(), await luli.person()];
  const secrets = await Promise.all(both.map((one) => one.call("create-checkout")));
  for (const { body } of secrets) await luli.pay(String(body["clientSecret"]), "4242420000034242");
  await Promise.all(luli.newEvents().map(({ id }) => luli.deliver(id)));
  const states = await Promise.all(both.map((one) => one.check()));
  expect(states.filter(({ subscribed }) => subscribed)).toHaveLength(1);
});
