// A payment that was taken to the bank: Premium pauses, and comes back or ends with the bank's word, whenever Luli hears of it.
import { expect, test } from "vitest";
import { subscriptionFixture, type TestPerson } from "../../testing/subscription.ts";

const luli = await subscriptionFixture();

const ENDED = "Your Luli subscription has ended";

const suspend = async (someone: TestPerson, at: Date | null) => {
  await someone.suspend(at);
  await luli.billing.updateHold(someone.id);
  await luli.deliverAll();
};

test("an open dispute pauses Premium and charges nothing; a dispute that is won restores both", async () => {
  const ada = await luli.subscriber(7);
  const dispute = await luli.dispute(await ada.lastCharge());
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "paused" });
  await luli.advance(31);
  expect(await ada.charges()).toHaveLength(1);
  await luli.closeDispute(dispute, "won");
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
  expect(await ada.stripeSubscription()).toMatchObject({ pause_collection: null });
  await luli.advance(31);
  expect(await ada.charges()).toHaveLength(2);
  expect(ada.mails()).not.toContain(ENDED);
});

test("a dispute that is lost ends the subscription, at Stripe, too, and it may be taken up again", async () => {
  const ada = await luli.subscriber(7);
  const dispute = await luli.dispute(await ada.lastCharge());
  await luli.deliverAll();
  await luli.closeDispute(dispute, "lost");
  await luli.deliverAll();
  expect((await ada.stripeSubscription()).status).toBe("canceled");
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "canceled" });
  expect(ada.mails().filter((subject) => subject === ENDED)).toHaveLength(1);
  luli.sandbox.advance(60);
  await ada.subscribe();
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
});

test.each(["oldest first", "newest first", "the last one alone"])(
  "the bank's word holds when events come %s",
  async (order) => {
    for (const [verdict, status] of [
      ["won", "active"],
      ["lost", "canceled"],
    ] as const) {
      const ada = await luli.subscriber(7);
      await luli.closeDispute(await luli.dispute(await ada.lastCharge()), verdict);
      const ids = luli.newEvents().map(({ id }) => id);
      if (order === "newest first") ids.reverse();
      if (order === "the last one alone") ids.splice(0, ids.length - 1);
      for (const id of ids) await luli.deliver(id);
      await luli.deliverAll();
      expect(await ada.check()).toMatchObject({ status });
    }
  },
);

test("an inquiry of the bank changes nothing until it becomes a dispute", async () => {
  const ada = await luli.subscriber(7);
  const charge = await ada.lastCharge();
  await luli.dispute(charge, "warning_needs_response");
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: true, status: "active" });
  await luli.dispute(charge);
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "paused" });
});

test("a pause by hand outlives a dispute that is won, and a resume by hand outlives an open one", async () => {
  const ada = await luli.subscriber(7);
  await ada.change({ pause_collection: { behavior: "void" } });
  const dispute = await luli.dispute(await ada.lastCharge());
  await luli.deliverAll();
  await luli.closeDispute(dispute, "won");
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ status: "paused" });

  const bob = await luli.subscriber(7);
  await luli.dispute(await bob.lastCharge());
  await luli.deliverAll();
  await bob.change({ pause_collection: "" });
  expect(await bob.check()).toMatchObject({ status: "active" });
});

test("a suspended account is charged nothing after a dispute is won, nor a reinstated one while it is open", async () => {
  const ada = await luli.subscriber(7);
  const dispute = await luli.dispute(await ada.lastCharge());
  await luli.deliverAll();
  await suspend(ada, luli.context.clock());
  await luli.closeDispute(dispute, "won");
  await luli.deliverAll();
  expect((await ada.stripeSubscription()).pause_collection).not.toBeNull();
  await suspend(ada, null);
  expect(await ada.check()).toMatchObject({ status: "active" });

  const bob = await luli.subscriber(7);
  await luli.dispute(await bob.lastCharge());
  await luli.deliverAll();
  await suspend(bob, luli.context.clock());
  await suspend(bob, null);
  expect((await bob.stripeSubscription()).pause_collection).not.toBeNull();
  expect(await bob.check()).toMatchObject({ status: "paused" });
});
