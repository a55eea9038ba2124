// The mail before each renewal.
import { expect, it } from "vitest";
import { createSubscriptions } from "../service.ts";
import { subscriptionFixture } from "../../testing/subscription.ts";

const luli = await subscriptionFixture();

const RENEWS = /renews on/;

it("tells of each renewal once, four days before, with price, limits and the way out", async () => {
  const ada = await luli.subscriber();
  const told = () => ada.mails().filter((subject) => RENEWS.test(subject)).length;
  await luli.billing.tellRenewals();
  await luli.advance(7);
  await luli.billing.tellRenewals();
  expect(told()).toBe(0);
  await luli.advance(27);
  await Promise.all([luli.billing.tellRenewals(), luli.billing.tellRenewals()]);
  await luli.billing.tellRenewals();
  expect(told()).toBe(1);
  const mail = luli.mails.findLast(({ to }) => to === ada.email)!;
  expect(mail.text).toContain("$20");
  expect(mail.text).toContain("up to 300 messages a day, and at most 10 in 30 seconds");
  expect(mail.text).toContain("You can cancel anytime");
  // The second one is four days off on one of these, however long the months are.
  await luli.advance(24);
  for (let day = 0; day < 8; day += 1) {
    await luli.advance(1);
    await luli.billing.tellRenewals();
  }
  expect(told()).toBe(2);
});

it("tells nobody who has cancelled, also where only Stripe knows, and nobody while Stripe is away", async () => {
  const [ada, bob] = [await luli.person(), await luli.person()];
  for (const one of [ada, bob]) await one.subscribe();
  await luli.advance(7);
  await luli.advance(27);
  const { subscription_id: id } = await ada.row();
  await luli.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  luli.loseAll();
  const away = luli.away;
  const { context } = luli;
  const cutOff = createSubscriptions({ ...context, config: { ...context.config, stripe: away } });
  await cutOff.tellRenewals();
  expect(bob.mails().some((subject) => RENEWS.test(subject))).toBe(false);
  await luli.billing.tellRenewals();
  expect(ada.mails().some((subject) => RENEWS.test(subject))).toBe(false);
  expect(bob.mails().some((subject) => RENEWS.test(subject))).toBe(true);
});
