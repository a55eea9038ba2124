import { afterEach, expect, test, vi } from "vitest";
import {
  hasCheckoutAfterAuth,
  setCheckoutAfterAuth,
  takeCheckoutAfterAuth,
} from "./checkout-flag.ts";

afterEach(() => {
  takeCheckoutAfterAuth();
});

test("the flag is not set by itself", () => {
  expect(takeCheckoutAfterAuth()).toBe(false);
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

test("a browser that refuses storage keeps the flag as long as the page lives", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  setCheckoutAfterAuth();
  expect(takeCheckoutAfterAuth()).toBe(true);
  expect(takeCheckoutAfterAuth()).toBe(false);
});
