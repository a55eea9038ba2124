// The whole way with the keyboard alone.
import type { Locator, Page } from "@playwright/test";
import { expect, expectReadable, test } from "./support/harness.ts";
import { messageBox } from "./support/locators.ts";

const MOST_STOPS = 40;

/** Tabs on until `target` has the focus, and fails where the focus cannot be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusToBeSeen(target);
      return;
    }
  }
  throw new Error(`${MOST_STOPS} times Tab do not lead to ${String(target)}.`);
}

async function expectFocusToBeSeen(target: Locator): Promise<void> {
  const seen = await target.evaluate((element) => {
    const ring = element.matches("textarea") ? element.parentElement! : element;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ring);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  expect(seen, `focus seen on ${String(target)}`).toBe(true);
}

test("the first Tab offers the way past the navigation", async ({ page }) => {
  await page.goto("/terms");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the navigation leads on, and the focus lands on the new page's heading", async ({
  page,
  account: _account,
}) => {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/api/store*", async (route) => {
    await held;
    await route.continue();
  });
  await tabTo(page, navigation.getByRole("link", { name: "Store" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  letCome();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Store");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the message field of a desk has the focus at once, and / leads there from anywhere", async ({
  page,
  account: _account,
}) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Say hello" }).first().click();
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type("1/2");
  await expect(messageBox(page)).toHaveValue("1/2");
  // The code that hears the key comes when the page is idle.
  await expect(async () => {
    await page.getByRole("log").focus();
    await page.keyboard.press("/");
    await expect(messageBox(page)).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Store" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/chat");
  await expect(messageBox(page)).toBeFocused();
  await navigation.getByRole("link", { name: "Store" }).click();
  await navigation.getByRole("link", { name: "Chat" }).click();
  await expect(messageBox(page)).toBeFocused();
});

test(
  "the menu is readable and holds the focus, Escape closes it, and the focus is back",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const opener = page.getByRole("button", { name: "Open menu" });
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();
    await expectReadable(page);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      await expect(sheet.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(sheet).toBeVisible();
    await tabTo(page, sheet.getByRole("link", { name: "Get Started" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/auth?mode=sign-up");
    await expect(sheet).toBeHidden();
  },
);

test("someone chats and reaches the tools of a message without a pointer", async ({
  page,
  account: _account,
}) => {
  await page.goto("/chat");
  const field = page.getByLabel("Message to Luli");
  await field.focus();
  await page.keyboard.type("Hi Luli!");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hi Luli!")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  const log = page.getByRole("log");
  const demo = page.getByRole("button", { name: "Scripted demo" });
  // The button's code is loaded later.
  await expect(demo).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(demo).toBeFocused();
  // The tools of all messages are one tab stop; the arrow keys lead to the others.
  const tools = log.getByRole("button", { name: "Message actions" });
  await expect(tools).toHaveCount(2);
  await page.keyboard.press("Shift+Tab");
  await expect(tools.last()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(tools.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(tools.last()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(log).toBeFocused();
  await expectFocusToBeSeen(log);
});
