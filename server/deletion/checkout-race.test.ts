// A checkout that is being opened in one tab while the account is deleted in another sells nothing.
import type { Stripe } from "stripe";
import { expect, it } from "vitest";
import { createCheckouts } from "../subscription/checkout.ts";
import { createSync } from "../subscription/sync.ts";
import { subscriptionFixture } from "../testing/subscription.ts";
import { createDeletions } from "./service.ts";

const luli = await subscriptionFixture();

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
])("when the deletion is %s meanwhile", async (progress, refusal) => {
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
  const { rowCount } = await luli.context.pool.query("select from users where id = $1", [
    person.id,
  ]);
  expect(rowCount).toBe(0);
});
