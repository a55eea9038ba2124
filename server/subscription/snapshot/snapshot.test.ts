// Manual changes in Stripe's dashboard, and how Luli reads them.
import type { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { subscriptionFixture } from "../../testing/subscription.ts";

const luli = await subscriptionFixture();

async function makePrice(product: string, cents: number): Promise<string> {
  const recurring = { interval: "month" } as const;
  return (
    await luli.stripe.prices.create({ product, unit_amount: cents, currency: "usd", recurring })
  ).id;
}

describe("a subscription to a product that is not Luli's", () => {
  const sell = async (customer: string, price: string, days?: number) => {
    const { id: card } = (await luli.stripe.paymentMethods.list({ customer })).data[0]!;
    await luli.stripe.subscriptions.create({
      customer,
      items: [{ price }],
      default_payment_method: card,
      ...(days && { trial_period_days: days }),
    });
    await luli.deliverAll();
  };
  const another = async () =>
    makePrice((await luli.stripe.products.create({ name: "A mug a month" })).id, 900);

  test("never wins over Luli's own, however new, and gives nothing alone", async () => {
    const ada = await luli.subscriber(7);
    const own = (await ada.row()).subscription_id;
    luli.sandbox.advance(60);
    const { customer_id: customer } = await ada.row();
    await sell(customer, await another());
    expect(await ada.row()).toMatchObject({ subscription_id: own, monthly_cents: 2000 });
    await luli.stripe.subscriptions.cancel(own);
    await luli.deliverAll();
    expect(await ada.check()).toMatchObject({ subscribed: false, status: "canceled" });
    // Nor does it keep anybody from buying Luli's again.
    await ada.subscribe();
    expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
  });

  test("leaves the free days unused", async () => {
    const ada = await luli.person();
    const customer = await luli.stripe.customers.create({ email: ada.email });
    await ada.call("create-checkout");
    await luli.context.pool.query(
      "update subscriptions set customer_id = $2, checkout_id = null where user_id = $1",
      [ada.id, customer.id],
    );
    const bob = await luli.subscriber(7);
    const { data } = await luli.stripe.paymentMethods.list({
      customer: (await bob.row()).customer_id,
    });
    await luli.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: await another() }],
      default_payment_method: data[0]!.id,
      trial_period_days: 30,
    });
    await luli.deliverAll();
    expect(await ada.check()).toMatchObject({ status: "none", trial_available: true });
  });

  test("differs by its product, not its price: an older price of Luli's counts", async () => {
    const ada = await luli.subscriber(7);
    const { customer_id: customer, subscription_id: first, product_id: product } = await ada.row();
    await luli.stripe.subscriptions.cancel(first);
    luli.sandbox.advance(60);
    await sell(customer, await makePrice(product!, 1500));
    expect(await ada.row()).toMatchObject({ status: "active", monthly_cents: 1500 });
  });
});

describe("the amount", () => {
  type Change = (item: string, coupon: string) => Stripe.SubscriptionUpdateParams;
  const ofWhole: Change = (_item, coupon) => ({ discounts: [{ coupon }] });
  const ofItem: Change = (id, coupon) => ({ items: [{ id, discounts: [{ coupon }] }] });
  const threefold: Change = (id, coupon) => ({
    items: [{ id, quantity: 3 }],
    discounts: [{ coupon }],
  });
  const forever = { duration: "forever" } as const;
  const FIVE = { amount_off: 500, currency: "usd", ...forever };

  test.each<[string, Stripe.CouponCreateParams, Change, now: number, later: number]>([
    ["a percentage for ever", { percent_off: 25, ...forever }, ofWhole, 1500, 1500],
    ["an amount for ever", FIVE, ofWhole, 1500, 1500],
    ["an amount off one item", FIVE, ofItem, 1500, 1500],
    ["more than the price", { ...FIVE, amount_off: 5000 }, ofWhole, 0, 0],
    ["everything", { percent_off: 100, ...forever }, ofWhole, 0, 0],
    ["everything once", { percent_off: 100, duration: "once" }, ofWhole, 0, 2000],
    [
      "half for a month",
      { percent_off: 50, duration: "repeating", duration_in_months: 1 },
      ofWhole,
      1000,
      2000,
    ],
    ["a tenth of three", { percent_off: 10, ...forever }, threefold, 5400, 5400],
  ])("less %s is what the next charge takes", async (_name, coupon, change, now, later) => {
    const ada = await luli.subscriber(7);
    luli.sandbox.advance(60);
    const { id: couponId } = await luli.stripe.coupons.create(coupon);
    const { id, items } = await ada.stripeSubscription();
    await ada.change(change(items.data[0]!.id, couponId));
    expect(await ada.row()).toMatchObject({ monthly_cents: now, status: "active" });
    await luli.advance(31);
    const { data } = await luli.stripe.invoices.list({ subscription: id });
    expect(data[0]!.amount_paid).toBe(now);
    expect((await ada.row()).monthly_cents).toBe(later);
  });

  test("stands in the consent, with what makes it cheaper, also where the customer has the discount", async () => {
    const ada = await luli.person();
    const { body } = await ada.call("create-checkout");
    const coupon = await luli.stripe.coupons.create({ percent_off: 20, ...forever });
    const { customer_id: customer } = await ada.row();
    luli.sandbox.state.customers[customer]!.discount = {
      ...nothing,
      customer,
      source: { coupon: coupon.id, type: "coupon" },
    };
    await luli.pay(String(body["clientSecret"]), "4242424242424242");
    await luli.deliverAll();
    const { rows } = await luli.context.pool.query(
      "select amount_cents from consents where user_id = $1",
      [ada.id],
    );
    expect(rows).toEqual([{ amount_cents: 1600 }]);
  });
});

const nothing: Stripe.Discount = {
  id: "di_customers",
  object: "discount",
  checkout_session: null,
  customer: null,
  customer_account: null,
  end: null,
  invoice: null,
  invoice_item: null,
  promotion_code: null,
  source: { coupon: null, type: "coupon" },
  start: 0,
  subscription: null,
  subscription_item: null,
};

describe("a pause at Stripe", () => {
  test.each(["void", "keep_as_draft", "mark_uncollectible"] as const)(
    "pauses Premium (%s) without a mail or a bill to come, and resuming restores it",
    async (behavior) => {
      const ada = await luli.subscriber(7);
      const sent = ada.mails().length;
      await ada.change({ pause_collection: { behavior } });
      expect(await ada.check()).toMatchObject({ subscribed: false, status: "paused" });
      expect(await ada.userStatus()).toBe("paused");
      expect((await ada.call("create-checkout")).status).toBe(409);
      await luli.advance(31);
      await luli.billing.tellRenewals();
      expect(ada.mails()).toHaveLength(sent);
      await ada.change({ pause_collection: "" });
      expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
    },
  );

  test("ends by itself on its day, also where nobody tells Luli", async () => {
    const ada = await luli.subscriber(7);
    const resumes_at = Math.floor(luli.sandbox.now().getTime() / 1000) + 86_400;
    await ada.change({ pause_collection: { behavior: "void", resumes_at } });
    expect(await ada.check()).toMatchObject({ status: "paused" });
    await luli.advance(2, { isTold: false });
    luli.loseAll();
    expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
  });

  test("pauses free days, too, and can be cancelled", async () => {
    const ada = await luli.subscriber();
    await ada.change({ pause_collection: { behavior: "void" } });
    expect(await ada.check()).toMatchObject({ subscribed: false, status: "paused" });
    expect((await ada.call("cancel-subscription")).body).toMatchObject({
      status: "paused",
      cancel_at_period_end: true,
    });
    await luli.advance(8);
    expect(await ada.check()).toMatchObject({ status: "canceled" });
  });

  test("makes Luli's status paused", async () => {
    const ada = await luli.subscriber(7);
    await ada.suspend(luli.context.clock());
    await ada.change({ pause_collection: { behavior: "void" } });
    expect((await ada.row()).status).toBe("active");
    await luli.billing.updateHold(ada.id);
    await luli.deliverAll();
    await ada.suspend(null);
    // Reinstated, and Stripe not told yet.
    await luli.advance(31);
    expect((await ada.row()).status).toBe("active");
    await luli.billing.updateHold(ada.id);
    await luli.deliverAll();
    expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
  });
});
