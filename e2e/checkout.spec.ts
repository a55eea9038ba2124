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
