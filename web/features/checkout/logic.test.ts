import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_SUBSCRIPTION, type SubscriptionState } from "../../../shared/contracts/billing.ts";
import { subscriptionCard } from "./logic.ts";

const END = "2026-12-01T12:00:00Z";
const state = (part: Partial<SubscriptionState>): SubscriptionState => ({
  ...DEFAULT_SUBSCRIPTION,
  subscribed: true,
  status: "active",
  product_id: "prod_1",
  subscription_end: END,
  ...part,
});

test("before load and when signed out the card is a free trial without a date", () => {
  expect(subscriptionCard(DEFAULT_SUBSCRIPTION)).toEqual({
    badge: { text: "Free Trial", tone: "info" },
    plan: "Free Trial",
    price: "7 days free",
    date: null,
    action: "start_trial",
  });
});

test("a trial has the blue badge, the trial's words and its end", () => {
  expect(subscriptionCard(state({ status: "trial" }))).toEqual({
    badge: { text: "Free Trial", tone: "info" },
    plan: "Free Trial",
    price: "7 days free",
    date: "Trial ends: December 1, 2026",
    action: "manage",
  });
});

test("an active subscription has the green badge, the price and the next billing date", () => {
  expect(subscriptionCard(state({}))).toEqual({
    badge: { text: "Active", tone: "ok" },
    plan: "Luli Premium",
    price: "$20/month",
    date: "Next billing date: December 1, 2026",
    action: "manage",
  });
});

test("someone without a subscription is inactive and may start the trial", () => {
  const none = state({ subscribed: false, status: "none", subscription_end: null });
  expect(subscriptionCard(none)).toEqual({
    badge: { text: "Inactive", tone: "mute" },
    plan: "Free Trial",
    price: "7 days free",
    date: null,
    action: "start_trial",
  });
});

test("a subscription in trouble is inactive, but still the paid plan, and can be managed", () => {
  expect(subscriptionCard(state({ status: "past_due" }))).toMatchObject({
    badge: { text: "Inactive", tone: "mute" },
    plan: "Luli Premium",
    price: "$20/month",
    action: "manage",
  });
});

const anyState = fc.record({
  subscribed: fc.boolean(),
  status: fc.oneof(fc.constantFrom("trial", "active", "none", "past_due"), fc.string()),
  product_id: fc.option(fc.string()),
  subscription_end: fc.option(fc.oneof(fc.constant(END), fc.string())),
  cancel_at_period_end: fc.boolean(),
  trial_available: fc.boolean(),
});

test("whatever the state, badge, words and date line follow the spec's rules", () => {
  fc.assert(
    fc.property(anyState, (input) => {
      const view = subscriptionCard(input);
      const badge = { trial: "Free Trial", active: "Active" }[input.status] ?? "Inactive";
      expect(view.badge.text).toBe(badge);
      const isPlain = input.status === "trial" || !input.subscribed;
      expect(view.plan).toBe(isPlain ? "Free Trial" : "Luli Premium");
      expect(view.price).toBe(isPlain ? "7 days free" : "$20/month");
      if (view.date === null) return;
      const prefix = input.status === "trial" ? "Trial ends: " : "Next billing date: ";
      expect(view.date.startsWith(prefix)).toBe(true);
      expect(view.date).not.toContain("Invalid");
    }),
  );
});
