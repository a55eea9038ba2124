// Light and dark: every page and everything that opens, readable to everyone; nothing wider than the smallest phone.
import type { Page } from "@playwright/test";
import { listViolations, type Asked } from "./support/axe.ts";
import { listEdgeless } from "./support/edges.ts";
import { expect, expectReadableOnPhone, expectReadable, test } from "./support/harness.ts";
import {
  ADMIN_PAGES,
  AUTH_MODES,
  MEMBER_PAGES,
  SMALLEST_PHONE,
  VISITOR_PAGES,
} from "./support/pages.ts";
import { sandboxAccount, signIn } from "./support/people.ts";

const GROUPS = {
  visitor: [...VISITOR_PAGES, ...AUTH_MODES],
  member: [...MEMBER_PAGES, ...ADMIN_PAGES],
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const [group, paths] of Object.entries(GROUPS)) {
  test(`what a ${group} sees is readable in both themes and in forced colours, and at 320 px`, async ({
    page,
    baseURL,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/status of 404 .*\/nowhere/);
    if (group === "member") await signIn(page.request, baseURL!, sandboxAccount("admin"));
    const size = page.viewportSize()!;
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(size);
        await open(page, path);
        await expectReadable(page);
        await page.emulateMedia({ forcedColors: "active" });
        expect(await listEdgeless(page)).toEqual([]);
        await page.setViewportSize(SMALLEST_PHONE);
        expect(await listEdgeless(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: "none" });
        // 1280 px at 400 % are the same 320 CSS pixels (WCAG 1.4.10).
        await expectReadableOnPhone(page);
      });
    }
    if (group !== "member") return;
    await page.setViewportSize(size);
    // The sky follows the hour, and with it nothing but colours.
    for (const hour of ["07", "19", "23"]) {
      await page.clock.setFixedTime(`2026-11-22T${hour}:30:00Z`);
      for (const path of ["/chat", "/dashboard", "/profile"] as const)
        await test.step(`${path} at ${hour}:30`, async () => {
          await open(page, path);
          await expectReadable(page, "colours");
        });
    }
  });
}

test(
  "the menu's sheet is readable, and leaves the page standing while it cannot come",
  { tag: "@phone" },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_FAILED/);
    await open(page, "/");
    const menu = page.getByRole("button", { name: "Open menu" });
    await page.route("**/assets/mobile-menu*", (route) => route.abort());
    await menu.click();
    await expect(page.getByRole("alert")).toContainText("Please check your connection.");
    await page.unroute("**/assets/mobile-menu*");
    await menu.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectReadable(page);
  },
);

test("a failure and its toast are readable", async ({ page, account, allowConsoleErrors }) => {
  expect(account.email).toContain("@");
  allowConsoleErrors(/status of 500/, /Something went wrong on our side/);
  await page.route("**/api/me", (route) =>
    route.fulfill({
      status: 500,
      headers: { "x-request-id": "0af7651916cd43dd8448eb211c80319c" },
      json: { error: { code: "internal", message: "Something went wrong on our side." } },
    }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost the scent");
  await expect(page.getByRole("alert")).toContainText("Something went wrong on our side.");
  await expect(page.getByRole("alert").getByRole("code")).toHaveText(
    "0af7651916cd43dd8448eb211c80319c",
  );
  await expectReadable(page);
  await page.unroute("**/api/me");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(", Friend");
});

test("what could not be read would be found", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Too pale</title>
    <style>@media (prefers-color-scheme: dark) { p { color: #888; background: #777 } }</style>
    <main><p>Words</p><img src="data:,"><iframe title="Within" srcdoc="<html lang=en><title>Within</title><img src=data:,>"></iframe></main>
    </html>`);
  const listed = async (asked?: Asked) => (await listViolations(page, asked)).map(({ id }) => id);
  await page.emulateMedia({ colorScheme: "light" });
  expect([await listed("colours"), await listed()]).toEqual([[], ["image-alt", "image-alt"]]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([await listed("colours"), (await listed()).toSorted()]).toEqual([
    ["color-contrast"],
    ["color-contrast", "image-alt", "image-alt"],
  ]);
});
