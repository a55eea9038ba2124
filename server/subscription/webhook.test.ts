// Webhooks as the world sends them: forged, twice, out of order, late, lost, about someone else.
import type { Stripe } from "stripe";
import { expect, it } from "vitest";
import { statusOf } from "../../shared/rules/plan.ts";
import { createStripe } from "./stripe.ts";
import { createSync } from "./sync.ts";
import { CARDS, subscriptionFixture, type TestPerson } from "../testing/subscription.ts";

const luli = await subscriptionFixture();

const pool = () => luli.context.pool;
const known = async (id: string) =>
  (await pool().query("select 1 from stripe_events where id = $1", [id])).rowCount === 1;

/** The heart of it: our rows say what Stripe says. */
async function expectStripesWord(someone: TestPerson) {
  const theirs: Stripe.Subscription = await someone.stripeSubscription();
  const ours = await someone.row();
  expect(ours).toMatchObject({
    subscription_id: theirs.id,
    status: statusOf(theirs.status),
    cancel_at_period_end: theirs.cancel_at_period_end && theirs.ended_at === null,
    product_id: theirs.items.data[0]!.price.product,
    price_id: theirs.items.data[0]!.price.id,
  });
  expect(await someone.userStatus()).toBe(ours.status);
}

async function startPaying(someone: TestPerson) {
  const { body } = await someone.call("create-checkout");
  await luli.pay(String(body.clientSecret), CARDS.ok);
}

it.each(["null", "7", "[]", "{}", '{"id":"evt_1","type":"customer.deleted"}', "{"])(
  "refuses %s, however rightly it is signed",
  async (payload) => {
    const secret = luli.sandbox.config.webhookSecret;
    const signature = luli.stripe.webhooks.generateTestHeaderString({ payload, secret });
    expect(await luli.post(payload, signature)).toBe(400);
  },
);

it("refuses what is forged, altered, too old or unsigned, and does nothing", async () => {
  const ada = await luli.person();
  await startPaying(ada);
  const { id } = luli.newEvents().find(({ type }) => type === "customer.subscription.created")!;
  const { payload, signature } = luli.sandbox.sign(id);
  const sign = (options: { timestamp?: number; secret?: string }) =>
    luli.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: luli.sandbox.config.webhookSecret,
      ...options,
    });
  expect(await luli.post(payload, sign({ secret: "whsec_of_someone_else" }))).toBe(400);
  expect(await luli.post(payload.replace("trialing", "active"), signature)).toBe(400);
  expect(await luli.post(payload, sign({ timestamp: Math.floor(Date.now() / 1000) - 3_600 }))).toBe(
    400,
  );
  expect(await luli.post(payload, "")).toBe(400);
  expect(await known(id)).toBe(false);
  expect(await ada.userStatus()).toBe("none");

  expect(await luli.post(payload, signature)).toBe(200);
  expect(await known(id)).toBe(true);
  await luli.deliverAll();
  await expectStripesWord(ada);
});

it("webhook does the same work once, however often an event comes and on how many servers at a time", async () => {
  const ada = await luli.person();
  await startPaying(ada);
  const ids = luli.newEvents().map(({ id }) => id);
  const servers = [luli.app, luli.serve(), luli.serve()];
  const statuses = await Promise.all(
    servers.flatMap((server) => [...ids, ...ids].map((id) => luli.deliver(id, server))),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expectStripesWord(ada);
  expect(ada.mails()).toEqual(["Your 7-day free trial of Luli Premium has started"]);
  const reminders = luli.planned.filter(({ data }) => "userId" in data && data.userId === ada.id);
  expect(reminders).toHaveLength(2);

  const before = await ada.row();
  for (const id of ids) expect(await luli.deliver(id)).toBe(200);
  expect(await ada.row()).toEqual(before);
});

it("ends at Stripe's state in whatever order a whole life arrives", async () => {
  for (const order of ["backwards", "shuffled", "at once"] as const) {
    const ada = await luli.person();
    await startPaying(ada);
    await luli.advance(7, { isTold: false });
    await luli.stripe.subscriptions.update((await ada.stripeSubscription()).id, {
      cancel_at_period_end: true,
    });
    const ids = luli.newEvents().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(5);
    if (order === "backwards") for (const id of ids.toReversed()) await luli.deliver(id);
    if (order === "shuffled")
      for (const id of ids.toSorted((a, b) => a.localeCompare(b))) await luli.deliver(id);
    if (order === "at once") await Promise.all(ids.map((id) => luli.deliver(id)));
    await expectStripesWord(ada);
    expect(await ada.check()).toMatchObject({ status: "active", cancel_at_period_end: true });

    await luli.advance(31, { isTold: false });
    await Promise.all(luli.newEvents().map(({ id }) => luli.deliver(id)));
    await expectStripesWord(ada);
    expect(await ada.check()).toMatchObject({ status: "canceled" });
  }
});

/** A read of Stripe whose answer is already made, and comes only when it is released. */
async function startSlowSync(someone: TestPerson) {
  const [fetched, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = createStripe(luli.sandbox.config);
  const list = slow.subscriptions.list.bind(slow.subscriptions);
  slow.subscriptions.list = (async (...given: Parameters<typeof list>) => {
    const answer = await list(...given);
    fetched.resolve();
    await released.promise;
    return answer;
  }) as typeof list;
  const late = createSync(luli.context, slow, luli.sandbox.config.priceId)(someone.id);
  await fetched.promise;
  return async () => {
    released.resolve();
    await late;
  };
}

it("webhook never lets a slow answer of Stripe overwrite a newer one", async () => {
  const ada = await luli.subscriber(7);
  const release = await startSlowSync(ada);
  await luli.stripe.subscriptions.cancel((await ada.stripeSubscription()).id);
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ status: "canceled" });
  await release();
  await expectStripesWord(ada);
});

it("says what was bought to whoever comes back while Stripe is still being read for an event", async () => {
  const ada = await luli.person();
  await startPaying(ada);
  luli.loseAll();
  const release = await startSlowSync(ada);
  const { checkout_id: sessionId } = await ada.row();
  expect(await ada.check({ session_id: sessionId! })).toMatchObject({ status: "trial" });
  await release();
  await expectStripesWord(ada);
});

it("asks Stripe for whoever comes back as often as a user may reach it, and answers all the same", async () => {
  const ada = await luli.person();
  await ada.call("create-checkout");
  const before = await ada.row();
  const back = () => ada.check({ session_id: before.checkout_id! });
  for (let index = 0; index < 70; index += 1)
    expect(await back()).toMatchObject({ status: "none" });
  const { asked_no: asked } = await ada.row();
  expect(Number(asked) - Number(before.asked_no)).toBe(59);
});

it("heals what was lost: on return from the checkout, and at the next check", async () => {
  const ada = await luli.person();
  await startPaying(ada);
  luli.loseAll();
  expect(await ada.check()).toMatchObject({ status: "none" });
  const { checkout_id: sessionId } = await ada.row();
  expect(await ada.check({ session_id: sessionId! })).toMatchObject({ status: "trial" });
  await expectStripesWord(ada);

  const eve = await luli.person();
  await startPaying(eve);
  luli.loseAll();
  luli.sandbox.advance(180);
  expect(await eve.check()).toMatchObject({ status: "trial" });

  await luli.advance(7, { isTold: false });
  luli.loseAll();
  expect(await eve.check()).toMatchObject({ status: "active" });
  await expectStripesWord(eve);
});

it("asks Stripe once for many checks at the same moment, and seldom when nothing is due", async () => {
  const ada = await luli.subscriber();
  const asked = async () => Number((await ada.row()).asked_no);
  const before = await asked();
  for (let index = 0; index < 10; index += 1) await ada.check();
  expect(await asked()).toBe(before);
  luli.sandbox.advance(7 * 60 * 60);
  await Promise.all(Array.from({ length: 20 }, () => ada.check()));
  expect(await asked()).toBe(before + 1);
});

it("keeps the last known state while Stripe does not answer", async () => {
  const ada = await luli.subscriber();
  const state = await ada.check();
  luli.sandbox.advance(7 * 60 * 60);
  const cutOff = luli.serve(luli.away);
  const answer = await luli.call("check-subscription", ada.id, undefined, cutOff);
  expect(answer).toEqual({ status: 200, body: state });
  const checkout = await luli.call("create-checkout", ada.id, undefined, cutOff);
  expect([checkout.status, checkout.body]).toMatchObject([
    502,
    { error: { code: "payments_unavailable" } },
  ]);
});

it("answers an event with 502 while Stripe is away, and does its work when the event comes again", async () => {
  const ada = await luli.person();
  await startPaying(ada);
  const { id } = luli.newEvents().find(({ type }) => type === "checkout.session.completed")!;
  const cutOff = luli.serve(luli.away);
  expect(await luli.deliver(id, cutOff)).toBe(502);
  expect(await known(id)).toBe(false);
  expect(await luli.deliver(id)).toBe(200);
  await expectStripesWord(ada);
});

it("changes nobody else: not by another's event, not by another's session", async () => {
  const [ada, eve] = [await luli.person(), await luli.person()];
  await ada.call("create-checkout");
  const session = (await eve.subscribe()).split("_secret_")[0];
  const before = await ada.row();
  expect(await ada.check({ session_id: session! })).toMatchObject({ status: "none" });
  expect(await ada.row()).toEqual(before);

  // A customer that Stripe knows and we do not.
  const stranger = await luli.stripe.customers.create({ email: "stranger@example.com" });
  await luli.stripe.customers.del(stranger.id);
  await luli.deliverAll();
  expect(await ada.row()).toEqual(before);
  expect(await eve.check()).toMatchObject({ status: "trial" });
});

it("answers 200 to what it does not know, and 413 to what is too large", async () => {
  const event = { id: "evt_new", object: "event", type: "luna.rose", data: { object: {} } };
  const send = (payload: string) =>
    luli.post(
      payload,
      luli.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: luli.sandbox.config.webhookSecret,
      }),
    );
  expect(await send(JSON.stringify(event))).toBe(200);
  expect(await send(JSON.stringify({ ...event, filler: "x".repeat(256 * 1024) }))).toBe(413);
});
