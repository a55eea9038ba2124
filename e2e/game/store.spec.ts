// The store: tried on, bought, worn everywhere, taken off; coins that are too few, bought twice, or looked up.
import type { Locator, Page } from "@playwright/test";
import { changePast } from "../support/database.ts";
import {
  expect,
  expectAccessible,
  expectReadableOnPhone,
  expectNoSidewaysScroll,
  expectReadable,
  goWithin,
  test,
} from "../support/harness.ts";
import { card, log, puppy } from "../support/locators.ts";

const button = (page: Page, words: string) =>
  page.getByRole("button", { name: words, exact: true });
const balance = (page: Page) => page.getByRole("button", { name: /coins See where/ });

/** Adds one entry to the ledger, so that the balance stays its sum. */
const spendCoins = (email: string, amount: number) =>
  changePast(
    email,
    `with entry as (
       insert into wallet_entries (user_id, source, source_id, amount)
       values ($1, 'purchase', 'streak_freeze:0', -${amount}) returning amount)
     update wallets set balance = balance + entry.amount from entry where user_id = $1`,
  );

const visitDays = (email: string, days: number) =>
  changePast(
    email,
    `with entries as (
       insert into wallet_entries (user_id, source, source_id, amount, created_at)
       select $1, 'visit', to_char(at, 'YYYY-MM-DD'), 10, at
       from generate_series(now() - interval '${days} days', now() - interval '1 day', '1 day') at
       returning amount)
     update wallets set balance = balance + (select sum(amount) from entries) where user_id = $1`,
  );

async function buyCollar(page: Page): Promise<void> {
  await page.goto("/store");
  await button(page, "Buy Now Sparkle Collar").click();
  await expect(page.getByText("Sparkle Collar is yours!")).toBeVisible();
  await expect(card(page, "Sparkle Collar").getByText("Wearing")).toBeVisible();
}

/** Looks at the drawing itself: in the menu it has no accessible name. */
const isDressed = (place: Locator, outfit: string) =>
  expect(place.locator(`svg[data-outfits~="${outfit}"]`).first()).toBeVisible();

test.beforeEach(async ({ account: _account }) => {});

test(
  "a Sparkle Collar is bought, worn, seen wherever Luli is, and taken off",
  { tag: "@phone" },
  async ({ page }) => {
    test.slow();
    await buyCollar(page);
    // Half of what seven portraits of Luli took.
    expect(await page.locator("*").count(), "nodes").toBeLessThanOrEqual(1356);
    // Long words of other languages are not broken in two beside "Undo".
    const said = page.locator(".toast-title", { hasText: "Sparkle Collar is yours!" });
    expect((await said.boundingBox())!.width).toBeGreaterThan(110);
    const luli = (await page.locator(".try-on .puppy").boundingBox())!;
    await expect
      .poll(async () => (await said.boundingBox())!.y, { message: "the toast lies below Luli" })
      .toBeGreaterThan(luli.y + luli.height);
    await expect(balance(page)).toContainText("1,000 coins");
    await expectAccessible(page);
    await expect(button(page, "Take off the Sparkle Collar")).toBeVisible();

    for (const path of ["/store", "/chat", "/dashboard", "/profile", "/settings", "/checkout"]) {
      await test.step(path, async () => {
        if (path === "/store") await page.reload();
        else await goWithin(page, path);
        await expect(puppy(page).first()).toHaveAccessibleName(/, in the Sparkle Collar$/);
      });
    }
    await goWithin(page, "/chat");
    // The small heads beside replies stay bare: an old reply must not wear what was bought later.
    const avatar = log(page).locator("img").first();
    await expect(avatar).toHaveAttribute("src", "/luli-avatar.svg");
    expect(await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await goWithin(page, "/universe");
    await isDressed(card(page, "Luli").first(), "sparkle_collar");
    await page.getByRole("button", { name: "Open menu" }).click();
    await isDressed(page.getByRole("dialog", { name: "Menu" }), "sparkle_collar");

    await page.goto("/store");
    await button(page, "Take off the Sparkle Collar").click();
    await expect(button(page, "Wear the Sparkle Collar")).toBeVisible();
    await page.goto("/dashboard");
    await expect(puppy(page).first()).not.toHaveAccessibleName(/Collar/);
  },
);

test("of two things for the neck the last one put on is worn, and what was put on is undone", async ({
  page,
  account,
}) => {
  await buyCollar(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, "Sparkle Collar").getByText("Owned")).toBeVisible();
  await button(page, "Wear the Sparkle Collar").click();
  await expect(card(page, "Sparkle Collar").getByText("Wearing")).toBeVisible();
  await button(page, "Buy Now Love Bandana").click();
  await expect(card(page, "Love Bandana").getByText("Wearing")).toBeVisible();
  await expect(card(page, "Sparkle Collar").getByText("Owned")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, "Sparkle Collar").getByText("Wearing")).toBeVisible();

  await test.step("the wardrobe's peg leads to the next one, and then to none", async () => {
    await button(page, "Neck: Sparkle Collar. Change").click();
    await expect(card(page, "Love Bandana").getByText("Wearing")).toBeVisible();
    await button(page, "Neck: Love Bandana. Change").press("Enter");
    await expect(button(page, "Neck: nothing. Change")).toBeFocused();
    await expect(page.getByRole("list", { name: "Wardrobe" })).toContainText("Back nothing yet");
  });
  await test.step("an outfit of a higher level is a silhouette", async () => {
    await expect(button(page, "Unlocks at level 8 for the Starry Cape")).toBeDisabled();
    await changePast(account.email, "update puppies set level = 8 where user_id = $1");
    await page.reload();
    await button(page, "Buy Now Starry Cape").click();
    await expect(card(page, "Starry Cape").getByText("Wearing")).toBeVisible();
    await isDressed(page.locator(".try-on"), "starry_cape");
  });
});

test("owned, worn and too expensive outfits are readable, and so is the ledger, which the balance opens page by page to its end", async ({
  page,
  account,
}) => {
  test.slow();
  await visitDays(account.email, 40);
  await buyCollar(page);
  await spendCoins(account.email, 1_200);
  await page.reload();
  await expect(button(page, "Need 300 more for the Royal Crown")).toBeVisible();
  await expectReadable(page);
  const desk = page.viewportSize()!;
  await expectReadableOnPhone(page);
  const [mirror, caption] = [page.locator(".try-on"), page.locator(".try-on-caption")];
  const [{ x, width }, words] = [(await mirror.boundingBox())!, (await caption.boundingBox())!];
  expect(words.x + words.width, "the caption ends before Luli").toBeLessThan(x + width * 0.45);
  await balance(page).click();
  await expect(page.getByText("Dressed to Impress")).toBeVisible();
  await expectReadable(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desk);
  const ledger = page.getByRole("dialog", { name: "Your coins" });
  const entries = ledger.getByRole("listitem");
  await expect(entries.filter({ hasText: "Sparkle Collar" })).toContainText("−300");
  await expect(entries.filter({ hasText: "Dressed to Impress" })).toContainText("+50");
  await expect(entries).toHaveCount(30);
  await ledger.getByRole("button", { name: "Show more" }).click();
  await expect(entries).toHaveCount(44);
  await expect(entries.filter({ hasText: "Welcome gift" })).toContainText("+1,250");
  await expect(ledger.getByRole("button", { name: "Show more" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(ledger).toBeHidden();
  await expect(balance(page)).toBeFocused();
});
