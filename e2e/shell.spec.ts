// Every page stands: its heading, readable to everyone, quiet in the console, no wider than the smallest phone.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./harness.ts";

const PUBLIC_PAGES = [
  { path: "/", heading: /Luli|puppy/i },
  { path: "/auth", heading: "Welcome Back" },
  { path: "/privacy", heading: "Privacy Policy" },
  { path: "/terms", heading: "Terms of Service" },
  { path: "/contact", heading: /contact|touch/i },
];
const PROTECTED_PATHS = [
  "/dashboard",
  "/checkout",
  "/chat",
  "/universe",
  "/store",
  "/profile",
  "/settings",
  "/admin",
];
// Moving pages are the business of other journeys; here they would only keep the cores busy.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const SMALLEST_PHONE = { width: 320, height: 640 };

for (const { path, heading } of PUBLIC_PAGES) {
  test(`${path} stands for a visitor`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST_PHONE);
    await expectNoSidewaysScroll(page);
  });
}

for (const path of PROTECTED_PATHS) {
  test(`${path} sends a visitor to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
  });
}

for (const path of PROTECTED_PATHS.filter((protectedPath) => protectedPath !== "/admin")) {
  test(`${path} stands for someone signed in`, async ({ page, account }) => {
    expect(account.storageState.cookies).not.toEqual([]);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST_PHONE);
    await expectNoSidewaysScroll(page);
  });
}

test("an unknown address answers 404 with the way home", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 404 .*\/nowhere/);
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expectAccessible(page);
  await page.setViewportSize(SMALLEST_PHONE);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: /home/i }).last().click();
  await expect(page).toHaveURL("/");
});
