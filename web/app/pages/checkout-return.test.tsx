import { configure, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SubscriptionState } from "../../../shared/contracts/subscription.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { openApp } from "../../testing/open-app.tsx";

const TRIAL: SubscriptionState = {
  subscribed: true,
  status: "trial",
  product_id: "prod_1",
  subscription_end: "2026-12-01T12:00:00Z",
  cancel_at_period_end: false,
  trial_available: false,
};
const WELCOME = "Welcome to Premium! 🎉";

let server: FakeLuli;

beforeEach(() => {
  // React runs each effect twice, as in development.
  configure({ reactStrictMode: true });
  server = startFakeLuli(ME);
  server.subscription = TRIAL;
});
afterEach(() => {
  configure({ reactStrictMode: false });
});

test.for(["/chat", "/profile"])(
  "%s welcomes who comes back from the checkout, once, at its bare address",
  async (path) => {
    const fetch = vi.spyOn(globalThis, "fetch");
    const { router } = await openApp(`${path}?session_id=cs_test_1`);
    expect(await screen.findByText(WELCOME)).toBeTruthy();
    expect(screen.getByText("Your 7-day free trial has started!")).toBeTruthy();
    await waitFor(() => expect(router.state.location.href).toBe(path));
    const asked = fetch.mock.calls.filter(
      ([, init]) => init?.body === '{"session_id":"cs_test_1"}',
    );
    expect(asked).toHaveLength(1);
  },
);

test("a subscription paid from the first day mentions no trial", async () => {
  server.subscription = { ...TRIAL, status: "active" };
  await openApp("/profile?session_id=cs_test_1");
  expect(await screen.findByText(WELCOME)).toBeTruthy();
  expect(screen.getByText("Your subscription is active.")).toBeTruthy();
  expect(screen.queryByText(/trial has started/)).toBeNull();
  expect(await screen.findByText("Next billing date: December 1, 2026")).toBeTruthy();
});

test("a check that fails on return welcomes nobody, and the page stands at its bare address", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  server.broken.add("/functions/v1/check-subscription");
  const { router } = await openApp("/profile?session_id=cs_test_1");
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining("return from checkout"),
      expect.anything(),
    ),
  );
  expect(screen.queryByText(WELCOME)).toBeNull();
  await waitFor(() => expect(router.state.location.href).toBe("/profile"));
});
