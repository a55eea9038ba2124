import { afterEach, expect, test, vi } from "vitest";
import {
  hasCheckoutAfterAuth,
  setCheckoutAfterAuth,
  takeCheckoutAfterAuth,
} from "./checkout-flag.ts";

afterEach(() => {
  takeCheckoutAfterAuth();
});

test("taking the flag clears it, looking at it does not", () => {
  setCheckoutAfterAuth();
  expect(hasCheckoutAfterAuth()).toBe(true);
  expect(takeCheckoutAfterAuth()).toBe(true);
  expect(takeCheckoutAfterAuth()).toBe(false);
});

test("the flag is forgotten after a day", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  setCheckoutAfterAuth();
  vi.setSystemTime(1_000_000 + 24 * 3600 * 1000);
  expect(hasCheckoutAfterAuth()).toBe(true);
  vi.setSystemTime(1_000_001 + 24 * 3600 * 1000);
  expect(hasCheckoutAfterAuth()).toBe(false);
});
