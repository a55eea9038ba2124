// The universe: who is there, who comes along, who opens by a level, who sleeps without Premium.
import type { Page } from "@playwright/test";
import { changePast } from "../support/database.ts";
import {
  expect,
  expectAccessible,
  expectReadableOnPhone,
  expectReadable,
  goWithin,
  test,
} from "../support/harness.ts";
import { card } from "../support/locators.ts";

const choose = (page: Page, name: string) =>
  page.getByRole("button", { name: `Choose ${name}`, exact: true });
const companion = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const setLevel = (email: string, level: number, xp: number) =>
  changePast(
    email,
    `update puppies set level = ${level}, xp = ${xp} where user_id = $1 and variant = 'original'`,
  );
const setPlan = (email: string, plan: "active" | "canceled") =>
  changePast(email, `update users set subscription_status = '${plan}' where id = $1`);

test("the chosen puppy comes along, to the chat and everywhere else", async ({ page, account }) => {
  test.slow();
  await setLevel(account.email, 5, 450);
  const counted = page.waitForResponse("**/api/universe/visit");
  await page.goto("/universe");
  expect((await counted).ok()).toBe(true);
  await expect(card(page, "Luli")).toContainText("450/600 XP");
  await expect(page.getByText("Total XP").locator("..")).toContainText("1,480");
  await expect(card(page, "Luli")).toContainText("With you now");
  // Two toasts, one over the other.
  await choose(page, "Sleepy Lu").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sleepy Lu is with you now")).toBeVisible();
  await expect(card(page, "Sleepy Lu").getByText("With you now")).toBeFocused();
  await choose(page, "Baby Lu").click();
  await expect(page.getByText("Baby Lu is with you now")).toBeVisible();
  await expect(card(page, "Baby Lu")).toContainText("With you now");
  await expect(choose(page, "Luli")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/chat");
  await expect(companion(page, "Baby Lu")).toBeVisible();
  for (const path of ["/dashboard", "/profile", "/settings", "/store"]) {
    await goWithin(page, path);
    await expect(page.getByRole("img", { name: /^Baby Lu, / }).first()).toBeVisible();
  }
  await page.goto("/universe");
  await choose(page, "Luli").click();
  await expect(card(page, "Luli")).toContainText("With you now");
});

test("a premium puppy sleeps without Premium, says what waits, and cannot be chosen", async ({
  page,
  account,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors(/status of 403/);
  await setPlan(account.email, "active");
  // The visit's answer has the cards read anew: it comes late, so that the page still believes in Premium at the click.
  const visited = Promise.withResolvers<void>();
  const refused = page.waitForResponse("**/api/puppy/choose");
  await page.route("**/api/universe/visit", async (route) => {
    const response = await route.fetch();
    visited.resolve();
    await refused;
    await route.fulfill({ response });
  });
  await page.goto("/universe");
  await expect(page.getByText("Unlocked").locator("..")).toContainText("6");
  await expect(page.getByRole("button", { name: /Upgrade to Premium/ })).toHaveCount(0);
  await expect(choose(page, "Royal Lu")).toBeVisible();
  await expectReadable(page);
  await visited.promise;
  await setPlan(account.email, "canceled");
  await choose(page, "Royal Lu").click();
  const royal = card(page, "Royal Lu");
  await expect(royal).toContainText("Still asleep This puppy is not open yet.");
  await expect(royal).toContainText("Asleep since Premium ended.");
  await expect(royal).toContainText("Premium subscribers only");
  await expect(card(page, "Luli")).toContainText("With you now");
  await expect(card(page, "Hero Lu")).toContainText("Unlock at Level 10");
  const desk = page.viewportSize()!;
  await expectReadable(page);
  await expectReadableOnPhone(page);
  await page.setViewportSize(desk);
  await royal.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(page).toHaveURL("/checkout");
});
