// An admin's decisions and Stripe: suspended people are charged nothing, and a gift never contradicts Stripe.
import { describe, expect, test } from "vitest";
import { CARDS, subscriptionFixture, type TestPerson } from "../../testing/subscription.ts";
import { grantPlan, announceHold } from "../service.ts";

const luli = await subscriptionFixture();

const paid = async (someone: TestPerson) =>
  (await someone.charges()).filter((charge) => charge.paid).length;

describe("a suspended account", () => {
  test("pays nothing, keeps its subscription, and pays again after it was reinstated", async () => {
    const ada = await luli.subscriber(8);
    expect(await paid(ada)).toBe(1);
    await ada.suspend(luli.context.clock());
    await announceHold(luli.context, ada.id);
    expect(luli.planned.at(-1)).toMatchObject({ queue: "subscription-hold" });
    await luli.billing.updateHold(ada.id);
    await luli.billing.updateHold(ada.id);
    await luli.advance(62);
    expect(await paid(ada)).toBe(1);
    expect((await ada.stripeSubscription()).status).toBe("active");
    expect((await ada.row()).held_at).not.toBeNull();
    await ada.suspend(null);
    await luli.billing.sweepHolds();
    expect(luli.planned.at(-1)).toMatchObject({ data: { userId: ada.id } });
    await luli.billing.updateHold(ada.id);
    expect((await ada.row()).held_at).toBeNull();
    await luli.advance(31);
    expect(await paid(ada)).toBe(2);
    expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
  });

  test("whose checkout was open in a tab pays nothing there", async () => {
    const bo = await luli.person();
    const { body } = await bo.call("create-checkout");
    await bo.suspend(luli.context.clock());
    await luli.billing.updateHold(bo.id);
    expect(await luli.pay(String(body["clientSecret"]), CARDS.ok)).toContain("expired");
    expect((await bo.row()).subscription_id).toBeNull();
  });
});

describe("a given plan", () => {
  const grant = (userId: string, days: number | null) =>
    luli.context.database.transaction().execute((transaction) => {
      const until =
        days === null ? null : new Date(luli.context.clock().getTime() + days * 86_400_000);
      return grantPlan(luli.context, transaction, { userId, until });
    });

  test("outlives the end of a subscription that Stripe tells of, and ends on its day", async () => {
    const cy = await luli.subscriber();
    await grant(cy.id, 30);
    expect(await cy.check()).toMatchObject({ status: "trial" });
    expect(await cy.check()).not.toHaveProperty("is_granted");
    await luli.stripe.subscriptions.cancel((await cy.row()).subscription_id);
    await luli.deliverAll();
    expect((await cy.row()).status).toBe("canceled");
    expect(await cy.check()).toMatchObject({
      subscribed: true,
      status: "active",
      is_granted: true,
    });
    await luli.advance(31);
    await luli.endGrants();
    expect(await cy.check()).toMatchObject({ subscribed: false, status: "canceled" });
  });

  test("allows a checkout, and taking it back leaves what is paid", async () => {
    const di = await luli.person();
    await grant(di.id, 30);
    await di.subscribe();
    expect(await di.check()).toMatchObject({ status: "trial" });
    await grant(di.id, null);
    expect(await di.check()).toMatchObject({ subscribed: true, status: "trial" });
    expect(await di.userStatus()).toBe("trial");
  });
});
