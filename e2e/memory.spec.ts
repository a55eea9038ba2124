// What Luli remembers: told in the chat, seen on its page, forgotten with two clicks.
import { expect, expectNoSidewaysScroll, expectReadable, test } from "./support/harness.ts";
import { say } from "./support/locators.ts";

test(
  "what somebody asked her to remember stands on its page, and is forgotten with two clicks",
  { tag: "@both" },
  async ({ page, account }) => {
    expect(account.email).toContain("@");
    await page.goto("/chat");
    await say(page, "Please remember that my sister is called Annabella");
    await page.getByRole("button", { name: "Luli noted" }).click();
    const noted = page.getByRole("dialog", { name: "Luli noted" });
    await expect(noted).toContainText("my sister is called Annabella");
    await expectReadable(page);
    await noted.getByRole("button", { name: "Close" }).click();
    await page.goto("/settings");
    await page.getByRole("link", { name: "What Luli remembers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What Luli remembers");
    const row = page.getByRole("listitem").filter({ hasText: "my sister is called Annabella" });
    await expect(row).toContainText("You wrote:");
    await row.getByRole("button", { name: /^Pin: / }).click();
    await expect(row).toContainText("Pinned");
    await expectReadable(page);
    await expectNoSidewaysScroll(page);
    await row.getByRole("button", { name: /^Forget: / }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Forget it" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
  },
);
