// Checkout and portal fail: without a session, and when the server does not answer.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/harness.ts";
import { agreeToTerms, paymentForm } from "./support/stripe.ts";

test(
  "the checkout has room on every screen and is readable",
  { tag: "@both" },
  async ({ page, account: _account }) => {
    await page.goto("/checkout");
    await agreeToTerms(page);
    await expect(page.getByRole("group", { name: "Payment" })).toBeFocused();
    await expect(paymentForm(page).getByLabel("Card number")).toBeInViewport();
    // The terms name the price, and so does the form under its button.
    await expect(page.getByText("7 days free, then $20/month.")).toBeHidden();
    await expect(paymentForm(page).getByRole("button", { name: "Start trial" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test("a visitor is told to sign in on the way to /auth", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByText("You need to be signed in to subscribe.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test("terms that have changed bring the page anew once, and then it says that it failed", async ({
  page,
  account: _account,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 409/);
  let asked = 0;
  await page.route("**/functions/v1/create-checkout", (route) => {
    asked += 1;
    return route.fulfill({
      status: 409,
      json: { error: { code: "consent_outdated", message: "The terms have changed." } },
    });
  });
  await page.goto("/checkout");
  await agreeToTerms(page);
  // The new terms need a new consent.
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await agreeToTerms(page);
  await expect(page.getByText("Checkout failed")).toBeVisible();
  await expect(page.getByText("Failed to start checkout. Please try again.")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(asked).toBe(2);
});

test("a portal that fails is told, and its tab goes", async ({
  page,
  account: _account,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 502/);
  const active = {
    subscribed: true,
    status: "active",
    product_id: "prod_1",
    subscription_end: "2030-05-06T12:00:00Z",
    cancel_at_period_end: false,
    trial_available: false,
  };
  await page.route("**/functions/v1/check-subscription", (route) =>
    route.fulfill({ json: active }),
  );
  await page.route("**/functions/v1/customer-portal", (route) =>
    route.fulfill({
      status: 502,
      json: { error: { code: "payments_unavailable", message: "Not now." } },
    }),
  );
  await page.goto("/profile");
  const card = page.getByRole("region", { name: "Subscription" });
  await card.getByRole("button", { name: "Manage Subscription" }).click();
  await expect(page.getByText("Portal failed")).toBeVisible();
  await expect(page.getByText("Failed to open customer portal. Please try again.")).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});
