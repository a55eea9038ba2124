import fc from "fast-check";
import { expect, test } from "vitest";
import type { SubscriptionState } from "../../../shared/contracts/subscription.ts";
import { DEFAULT_SUBSCRIPTION } from "../../lib/data.ts";
import { HttpError } from "../../lib/http-error.ts";
import { checkoutFailure, isDue, subscriptionCard as cardOf, welcomeToast } from "./logic.ts";
import { subscriptionWords } from "./words.ts";

const subscriptionCard = (state: SubscriptionState) => cardOf(state, subscriptionWords.texts.card);

const PAYMENT_FAILED = "Your last payment failed. Choose Manage Subscription to change the card.";
/** Noon in the runner's zone: the card shows the day of its reader. */
const END = new Date(2026, 11, 1, 12).toISOString();
const state = (part: Partial<SubscriptionState>): SubscriptionState => ({
  ...DEFAULT_SUBSCRIPTION,
  subscribed: true,
  status: "active",
  product_id: "prod_1",
  subscription_end: END,
  ...part,
});

test("something is due when a payment failed, and in the last three days of what ends or begins to cost", () => {
  const day = (n: number) => Date.parse(END) - n * 24 * 60 * 60 * 1000;
  const trial = state({ status: "trial" });
  const cancelled = state({ cancel_at_period_end: true });
  expect([isDue(trial, day(4)), isDue(trial, day(2))]).toEqual([false, true]);
  expect([isDue(cancelled, day(4)), isDue(cancelled, day(2))]).toEqual([false, true]);
  expect(isDue(state({}), day(0))).toBe(false);
  expect(isDue(state({ status: "past_due" }), day(20))).toBe(true);
  expect(isDue(DEFAULT_SUBSCRIPTION, day(0))).toBe(false);
  expect(isDue(state({ subscribed: false, status: "paused" }), day(0))).toBe(false);
});

const TRIAL = { text: "Free Trial", tone: "info" };
const ACTIVE = { text: "Active", tone: "ok" };
const INACTIVE = { text: "Inactive", tone: "mute" };
const FREE = { plan: "Free Trial", price: "7 days free", date: null };
const PREMIUM = { plan: "Luli Premium", price: "$20/month" };
const BILLING = "Next billing date: December 1, 2026";
const CANCELLED = "Cancelled. You keep Premium until December 1, 2026.";
const PAUSED = "Paused. You won't be charged, and Premium is off until it resumes.";
const nothing = { subscribed: false, status: "none", subscription_end: null };

test.each<[string, Partial<SubscriptionState>, object]>([
  ["before load", DEFAULT_SUBSCRIPTION, { badge: TRIAL, ...FREE, action: "start_trial" }],
  [
    "of a trial",
    { status: "trial" },
    { badge: TRIAL, ...FREE, date: "Trial ends: December 1, 2026" },
  ],
  ["of a subscription", {}, { badge: ACTIVE, ...PREMIUM, date: BILLING }],
  ["of nothing", nothing, { badge: INACTIVE, ...FREE, action: "start_trial" }],
  [
    "of a subscription in trouble, which is still the paid plan",
    { status: "past_due" },
    { badge: INACTIVE, ...PREMIUM, date: BILLING, note: PAYMENT_FAILED, isOwing: true },
  ],
  [
    "of a person who owes a payment, where a checkout would be refused",
    { subscribed: false, status: "unpaid" },
    { badge: INACTIVE, ...FREE, note: PAYMENT_FAILED, isOwing: true },
  ],
  [
    "of a paused subscription, which has no bill to come",
    { subscribed: false, status: "paused" },
    { badge: INACTIVE, ...FREE, note: PAUSED },
  ],
  [
    "of a cancelled subscription, which has no next bill",
    { cancel_at_period_end: true },
    { badge: ACTIVE, ...PREMIUM, date: "Ends: December 1, 2026", note: CANCELLED },
  ],
  [
    "of a cancelled trial",
    { status: "trial", cancel_at_period_end: true },
    { badge: TRIAL, ...FREE, date: "Trial ends: December 1, 2026", note: CANCELLED },
  ],
  [
    "of an ended subscription",
    { subscribed: false, status: "canceled", cancel_at_period_end: true },
    { badge: INACTIVE, ...FREE, action: "start_trial" },
  ],
])("the card %s says what it is and what can be done", (_, part, view) => {
  const plain = { note: null, isOwing: false, action: "manage" };
  expect(subscriptionCard(state(part))).toEqual({ ...plain, ...view });
});

test("only a trial is welcomed with a trial", () => {
  const title = "Welcome to Premium! 🎉";
  expect(welcomeToast(state({ status: "trial" }))).toMatchObject({
    title,
    text: "Your 7-day free trial has started!",
  });
  expect(welcomeToast(state({}))).toMatchObject({ title, text: "Your subscription is active." });
  expect(welcomeToast(state({ subscribed: false, status: "none" })).title).not.toBe(title);
});

test.for([
  [409, "already_subscribed", "already_subscribed"],
  [409, "consent_outdated", "outdated"],
  [503, "payments_not_configured", "not_set_up"],
  [502, "payments_unavailable", "failed"],
  [0, "offline", "failed"],
  [401, "not_authenticated", "no_session"],
] as const)("a checkout refused with %i %s is %s", ([status, code, failure]) => {
  expect(checkoutFailure(new HttpError({ status, code, message: code }))).toBe(failure);
  expect(checkoutFailure(new Error("no script"))).toBe("failed");
});

/** The Map also takes a status such as "valueOf". */
const BADGES = new Map([
  ["trial", "Free Trial"],
  ["active", "Active"],
]);
const anyState = fc.record({
  subscribed: fc.boolean(),
  status: fc.oneof(fc.constantFrom("trial", "active", "none", "past_due", "paused"), fc.string()),
  product_id: fc.option(fc.string()),
  subscription_end: fc.option(fc.oneof(fc.constant(END), fc.string())),
  cancel_at_period_end: fc.boolean(),
  trial_available: fc.boolean(),
});

test("whatever the state, badge, words and date line follow the spec's rules", () => {
  fc.assert(
    fc.property(anyState, (input) => {
      const view = subscriptionCard(input);
      const badge = BADGES.get(input.status) ?? "Inactive";
      expect(view.badge.text).toBe(badge);
      const isPlain = input.status === "trial" || !input.subscribed;
      expect(view.plan).toBe(isPlain ? "Free Trial" : "Luli Premium");
      expect(view.price).toBe(isPlain ? "7 days free" : "$20/month");
      if (view.date === null) return;
      const next = input.cancel_at_period_end ? "Ends: " : "Next billing date: ";
      const prefix = input.status === "trial" ? "Trial ends: " : next;
      expect(view.date.startsWith(prefix)).toBe(true);
      expect(view.date).not.toContain("Invalid");
    }),
  );
});
