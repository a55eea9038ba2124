// Today's tasks: done, claimed, confirmed, swapped, all three; refused kindly; by pointer and by keyboard, at every size.
import type { Locator, Page } from "@playwright/test";
import { doEverything } from "../support/database.ts";
import { expect, expectReadableOnPhone, expectReadable, test } from "../support/harness.ts";
import { toast } from "../support/locators.ts";

const ROWS = ["easy", "medium", "hard"] as const;
type Difficulty = (typeof ROWS)[number];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Today’s tasks" });
const row = (page: Page, difficulty: Difficulty) =>
  dialog(page).getByRole("listitem").nth(ROWS.indexOf(difficulty));
const title = (task: Locator) => task.getByRole("heading", { level: 3 });
const claim = (task: Locator) => task.getByRole("button", { name: /^Claim/ });
const done = (task: Locator) => task.getByText("Done", { exact: true });

async function openTasks(page: Page): Promise<void> {
  await page.goto("/store");
  await page.getByRole("button", { name: "View Tasks" }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(ROWS.length);
}

test("all three bring a bonus, what it leads to is told in one toast, and it is readable", async ({
  page,
  account,
}) => {
  await doEverything(account.email);
  await openTasks(page);
  for (const difficulty of ["easy", "medium"] as const) {
    await claim(row(page, difficulty)).click();
    await expect(done(row(page, difficulty))).toBeVisible();
  }
  await expect(dialog(page)).toContainText("2 of 3 done");
  const desk = page.viewportSize()!;
  await expectReadable(page);
  await expectReadableOnPhone(page);
  const excess = await dialog(page)
    .locator(".dialog-body")
    .evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await page.setViewportSize(desk);
  await row(page, "hard")
    .getByRole("button", { name: /^I did it/ })
    .click();
  await expect(dialog(page)).toContainText("3 of 3 done");
  const told = toast(page, "Luli reached level 2!");
  await expect(told).toContainText("All three tasks done.");
  // The task's 30, the bonus's 20 and the level's 70.
  await expect(told).toContainText("120 coins earned");
  await expect(dialog(page)).toContainText("1,400 coins");
});

test("the tasks open, are swapped, confirmed, paid and closed by the keyboard alone", async ({
  page,
  account: _account,
}) => {
  await page.goto("/store");
  const opener = page.getByRole("button", { name: "View Tasks" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "hard")).toContainText("Off screen: Luli takes your word for it.");
  await expect(dialog(page)).toContainText("1,250 coins");
  const medium = row(page, "medium");
  const before = (await title(medium).textContent())!;
  await medium.getByRole("button", { name: /^Swap/ }).press("Enter");
  await expect(title(medium)).not.toHaveText(before);
  await expect(medium).toBeFocused();
  await expect(dialog(page).getByRole("button", { name: /^Swap/ })).toHaveCount(0);
  await expect(dialog(page)).toContainText("used today’s swap.");
  const confirm = row(page, "hard").getByRole("button", { name: /^I did it/ });
  await expect(confirm).toBeVisible();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, "hard")).toBeFocused();
  await expect(done(row(page, "hard"))).toBeVisible();
  await expect(toast(page, "Done. 50 XP and 30 coins are yours.")).toBeAttached();
  await expect(dialog(page)).toContainText("1,280 coins");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("main").getByText("1,280 coins")).toBeVisible();
});
