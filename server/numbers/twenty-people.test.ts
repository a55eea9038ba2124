// Forty lives over 120 days, counted by hand: the owner's numbers say the same, whenever and in whatever order Stripe's events come.
import fc from "fast-check";
import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { createDeletions } from "../deletion/service.ts";
import { grantPlan } from "../subscription/service.ts";
import { idOf } from "../subscription/stripe.ts";
import {
  CARDS,
  DAY_S,
  startSubscriptionTest,
  type SubscriptionTest,
  type TestPerson,
} from "../testing/subscription.ts";
import { readNumbers } from "./service.ts";

const DAYS = 120;
type Luli = SubscriptionTest;
/** Happens to a subscription on its nth day, at Stripe where it does not say otherwise. */
type Deed = (luli: Luli, of: Stripe.Subscription, person: TestPerson) => Promise<unknown>;
type Counts = Record<string, number>;
/** `seen`: how the owner's numbers change, by the last day on which a change may come, as months have 28 to 31 days. */
type Life = [
  people: number,
  deeds: Record<number, Deed>,
  seen: Record<number, Counts>,
  how?: { from?: number; card?: string },
];

const change =
  (params: Stripe.SubscriptionUpdateParams): Deed =>
  ({ stripe }, { id }) =>
    stripe.subscriptions.update(id, params);
const cancel = change({ cancel_at_period_end: true });
const resume = change({ cancel_at_period_end: false });
const pause = change({ pause_collection: { behavior: "void" } });
const unpause = change({ pause_collection: "" });
const cut =
  (duration: "once" | "forever", cents: number): Deed =>
  async ({ stripe }, { id }) => {
    const params = { duration, amount_off: cents, currency: "usd" } as const;
    const { id: coupon } = await stripe.coupons.create(params);
    await stripe.subscriptions.update(id, { discounts: [{ coupon }] });
  };
const sellTwo: Deed = ({ stripe }, { id, items }) =>
  stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, quantity: 2 }] });
const extend: Deed = ({ stripe }, { id, trial_end: end }) =>
  stripe.subscriptions.update(id, { trial_end: end! + 45 * DAY_S });
const endNow: Deed = ({ stripe }, { id }) => stripe.subscriptions.cancel(id);
const breakCard: Deed = async ({ sandbox }, { default_payment_method: card }) =>
  sandbox.state.brokenMethods.push(idOf(card)!);
const mendCard: Deed = async ({ sandbox: { state } }, { default_payment_method: card }) =>
  (state.brokenMethods = state.brokenMethods.filter((id) => id !== idOf(card)));
const lastPayment = async ({ stripe }: Luli, { customer }: Stripe.Subscription) =>
  (await stripe.charges.list({ customer: idOf(customer)! })).data[0]!;
const refund: Deed = async (luli, of) =>
  luli.stripe.refunds.create({ charge: (await lastPayment(luli, of)).id });
const dispute =
  (status?: string): Deed =>
  async (luli, of) =>
    luli.dispute(await lastPayment(luli, of), status);
const decide =
  (verdict: "won" | "lost"): Deed =>
  async (luli, of) => {
    const { id: charge } = await lastPayment(luli, of);
    return luli.closeDispute((await luli.stripe.disputes.list({ charge })).data[0]!, verdict);
  };
const buyAgain: Deed = (luli, _, person) => buy(luli, person);

/** Comes back from the checkout's page, so that Luli asks Stripe. */
const visit: Deed = async ({ sandbox }, { id }, person) => {
  const sessions = Object.values(sandbox.state.sessions);
  await person.check({ session_id: sessions.find((one) => one.subscription === id)!.id });
};
const withdraw: Deed = async (luli, of, person) => {
  await visit(luli, of, person);
  const declarant = { name: "Ada", email: person.email };
  const { status } = await luli.call("contract/own/withdraw", person.id, declarant);
  expect(status).toBe(200);
};
const leave: Deed = async (luli, of, person) => {
  await visit(luli, of, person);
  const deletions = createDeletions(luli.context);
  await deletions.request(person.id, person.email);
  await deletions.carryOut(person.id);
};
const suspend =
  (isSuspended: boolean): Deed =>
  async ({ billing, context }, _, person) => {
    await person.suspend(isSuspended ? context.clock() : null);
    await billing.updateHold(person.id);
  };
const grant: Deed = ({ context }, _, { id: userId }) =>
  context.database.transaction().execute((transaction) => {
    const until = new Date(context.clock().getTime() + 365 * DAY_S * 1000);
    return grantPlan(context, transaction, { userId, until });
  });

/** Has free days once: the second person's trial is refused. */
const SHARED_CARD = "4242423434344242";
const BEGUN = { running_trials: 1, trials: 1 };
const TRIED = { running_trials: -1, ended_trials: 1 };
const PAYS = { subscribers: 1, mrr_cents: 2000 };
const BEGAN = { ...PAYS, began: 1 };
const CONVERTED = { ...BEGAN, paid_trials: 1, converted: 1 };
const PAID = { ...TRIED, ...CONVERTED };
const PAYS_NOT = { subscribers: -1, mrr_cents: -2000 };
const LEFT = { ...PAYS_NOT, left: 1 };
const LIVES: Life[] = [
  [3, {}, { 7: PAID }],
  [1, {}, { 7: PAID }, { from: 10 }],
  [1, {}, {}, { from: 115 }],
  [1, { 0: visit }, { 7: PAID }, { card: SHARED_CARD }],
  [1, { 0: visit }, { 0: {} }, { card: SHARED_CARD }],
  [1, { 3: cancel }, { 7: TRIED }],
  [1, { 3: cancel, 20: grant }, { 7: TRIED }],
  [1, { 3: cancel, 40: buyAgain }, { 7: TRIED, 40: CONVERTED }],
  [1, { 3: extend }, { 52: PAID }],
  [1, { 20: cancel }, { 7: PAID, 38: LEFT }],
  [1, { 20: cancel, 25: resume }, { 7: PAID }],
  [1, { 20: cancel, 45: buyAgain }, { 7: PAID, 38: LEFT, 45: BEGAN }],
  [1, { 20: cancel, 45: buyAgain, 47: endNow }, { 7: PAID, 38: LEFT, 45: BEGAN, 47: LEFT }],
  [1, { 20: endNow }, { 7: PAID, 20: LEFT }],
  [1, { 20: leave }, { 7: PAID, 20: { ...LEFT, trials: -1, converted: -1 } }],
  [1, { 3: withdraw }, { 3: TRIED }],
  [2, { 10: withdraw }, { 7: PAID, 10: { ...LEFT, refunded: 2000 } }],
  [1, { 20: refund }, { 7: PAID, 20: { refunded: 2000 } }],
  [2, {}, { 7: TRIED }, { card: CARDS.failsLater }],
  [1, { 2: breakCard, 9: mendCard }, { 7: TRIED, 10: CONVERTED }],
  [1, { 10: breakCard, 40: mendCard }, { 7: PAID }],
  [2, { 10: breakCard }, { 7: PAID, 53: { ...PAYS_NOT, failed: 1 } }],
  [1, { 10: dispute("warning_needs_response") }, { 7: PAID }],
  [1, { 10: dispute(), 30: decide("won") }, { 7: PAID, 10: PAYS_NOT, 30: PAYS }],
  [1, { 10: dispute(), 30: decide("lost") }, { 7: PAID, 10: PAYS_NOT, 30: { disputed: 1 } }],
  [1, { 8: dispute(), 9: decide("lost") }, { 7: PAID, 8: PAYS_NOT, 9: { disputed: 1 } }],
  [1, { 2: cut("forever", 2000) }, { 7: TRIED }],
  [1, { 20: cut("forever", 2000) }, { 7: PAID, 20: { mrr_cents: -2000 } }],
  [1, { 20: cut("forever", 667) }, { 7: PAID, 20: { mrr_cents: -667 } }],
  [1, { 20: cut("once", 501) }, { 7: PAID, 20: { mrr_cents: -501 }, 38: { mrr_cents: 501 } }],
  [1, { 2: sellTwo }, { 7: { ...PAID, mrr_cents: 4000 } }],
  [1, { 20: pause }, { 7: PAID, 20: PAYS_NOT }],
  [1, { 20: pause, 40: unpause }, { 7: PAID, 20: PAYS_NOT, 40: PAYS }],
  [1, { 20: suspend(true), 40: suspend(false) }, { 7: PAID, 20: PAYS_NOT, 40: PAYS }],
  [1, { 20: grant }, { 7: PAID }],
];
const EVERYBODY = LIVES.flatMap(([people, ...life]) => Array.from({ length: people }, () => life));

function add(all: readonly Counts[]): Counts {
  const total: Counts = {};
  for (const counts of all)
    for (const [key, count] of Object.entries(counts)) total[key] = (total[key] ?? 0) + count;
  return total;
}

function countByHand(day: number): Counts {
  const changes = EVERYBODY.flatMap(([, seen, { from = 0 } = {}]) =>
    Object.entries({ 0: BEGUN, ...seen }).map(([nth, counts]) => ({
      on: from + Number(nth),
      counts,
    })),
  );
  const past = changes.filter(({ on }) => on < day).map(({ counts }) => counts);
  return add([{ failed: 0, disputed: 0 }, ...past]);
}

async function countByLuli({ context, sandbox }: Luli): Promise<Counts> {
  const { today, months } = await readNumbers(context);
  const weeks = await context.pool.query<Counts>(
    "select sum(trials)::integer as trials, sum(converted)::integer as converted from week_totals",
  );
  return add([
    today,
    ...months.map(({ began, left, failed, disputed }) => ({ began, left, failed, disputed })),
    ...weeks.rows,
    ...Object.values(sandbox.state.refunds).map(({ amount }) => ({ refunded: amount })),
  ]);
}

async function buy(luli: Luli, person: TestPerson, card: string = CARDS.ok): Promise<void> {
  const { body } = await person.call("create-checkout");
  await luli.pay(String(body["clientSecret"]), card);
}

/** The rest, as that of invoices, is lost on the way. */
const HEARD = /^customer\.subscription\.(?:created|updated|deleted)|^charge\.(?:dispute|refunded)/;
const listHeard = (luli: Luli) =>
  luli.newEvents().flatMap(({ id, type }) => (HEARD.test(type) ? [id] : []));

const shuffle = (ids: string[]) =>
  fc.sample(fc.shuffledSubarray(ids, { minLength: ids.length }), { numRuns: 1, seed: 34 })[0]!;

test.each([
  { told: "every day, in order", every: 1, order: (ids: string[]) => ids },
  { told: "late, shuffled", every: DAYS, order: shuffle },
])("forty people told $told add up to the same", async ({ every, order }) => {
  expect(EVERYBODY).toHaveLength(40);
  const luli = await startSubscriptionTest();
  try {
    const counted: { byHand: Counts; byLuli: Counts }[] = [];
    const begun: { person: TestPerson; from: number; deeds: Record<number, Deed> }[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      for (const [deeds, , { from = 0, card } = {}] of EVERYBODY) {
        if (from !== day) continue;
        const person = await luli.person();
        await buy(luli, person, card);
        begun.push({ person, from, deeds });
      }
      for (const { person, from, deeds } of begun)
        await deeds[day - from]?.(luli, await person.stripeSubscription(), person);
      await luli.advance(1, { isTold: false });
      if ((day + 1) % every > 0) continue;
      // Luli's own calls to Stripe cause the events of the second round.
      for (const _ of ["first", "second"])
        for (const id of order(listHeard(luli))) await luli.deliver(id);
      if ((day + 1) % 30 === 0)
        counted.push({ byHand: countByHand(day + 1), byLuli: await countByLuli(luli) });
    }
    expect(counted.map(({ byLuli }) => byLuli)).toEqual(counted.map(({ byHand }) => byHand));
  } finally {
    await luli.stop();
  }
});
