// A person's own account: names, address, password, every session, and its end.
import fs from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { ACHIEVEMENT_IDS } from "../shared/rules/game/achievements.ts";
import {
  expect,
  expectReadableOnPhone,
  expectReadable,
  goWithin,
  readMail,
  sandboxAccount,
  test,
} from "./support/harness.ts";
import { signIn, type Account } from "./support/people.ts";
import { agreeToTerms, CARDS, payWith, statusAtStripe, subscriptionOf } from "./support/stripe.ts";

const statistic = (page: Page, label: string) =>
  page.getByRole("main").getByText(label, { exact: true }).locator("..");

async function openDialog(page: Page, button: string) {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Another browser of the same person. */
async function openElsewhere(browser: Browser, { storageState }: Account) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { page, close: () => context.close() };
}

test("the demo account's profile and dashboard show the sample numbers of the specification", async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL!, sandboxAccount("demo"));
  await page.goto("/profile");
  await expect(statistic(page, "Member Since")).toContainText("January 2025");
  await expect(statistic(page, "Total Happiness")).toContainText("8,450 points");
  await expect(statistic(page, "Conversations")).toContainText("127");
  await expect(statistic(page, "Achievements")).toContainText("12 unlocked");
  const story = page.getByRole("region", { name: "Our story" });
  await expect(story).toContainText("6 days in a row, longest: 31");
  await expect(story).toContainText("Your first words: “");
  await expect(story.getByRole("link")).toHaveText(/^[1-9]\d* memor/);
  const coming = page.waitForEvent("download");
  await story.getByRole("button", { name: "Share a picture" }).click();
  const picture = await coming;
  expect(picture.suggestedFilename()).toBe("luli.png");
  expect(fs.statSync(await picture.path()).size).toBeGreaterThan(20_000);
  await goWithin(page, "/dashboard");
  for (const number of ["127", "8,450", `12 of ${ACHIEVEMENT_IDS.length}`])
    await expect(page.getByRole("main").getByText(number, { exact: true })).toBeVisible();
});

test(
  "an account with a subscription is deleted: Stripe ends it, everything goes, nobody gets in",
  { tag: "@phone" },
  async ({ page, account, browser, allowConsoleErrors }) => {
    test.slow();
    allowConsoleErrors(/status of 40[01]/);
    await page.goto("/checkout");
    await agreeToTerms(page);
    await payWith(page, CARDS.works);
    await expect(page.getByText("Welcome to Premium! 🎉")).toBeVisible();
    const subscription = subscriptionOf(account.email);
    expect(statusAtStripe(subscription)).toBe("trialing");
    const elsewhere = await openElsewhere(browser, account);

    await page.goto("/settings");
    // The list above the button has come, which moves it down.
    await expect(page.getByText("Where you are signed in")).toBeVisible();
    const dialog = await openDialog(page, "Delete Account");
    await expect(dialog.getByText(/Your subscription ends right away/)).toBeVisible();
    await dialog.getByLabel("Type your email to confirm").fill(account.email);
    await dialog.getByLabel("Your password").fill("not the password");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByText("That is not your password.")).toBeVisible();
    await dialog.getByLabel("Your password").fill(account.password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Goodbye, and thank you")).toBeVisible();
    await expect(page).toHaveURL("/");

    await readMail(page.request, account.email, /Luli account has been deleted/);
    await expect.poll(() => statusAtStripe(subscription)).toBe("canceled");
    await elsewhere.page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(elsewhere.page).toHaveURL(/\/auth/);
    await elsewhere.close();

    await page.goto("/auth");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password").fill(account.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
      "Invalid email or password",
    );
    const signedUp = await page.request.post("/auth/v1/sign-up/email", {
      data: { email: account.email, password: account.password, name: "" },
    });
    expect(signedUp.ok()).toBe(true);
  },
);

test("the dialogs of profile and settings are readable, and fit the smallest phone", async ({
  page,
  account: _account,
}) => {
  const size = page.viewportSize()!;
  await page.goto("/profile");
  await expect(statistic(page, "Total Happiness")).toBeVisible();
  for (const [path, button] of [
    ["/profile", "Edit Profile"],
    ["/profile", "Change email"],
    ["/profile", "Change password"],
    ["/settings", "Delete Account"],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const dialog = await openDialog(page, button);
    await expectReadable(page);
    await expectReadableOnPhone(page);
    // The smallest phone can reach the dialog's last button.
    await dialog.getByRole("button").last().scrollIntoViewIfNeeded();
    await expect(dialog.getByRole("button").last()).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.setViewportSize(size);
  }
});
