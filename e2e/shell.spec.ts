// Protected pages send visitors to sign in, and an unknown address answers 404.
import { expect, expectFitsSmallestPhone, expectReadable, test } from "./support/harness.ts";
import { ADMIN_PAGES, MEMBER_PAGES } from "./support/pages.ts";

test("every page behind the door sends a visitor to sign in", async ({ page }) => {
  for (const path of [...MEMBER_PAGES, ...ADMIN_PAGES]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL("/auth");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    });
  }
});

test("the page's policy refuses to turn text into markup or code", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Trusted/);
  const refusals = () =>
    page.evaluate(() => {
      const attempts = [
        () => (document.createElement("div").innerHTML = "<img src=x>"),
        () => document.createElement("script").setAttribute("src", "/assets/x.js"),
        () => document.createRange().createContextualFragment("<b></b>"),
        () => window.trustedTypes?.createPolicy("another", {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch {
          return "refused";
        }
      });
    });
  await page.goto("/");
  expect(await refusals()).toEqual(["refused", "refused", "refused", "refused"]);
});

test("an unknown address answers 404 with the way home", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 404 .*\/nowhere/);
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expectReadable(page);
  await expectFitsSmallestPhone(page);
  await page.getByRole("link", { name: /home/i }).last().click();
  await expect(page).toHaveURL("/");
});
