// A member's page shows its beginning first and the rest once the beginning can be used.
import type { Page } from "@playwright/test";
import { changePast } from "./support/database.ts";
import { expect, test } from "./support/harness.ts";
import { log } from "./support/locators.ts";

const TURNS = 30;

type Sight = { count: number; isAtEnd: boolean };
declare global {
  interface Window {
    sights: Sight[];
  }
}

/** How many of `counted` there are whenever it has become more or less, from the first `sign` on. */
async function watch(page: Page, sign: string, counted: string): Promise<void> {
  await page.addInitScript(
    ([first, each]) => {
      window.sights = [];
      new MutationObserver(() => {
        if (!document.querySelector(first)) return;
        const { length: count } = document.querySelectorAll(each);
        if (window.sights.at(-1)?.count === count) return;
        const list = document.querySelector("[role=log]");
        const below = list ? list.scrollHeight - list.scrollTop - list.clientHeight : 0;
        window.sights.push({ count, isAtEnd: Math.abs(below) <= 1 });
      }).observe(document, { childList: true, subtree: true });
    },
    [sign, counted] as const,
  );
}

const sights = (page: Page) => page.evaluate(() => window.sights);

test("the dashboard begins with its greeting, and comes whole later on", async ({
  page,
  account: _account,
}) => {
  await watch(page, "main h1", ".dashboard-columns section");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Achievements" })).toBeVisible();
  expect((await sights(page))[0]?.count).toBe(0);

  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.evaluate(() => (window.sights = []));
  await page.goBack();
  await expect(page.getByRole("region", { name: "Achievements" })).toBeVisible();
  const later = (await sights(page)).filter(({ count }) => count > 0);
  expect(later[0]?.count).toBe(later.at(-1)?.count);
});

test(
  "a long history begins with its newest messages, and stays at its end while the others come",
  { tag: "@both" },
  async ({ page, account }) => {
    await changePast(
      account.email,
      `insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at)
       select user_id, gen_random_uuid(), id, 'question ' || n, 'answer ' || n, 'done', 0, current_date, now() - n * interval '1 minute'
       from puppies, generate_series(1, ${TURNS}) n where user_id = $1 and is_active`,
    );
    await watch(page, "[data-tools-of]", "[data-tools-of]");
    await page.goto("/chat");
    await expect(log(page).getByText(/^answer 1$/)).toBeInViewport();
    await expect(log(page).locator("[data-tools-of]")).toHaveCount(2 * TURNS);
    const seen = await sights(page);
    expect(seen[0]!.count).toBeLessThan(TURNS);
    expect(seen.every(({ isAtEnd }) => isAtEnd)).toBe(true);
    await expect(log(page).getByRole("toolbar")).toHaveCount(0);
  },
);
