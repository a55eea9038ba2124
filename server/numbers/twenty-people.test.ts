// Twenty lives over eight weeks, counted by hand: the owner's numbers say the same, whenever and in whatever order Stripe's events come.
import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { idOf } from "../subscription/stripe.ts";
import {
  CARDS,
  startSubscriptionTest,
  type SubscriptionTest,
  type TestPerson,
} from "../testing/subscription.ts";
import { readNumbers } from "./service.ts";

const DAYS = 56;
/** An event at Stripe on the subscription's nth day; none of it goes through Luli. */
type Deed = (luli: SubscriptionTest, of: Stripe.Subscription) => Promise<unknown>;
type Life = { people: number; from?: number; card?: string; deeds?: Record<number, Deed> };

const change =
  (params: Stripe.SubscriptionUpdateParams): Deed =>
  ({ stripe }, { id }) =>
    stripe.subscriptions.update(id, params);
const cancel = change({ cancel_at_period_end: true });
const pause = change({ pause_collection: { behavior: "void" } });
const resume = change({ pause_collection: "" });
const giveForFree: Deed = async (luli, of) => {
  const coupon = await luli.stripe.coupons.create({ percent_off: 100, duration: "forever" });
  return change({ discounts: [{ coupon: coupon.id }] })(luli, of);
};
const sellTwo: Deed = (luli, of) =>
  change({ items: [{ id: of.items.data[0]!.id, quantity: 2 }] })(luli, of);
const breakCard: Deed = async ({ sandbox }, { default_payment_method: card }) =>
  sandbox.state.brokenMethods.push(idOf(card)!);
const dispute: Deed = async (luli, { customer }) => {
  const { data } = await luli.stripe.charges.list({ customer: idOf(customer)! });
  return luli.dispute(data.at(-1)!);
};
const decide =
  (verdict: "won" | "lost"): Deed =>
  async (luli, { customer }) => {
    const { data } = await luli.stripe.charges.list({ customer: idOf(customer)! });
    const disputed = data.find((charge) => charge.disputed)!;
    const disputes = await luli.stripe.disputes.list({ charge: disputed.id });
    return luli.closeDispute(disputes.data[0]!, verdict);
  };

const LIVES: Life[] = [
  { people: 3 },
  { people: 1, from: 52 },
  { people: 3, deeds: { 3: cancel } },
  { people: 2, deeds: { 20: cancel } },
  { people: 2, card: CARDS.failsLater },
  { people: 2, deeds: { 10: breakCard } },
  { people: 1, deeds: { 10: dispute, 30: decide("lost") } },
  { people: 1, deeds: { 8: dispute, 9: decide("lost") } },
  { people: 1, deeds: { 10: dispute, 30: decide("won") } },
  { people: 1, deeds: { 2: giveForFree } },
  { people: 1, deeds: { 2: sellTwo } },
  { people: 1, deeds: { 20: pause } },
  { people: 1, deeds: { 20: pause, 40: resume } },
];

const BY_HAND = {
  subscribers: 6,
  mrr_cents: 14_000,
  running_trials: 1,
  ended_trials: 19,
  paid_trials: 13,
  began: 13,
  left: 2,
  failed: 2,
  disputed: 2,
};

async function begin(luli: SubscriptionTest, card: string = CARDS.ok): Promise<TestPerson> {
  const person = await luli.person();
  const { body } = await person.call("create-checkout");
  await luli.pay(String(body["clientSecret"]), card);
  return person;
}

/** Orders the items differently from both time and chance. */
const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, at) => ({ item, at: (at * 7919) % 1009 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

test.each([
  { told: "every day", isDue: () => true, isShuffled: false },
  { told: "once at the end, shuffled", isDue: (day: number) => day === DAYS, isShuffled: true },
])("twenty people told $told add up to the same", async ({ isDue, isShuffled }) => {
  const luli = await startSubscriptionTest();
  try {
    const lives = LIVES.flatMap(({ people, ...life }) =>
      Array.from({ length: people }, () => life),
    );
    expect(lives).toHaveLength(20);
    const begun: { person: TestPerson; from: number; deeds: Record<number, Deed> }[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      for (const { from = 0, card, deeds = {} } of lives)
        if (from === day) begun.push({ person: await begin(luli, card), from, deeds });
      for (const { person, from, deeds } of begun)
        await deeds[day - from]?.(luli, await person.stripeSubscription());
      await luli.advance(1, { isTold: false });
      if (!isDue(day + 1)) continue;
      const ids = luli.newEvents().map(({ id }) => id);
      for (const id of isShuffled ? shuffle(ids) : ids) await luli.deliver(id);
      // Luli's own calls to Stripe cause these events.
      await luli.deliverAll();
    }
    const { today, months } = await readNumbers(luli.context);
    const sum = (key: "began" | "left" | "failed" | "disputed") =>
      months.reduce((total, month) => total + month[key], 0);
    expect({
      ...today,
      began: sum("began"),
      left: sum("left"),
      failed: sum("failed"),
      disputed: sum("disputed"),
    }).toEqual(BY_HAND);
  } finally {
    await luli.stop();
  }
});
