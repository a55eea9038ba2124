// The subscription of who is leaving ends at Stripe, at once and for certain, whatever fails on the way.
import type { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { subscriptionFixture, type TestPerson } from "../testing/subscription.ts";
import { createCheckouts } from "../subscription/checkout.ts";
import { createSubscriptions } from "../subscription/service.ts";
import { createSync } from "../subscription/sync.ts";
import { createDeletions, type DeletionContext } from "./service.ts";

const luli = await subscriptionFixture();

const isThere = async ({ id }: TestPerson) =>
  (await luli.context.pool.query("select from users where id = $1", [id])).rowCount === 1;
const goodbyes = (someone: TestPerson) =>
  someone.mails().filter((subject) => subject === "Your Luli account has been deleted");
const subscriptionsOf = async (customer: string) =>
  Object.values(luli.sandbox.state.subscriptions).filter((one) => one.customer === customer);

/** A server of its own; with another Stripe, or a step that fails. */
const serve = (
  parts: Parameters<typeof createDeletions>[1] = {},
  context: DeletionContext = luli.context,
) => createDeletions(context, parts);

async function subscriber() {
  const person = await luli.subscriber();
  const { customer_id: customer } = await person.row();
  return { person, customer };
}

it("ends a trial and an active subscription at once, takes the customer away, and says one thing by mail", async () => {
  for (const days of [0, 8]) {
    const { person, customer } = await subscriber();
    if (days > 0) await luli.advance(days);
    const before = person.mails();
    await serve().request(person.id, person.email);
    await serve().carryOut(person.id);
    await luli.deliverAll();
    const all = await subscriptionsOf(customer);
    expect(all.map(({ status }) => status)).toEqual(["canceled"]);
    expect(luli.sandbox.state.deletedCustomers).toContain(customer);
    expect(await isThere(person)).toBe(false);
    expect(person.mails().slice(before.length)).toEqual(["Your Luli account has been deleted"]);
    // Time goes on, and nothing more is charged.
    const charges = Object.keys(luli.sandbox.state.charges).length;
    await luli.advance(40);
    expect(Object.keys(luli.sandbox.state.charges)).toHaveLength(charges);
  }
});

it("asks Stripe for nobody who never went to the checkout", async () => {
  const person = await luli.person();
  await serve().request(person.id, person.email);
  const events = luli.newEvents().length;
  await serve().carryOut(person.id);
  expect(luli.newEvents()).toHaveLength(events);
  expect(goodbyes(person)).toHaveLength(1);
});

it("closes a checkout that is open in some tab", async () => {
  const person = await luli.person();
  const { body } = await person.call("create-checkout");
  const { customer_id: customer, checkout_id: checkout } = await person.row();
  await serve().request(person.id, person.email);
  await serve().carryOut(person.id);
  expect(luli.sandbox.state.sessions[checkout!]!.status).toBe("expired");
  await luli.pay(String(body["clientSecret"]), "4242424242424242");
  expect(await subscriptionsOf(customer)).toEqual([]);
});

it("takes away a customer that a server made and died before it could note", async () => {
  const person = await luli.person();
  await luli.context.pool.query("insert into subscriptions (user_id) values ($1)", [person.id]);
  const { id: customer } = await luli.stripe.customers.create({
    email: person.email,
    metadata: { user_id: person.id },
  });
  const { id: other } = await luli.stripe.customers.create({ email: person.email });
  await serve().request(person.id, person.email);
  await serve().carryOut(person.id);
  expect(luli.sandbox.state.deletedCustomers).toContain(customer);
  expect(luli.sandbox.state.deletedCustomers).not.toContain(other);
});

describe("Stripe that does not answer", () => {
  const down = (): DeletionContext => ({
    ...luli.context,
    config: {
      ...luli.context.config,
      stripe: luli.away,
    },
  });

  it("delays the erasing while sign-in is refused; when it is back, all is done", async () => {
    const { person, customer } = await subscriber();
    const away = serve({}, down());
    await away.request(person.id, person.email);
    await expect(away.carryOut(person.id)).rejects.toThrow(/connection/i);
    expect(await isThere(person)).toBe(true);
    expect(goodbyes(person)).toEqual([]);
    expect((await subscriptionsOf(customer))[0]!.status).toBe("trialing");
    for (const call of ["check-subscription", "create-checkout", "customer-portal"])
      expect((await person.call(call)).status, call).toBe(401);

    await serve().carryOut(person.id);
    expect(await isThere(person)).toBe(false);
    expect((await subscriptionsOf(customer))[0]!.status).toBe("canceled");
    expect(goodbyes(person)).toHaveLength(1);
  });

  it("nor is it where Stripe's keys are missing: someone may still be paying", async () => {
    const { person } = await subscriber();
    const context = { ...luli.context, config: { ...luli.context.config, stripe: null } };
    await serve().request(person.id, person.email);
    await expect(serve({}, context).carryOut(person.id)).rejects.toMatchObject({
      code: "payments_not_configured",
    });
    expect(await isThere(person)).toBe(true);
    await serve().carryOut(person.id);
    expect(await isThere(person)).toBe(false);
  });
});

describe("a server that dies in the middle", () => {
  const close = (id: string) => createSubscriptions(luli.context).close(id);

  it("after Stripe has confirmed: another one goes on, and one mail comes", async () => {
    const { person, customer } = await subscriber();
    await serve().request(person.id, person.email);
    const dying = serve({
      closeSubscription: async (id) => {
        await close(id);
        throw new Error("killed");
      },
    });
    await expect(dying.carryOut(person.id)).rejects.toThrow("killed");
    expect((await subscriptionsOf(customer))[0]!.status).toBe("canceled");
    expect(await isThere(person)).toBe(true);
    // Stripe tells us meanwhile; who is leaving gets no "your subscription has ended, chat on for free".
    await luli.deliverAll();
    expect(person.mails()).not.toContain("Your Luli subscription has ended");

    await serve().carryOut(person.id);
    expect(await isThere(person)).toBe(false);
    expect(goodbyes(person)).toHaveLength(1);
  });

  it("between cancelling and taking the customer away", async () => {
    const { person, customer } = await subscriber();
    await serve().request(person.id, person.email);
    const { id } = await person.stripeSubscription();
    await luli.stripe.subscriptions.cancel(id);
    await serve().carryOut(person.id);
    expect(luli.sandbox.state.deletedCustomers).toContain(customer);
    expect(await isThere(person)).toBe(false);
  });

  it("ends once with one mail, also when two servers do it at once", async () => {
    const { person, customer } = await subscriber();
    await serve().request(person.id, person.email);
    const results = await Promise.allSettled([1, 2, 3].map(() => serve().carryOut(person.id)));
    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
    await serve().carryOut(person.id);
    expect((await subscriptionsOf(customer)).map(({ status }) => status)).toEqual(["canceled"]);
    expect(await isThere(person)).toBe(false);
    expect(goodbyes(person)).toHaveLength(1);
  });
});

it("gets no free days again for the same address, also when it was changed", async () => {
  const { person } = await subscriber();
  const next = `next-${person.email}`;
  await luli.context.pool.query("update users set email = $2 where id = $1", [person.id, next]);
  await serve().request(person.id, next);
  await serve().carryOut(person.id);
  for (const email of [person.email, next]) {
    const again = await luli.person(email);
    expect(await again.check()).toMatchObject({ trial_available: false });
  }
});

/** Stripe, except that something happens while it makes a session. */
function whileOpening(happens: () => Promise<void>): Stripe {
  const { sessions } = luli.stripe.checkout;
  const create: typeof sessions.create = async (...args) => {
    await happens();
    return sessions.create(...args);
  };
  const slow = new Proxy(sessions, {
    get: (target, key) => {
      const value: unknown = key === "create" ? create : Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const checkout = new Proxy(luli.stripe.checkout, {
    get: (target, key): unknown => (key === "sessions" ? slow : Reflect.get(target, key)),
  });
  return new Proxy(luli.stripe, {
    get: (target, key): unknown => (key === "checkout" ? checkout : Reflect.get(target, key)),
  });
}

it.each([
  ["asked for", { code: "not_authenticated" }],
  // The customer is gone at Stripe, so that it refuses by itself.
  ["done", { code: "resource_missing" }],
])(
  "an opening checkout sells nothing when the deletion is %s meanwhile",
  async (progress, refusal) => {
    const person = await luli.person();
    const deletions = createDeletions(luli.context);
    const stripe = whileOpening(async () => {
      await deletions.request(person.id, person.email);
      if (progress === "done") await deletions.carryOut(person.id);
    });
    const settings = luli.sandbox.config;
    const sync = createSync(luli.context, stripe, settings.priceId);
    const checkouts = createCheckouts({ context: luli.context, stripe, settings, sync });
    await expect(checkouts.open(person.id)).rejects.toMatchObject(refusal);
    await deletions.carryOut(person.id);
    const { sessions } = luli.sandbox.state;
    expect(Object.values(sessions).filter(({ status }) => status === "open")).toEqual([]);
    expect(await isThere(person)).toBe(false);
  },
);
