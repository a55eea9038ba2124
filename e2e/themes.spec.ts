// Light and dark: every page and everything that opens, readable to everyone; nothing wider than the smallest phone.
import type { Page } from "@playwright/test";
import { listViolations, type RuleSet } from "./support/axe.ts";
import { listEdgeless } from "./support/edges.ts";
import {
  expect,
  expectReadable,
  expectReadableOnPhone,
  goWithin,
  test,
} from "./support/harness.ts";
import {
  ADMIN_PAGES,
  AUTH_MODES,
  MEMBER_PAGES,
  SMALLEST_PHONE,
  VISITOR_PAGES,
} from "./support/pages.ts";
import { sandboxAccount, signIn } from "./support/people.ts";

const BEHIND_THE_DOOR = [...MEMBER_PAGES, ...ADMIN_PAGES];
const GROUPS = {
  "a visitor": [...VISITOR_PAGES, ...AUTH_MODES],
  "a member": BEHIND_THE_DOOR.filter((_, index) => index % 2 === 0),
  "another member": BEHIND_THE_DOOR.filter((_, index) => index % 2 === 1),
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const [group, paths] of Object.entries(GROUPS)) {
  test(`every page of ${group} is readable in both themes and in forced colours, and at 320 px`, async ({
    page,
    baseURL,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/status of 404 .*\/nowhere/);
    test.slow();
    const isMember = group !== "a visitor";
    const size = page.viewportSize()!;
    if (isMember) await signIn(page.request, baseURL!, sandboxAccount("admin"));
    for (const [index, path] of paths.entries()) {
      await test.step(path, async () => {
        await page.setViewportSize(size);
        if (isMember && index > 0) await goWithin(page, path);
        else await open(page, path);
        await expect(page.locator("main[inert], .skeleton")).toHaveCount(0);
        await expectReadable(page);
        await page.emulateMedia({ forcedColors: "active" });
        expect(await listEdgeless(page)).toEqual([]);
        await page.setViewportSize(SMALLEST_PHONE);
        expect(await listEdgeless(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: "none" });
        // A window of 1280 px at 400 % is as wide as 320 CSS pixels (WCAG 1.4.10).
        await expectReadableOnPhone(page);
      });
    }
  });
}

test("a failure and its toast are readable", async ({
  page,
  account: _account,
  allowConsoleErrors,
}) => {
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

test("axe finds pale words and pictures without a text", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Too pale</title>
    <style>@media (prefers-color-scheme: dark) { p { color: #888; background: #777 } }</style>
    <main><p>Words</p><img src="data:,"><iframe title="Within" srcdoc="<html lang=en><title>Within</title><img src=data:,>"></iframe></main>
    </html>`);
  const listed = async (asked?: RuleSet) => (await listViolations(page, asked)).map(({ id }) => id);
  await page.emulateMedia({ colorScheme: "light" });
  expect([await listed("colours"), await listed()]).toEqual([[], ["image-alt", "image-alt"]]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([await listed("colours"), (await listed()).toSorted()]).toEqual([
    ["color-contrast"],
    ["color-contrast", "image-alt", "image-alt"],
  ]);
});
