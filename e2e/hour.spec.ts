// The hour of whoever looks is on every stage: readable at dusk and at night, from the first paint on.
import type { Browser } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/harness.ts";
import { zoneWhereItIs } from "./support/hour.ts";

const PAGES = {
  visitor: ["/", "/contact", "/auth?mode=sign-up"],
  member: ["/settings", "/memory", "/dashboard", "/store", "/universe"],
};

for (const [light, hour] of [
  ["night", 23],
  ["dusk", 18],
] as const) {
  test.describe(light, () => {
    test.use({ timezoneId: zoneWhereItIs(hour) });
    test(`at ${light} every stage is readable, also where nobody's clock is known`, async ({
      page,
      newAccount,
    }) => {
      for (const [who, paths] of Object.entries(PAGES)) {
        if (who === "member")
          await page.context().addCookies((await newAccount()).storageState.cookies);
        for (const path of paths)
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            await expect(page.locator("main[inert], .skeleton")).toHaveCount(0);
            await expectAccessible(page, "colours");
          });
      }
    });
  });
}

const skyOf = async (browser: Browser, hour: number, baseURL: string) => {
  const context = await browser.newContext({ baseURL, timezoneId: zoneWhereItIs(hour) });
  const page = await context.newPage();
  // Its code never comes: what is seen was rendered at build time.
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/contact");
  const stage = page.locator(".contact-stage");
  const sky = {
    isSunUp: await stage.locator(".scene-day").isVisible(),
    isMoonUp: await stage.locator(".scene-night").isVisible(),
  };
  await context.close();
  return sky;
};

test("a page that was rendered at build time begins with the hour", async ({
  browser,
  baseURL,
}) => {
  expect(await skyOf(browser, 12, baseURL!)).toEqual({ isSunUp: true, isMoonUp: false });
  expect(await skyOf(browser, 23, baseURL!)).toEqual({ isSunUp: false, isMoonUp: true });
});
