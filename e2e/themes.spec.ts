// Light and dark: every page and everything that opens, readable to everyone; nothing wider than the smallest phone.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./harness.ts";
import { sandboxAccount } from "./people.ts";

const VISITOR = [
  "/",
  "/auth",
  "/auth?mode=sign-up",
  "/auth?mode=forgot",
  "/privacy",
  "/terms",
  "/contact",
  "/nowhere",
];
const MEMBER = [
  "/dashboard",
  "/checkout",
  "/chat",
  "/universe",
  "/store",
  "/profile",
  "/settings",
  "/admin",
];
const SMALLEST_PHONE = { width: 320, height: 640 };
const GROUPS = { visitor: VISITOR, member: MEMBER };

/** Every page stands and rests: what comes in has arrived, because axe sees half-faded text as pale. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function signInAsAdmin(page: Page, baseURL: string): Promise<void> {
  const answer = await page.request.post("/auth/v1/sign-in/email", {
    headers: { origin: baseURL },
    data: sandboxAccount("admin"),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const theme of ["light", "dark"] as const) {
  for (const [group, paths] of Object.entries(GROUPS)) {
    test(`what a ${group} sees is readable in ${theme}`, async ({
      page,
      baseURL,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/status of 404 .*\/nowhere/);
      await page.emulateMedia({ colorScheme: theme });
      if (group === "member") await signInAsAdmin(page, baseURL!);
      for (const path of paths) {
        await test.step(path, async () => {
          await open(page, path);
          await expectAccessible(page);
        });
      }
    });
  }

  test(`the menu's sheet is readable in ${theme}`, { tag: "@phone" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectAccessible(page);
  });

  test(`a failure and its toast are readable in ${theme}`, async ({
    page,
    account,
    allowConsoleErrors,
  }) => {
    expect(account.email).toContain("@");
    allowConsoleErrors(/status of 500/, /Something went wrong on our side/);
    await page.emulateMedia({ colorScheme: theme });
    await page.route("**/api/me", (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: "internal", message: "Something went wrong on our side." } },
      }),
    );
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost the scent");
    await expect(page.getByRole("alert")).toContainText("Something went wrong on our side.");
    await expectAccessible(page);
    await page.unroute("**/api/me");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Friend");
  });
}

for (const [group, paths] of Object.entries(GROUPS)) {
  test(`what a ${group} sees fits 320 px, and 1280 px at 400 %`, async ({
    page,
    baseURL,
    allowConsoleErrors,
  }) => {
    // 1280 px at 400 % are the same 320 CSS pixels (WCAG 1.4.10).
    allowConsoleErrors(/status of 404 .*\/nowhere/);
    await page.setViewportSize(SMALLEST_PHONE);
    if (group === "member") await signInAsAdmin(page, baseURL!);
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await expectNoSidewaysScroll(page);
      });
    }
  });

  test(`what a ${group} sees keeps its buttons' edges in forced colours`, async ({
    page,
    baseURL,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/status of 404 .*\/nowhere/);
    await page.emulateMedia({ forcedColors: "active" });
    if (group === "member") await signInAsAdmin(page, baseURL!);
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        const edgeless = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("button, a.btn, input, textarea")]
            .filter((control) => control.checkVisibility())
            .filter((control) => {
              // What they look like is drawn around them.
              const bordered = control.matches("textarea, [type=radio]")
                ? [control, control.parentElement!]
                : [control];
              return (
                bordered.every((box) => getComputedStyle(box).borderTopStyle === "none") &&
                getComputedStyle(control).textDecorationLine === "none"
              );
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
        expect(edgeless).toEqual([]);
      });
    }
  });
}
