import { expect, it } from "vitest";
import { dailyMessages, hasEveryVariant, isPremium, statusOf, xpMultiplier } from "./plan.ts";

const quotas = { freeDailyMessages: 20, premiumDailyMessages: 300 };

it.each([
  ["trialing", "trial", true],
  ["active", "active", true],
  ["past_due", "past_due", true],
  ["unpaid", "unpaid", false],
  ["paused", "unpaid", false],
  ["canceled", "canceled", false],
  ["incomplete", "none", false],
  ["incomplete_expired", "none", false],
  ["a status of next year", "none", false],
] as const)("Stripe's %s is %s, premium: %s", (stripeStatus, status, premium) => {
  expect(statusOf(stripeStatus)).toBe(status);
  expect(isPremium(status)).toBe(premium);
  expect(dailyMessages(status, quotas)).toBe(premium ? 300 : 20);
  expect(xpMultiplier(status)).toBe(premium && status !== "past_due" ? 2 : 1);
  expect(hasEveryVariant(status)).toBe(premium);
});
