// A part of a page that could not be fetched comes with the next try. Browsers differ in what they remember of a failure: the
// one in which this is run decides how hard it is (docs/flows/offline.md).
import type { JSHandle, Page } from "@playwright/test";
import { expect, isAwake, test } from "./support/harness.ts";

test.beforeEach(({ allowConsoleErrors }) =>
  allowConsoleErrors(/ERR_FAILED/, /status of 404/, /^HttpError: /),
);

/** Returns how to let it come. */
async function keepAway(page: Page, file: string): Promise<() => Promise<void>> {
  const address = `**/assets/${file}`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

const isSameDocument = (page: Page, before: JSHandle<Document>) =>
  before.evaluate((was) => was === document).catch(() => false);

test("the menu opens though a part of it failed once", { tag: "@phone" }, async ({ page }) => {
  for (const part of ["mobile-menu-*.js", "member-*.js", "game-*.css"])
    await test.step(part, async () => {
      await page.goto("/privacy");
      await isAwake(page);
      const letItCome = await keepAway(page, part);
      const menu = page.getByRole("button", { name: "Open menu" });
      await menu.click();
      await expect(page.getByRole("alert")).toContainText("Please check your connection.");
      await letItCome();
      await menu.click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    });
});

test("a page whose code failed says so, and Try again brings it", async ({
  page,
  account: _account,
}) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(", Friend");
  const before = await page.evaluateHandle(() => document);
  const letItCome = await keepAway(page, "profile-*.js");
  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect(page.getByRole("alert")).toContainText("Please check your connection.");
  await letItCome();
  await page.getByRole("button", { name: "Try again" }).click();
  const edit = page.getByRole("button", { name: "Edit" });
  await expect(edit).toBeVisible();
  const letDialogCome = await keepAway(page, "edit-dialog-*.js");
  await edit.click();
  await expect(page.getByRole("alert")).toContainText("Please check your connection.");
  await letDialogCome();
  await edit.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await isSameDocument(page, before)).toBe(true);
});

test("a public page that could not wake up does so with the next press, which also brings the app", async ({
  page,
}) => {
  const letItCome = await keepAway(page, "base-*.js");
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/");
  await failed;
  await page.waitForLoadState("networkidle");
  const before = await page.evaluateHandle(() => document);
  await letItCome();
  const letAppCome = await keepAway(page, "app-*.js");
  const start = page.getByRole("button", { name: "Start Free Trial" }).first();
  await start.click();
  await expect(page.getByRole("alert")).toContainText("Please check your connection.");
  await letAppCome();
  await start.click();
  await expect(page).toHaveURL("/auth?mode=sign-up");
  expect(await isSameDocument(page, before)).toBe(true);
});

test("words that stand in a field outlive a newer server", async ({ page, account: _account }) => {
  await page.goto("/chat");
  const field = page.getByRole("textbox", { name: /Message/ });
  await field.fill("It was a long day");
  await page.route("**/assets/terms-*.js", (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse(/terms-.*\.js/);
  // Pointing at a link prefetches its page.
  await page.getByRole("link", { name: "Terms of Service" }).hover();
  await asked;
  await expect(field).toHaveValue("It was a long day");
  const reloaded = page.waitForEvent("domcontentloaded");
  await field.fill("");
  await page.getByRole("link", { name: "Privacy Policy" }).hover();
  await page.getByRole("link", { name: "Terms of Service" }).hover();
  await reloaded;
});
