// The life of a subscription by the clock, told by webhooks.
import { expect, it } from "vitest";
import { CARDS, DAY_S, subscriptionFixture } from "../testing/subscription.ts";
import { consentShown } from "../../shared/rules/consent.ts";
import { createSubscriptions } from "./service.ts";
import { consentWords } from "./words.ts";

const luli = await subscriptionFixture();

const inDays = (days: number) => luli.sandbox.now().getTime() + days * DAY_S * 1000;
const isAbout = (value: unknown, ms: number) =>
  Math.abs(new Date(String(value)).getTime() - ms) < 60_000;

it("goes from nothing to trial, to active, to cancelled but kept, to nothing", async () => {
  const ada = await luli.person();
  expect(await ada.check()).toEqual({
    subscribed: false,
    status: "none",
    product_id: null,
    subscription_end: null,
    cancel_at_period_end: false,
    trial_available: true,
  });

  await ada.subscribe();
  const trial = await ada.check();
  expect(trial).toMatchObject({
    subscribed: true,
    status: "trial",
    product_id: "prod_LuliPremium",
    trial_available: false,
  });
  expect(isAbout(trial.subscription_end, inDays(7))).toBe(true);
  expect(await ada.userStatus()).toBe("trial");

  await luli.advance(4);
  await luli.advance(3);
  const active = await ada.check();
  expect(active).toMatchObject({ subscribed: true, status: "active" });
  expect(new Date(String(active.subscription_end)).getTime()).toBeGreaterThan(inDays(27));
  expect(await ada.userStatus()).toBe("active");

  const cancelled = await ada.call("cancel-subscription");
  expect(cancelled.body).toMatchObject({
    subscribed: true,
    status: "active",
    cancel_at_period_end: true,
    subscription_end: active.subscription_end,
  });

  await luli.advance(31);
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "canceled" });
  expect(await ada.userStatus()).toBe("canceled");
  expect((await ada.stripeSubscription()).status).toBe("canceled");
  expect(ada.mails()).toEqual([
    "Your 7-day free trial of Luli Premium has started",
    expect.stringMatching(/^Your free trial of Luli Premium ends on /),
    "Your Luli subscription is cancelled",
  ]);
});

it("renews every month until it is cancelled", async () => {
  const ada = await luli.subscriber(7);
  const ends = [];
  for (let month = 0; month < 3; month += 1) {
    ends.push((await ada.check()).subscription_end);
    await luli.advance(31);
  }
  expect(new Set(ends).size).toBe(3);
  expect(await ada.check()).toMatchObject({ status: "active" });
  expect((await ada.charges()).map(({ amount, paid }) => [amount, paid])).toEqual(
    Array.from({ length: 4 }, () => [2000, true]),
  );
});

it("keeps premium while Stripe tries a card again, then ends it", async () => {
  const ada = await luli.subscriber(0, CARDS.failsLater);
  expect(await ada.check()).toMatchObject({ status: "trial" });

  await luli.advance(7);
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "past_due" });
  await luli.advance(3);
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "past_due" });
  await luli.advance(5);
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "past_due" });
  await luli.advance(7);
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "canceled" });
  expect(ada.mails()).toEqual([
    "Your 7-day free trial of Luli Premium has started",
    "Your payment for Luli did not go through",
    "Your Luli subscription has ended",
  ]);
});

it("subscription becomes active again when a new card pays the overdue invoice", async () => {
  const ada = await luli.subscriber(7, CARDS.failsLater);
  expect(await ada.check()).toMatchObject({ status: "past_due" });
  const { body } = await ada.call("customer-portal");
  await fetch(String(body.url), {
    method: "POST",
    body: new URLSearchParams({ number: CARDS.ok, expiry: "01/99", cvc: "123", name: "" }),
  });
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
});

it("resumes after a cancellation, as often as one likes", async () => {
  const ada = await luli.subscriber();
  await ada.call("cancel-subscription");
  await ada.call("cancel-subscription");
  const resumed = await ada.call("resume-subscription");
  expect(resumed.body).toMatchObject({ status: "trial", cancel_at_period_end: false });
  await luli.deliverAll();
  await luli.advance(7);
  expect(await ada.check()).toMatchObject({ status: "active" });
  expect(ada.mails()).toEqual([
    "Your 7-day free trial of Luli Premium has started",
    "Your Luli subscription is cancelled",
  ]);
});

it("speaks the person's language, and shows and records the text in it", async () => {
  const ada = await luli.person(undefined, "ja");
  const secret = String((await ada.call("create-checkout")).body.clientSecret);
  const session = await luli.stripe.checkout.sessions.retrieve(secret.split("_secret_")[0]!);
  expect(session.locale).toBe("ja");
  expect(session.custom_text.submit?.message).toBe(consentWords.ja.trial);
  await luli.pay(secret, CARDS.ok);
  await luli.deliverAll();
  const { rows } = await luli.context.pool.query(
    "select text_version from consents where user_id = $1",
    [ada.id],
  );
  expect(rows).toEqual([{ text_version: consentShown("ja") }]);
  expect(ada.mails()).toEqual(["Luli プレミアムの7日間の無料トライアルが始まりました"]);
});

it("offers promotion codes and works out the tax where it is told to, and else neither", async () => {
  const { context, billing } = luli;
  const config = { ...context.config, hasPromotionCodes: true, isTaxAutomatic: true };
  for (const [sold, isOn] of [
    [createSubscriptions({ ...context, config }), true],
    [billing, false],
  ] as const) {
    const ada = await luli.person();
    await sold.openCheckout(ada.id);
    const { customer_id: customer } = await ada.row();
    const { data } = await luli.stripe.checkout.sessions.list({ customer });
    expect(data).toMatchObject([
      { allow_promotion_codes: isOn || null, automatic_tax: { enabled: isOn } },
    ]);
  }
});
