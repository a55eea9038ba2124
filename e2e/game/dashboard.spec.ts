// The dashboard: a streak that a freeze keeps, one that comes back, the last weeks, and all achievements.
import type { Locator, Page } from "@playwright/test";
import { ACHIEVEMENT_IDS } from "../../shared/rules/game/achievements.ts";
import { changePast, doEverything } from "../support/database.ts";
import {
  expect,
  expectAccessible,
  expectFitsSmallestPhone,
  expectReadableOnPhone,
  expectReadable,
  test,
} from "../support/harness.ts";
import { toast } from "../support/locators.ts";
import { PHONE } from "../support/pages.ts";
import { ZONE } from "../support/zone.ts";

const ALL = ACHIEVEMENT_IDS.length;
const panel = (page: Page, name: string) => page.getByRole("region", { name });
async function unfold(page: Page, name: string) {
  const region = panel(page, name);
  await region.locator("summary").first().press("Enter");
  return region;
}
/** A font that comes late moves the squares by six pixels, from under the pointer. */
async function pointAt(square: Locator): Promise<void> {
  await square.page().evaluate(() => document.fonts.ready);
  await square.hover();
}
const achievements = (page: Page) => page.getByRole("dialog", { name: "Achievements" });

/** Days in a row that ended so many days ago. */
const endStreak = (email: string, days: number, daysAgo: number) =>
  changePast(
    email,
    `with today as (select user_day(now(), '${ZONE}') as day),
       played as (
         insert into activity_days (user_id, day, messages, pets, xp, happiness)
         select $1, today.day - ${daysAgo} - n, n + 1, 1, 40 * (n + 1), 8
         from today, generate_series(0, ${days - 1}) n)
     update game_states set state = jsonb_set(state, '{streak}', state -> 'streak' || jsonb_build_object('days', ${days}, 'longest', ${days},
       'startedOn', today.day - ${daysAgo + days - 1}, 'lastDay', today.day - ${daysAgo}))
     from today where user_id = $1`,
  );

test("a day away is covered by a freeze, and that is good news", async ({ page, account }) => {
  await endStreak(account.email, 4, 2);
  await page.goto("/dashboard");
  const told = toast(page, "Your streak is safe");
  await expect(told).toContainText("A freeze covered the day you were away.");
  const streak = await unfold(page, "Your streak");
  await expect(streak).toContainText("4 days in a row");
  await expect(streak).toContainText("1 of 2");
  await expect(streak).toContainText("makes today count");
  await expect(streak.getByRole("list").getByText(/:/)).toHaveCount(7);
  await streak.getByText("See all 12 weeks").click();
  await expect(streak.locator("[data-day]")).toHaveCount(84);
  await pointAt(streak.locator(".activity-frozen[data-day]"));
  await expect(streak).toContainText(/: a freeze kept your streak/);
  await page.getByRole("button", { name: "Pet Luli" }).press("Enter");
  await expect(streak).toContainText("5 days in a row");
  await expect(streak).toContainText("Today counts.");
  await expect(streak.getByRole("img")).toHaveAccessibleName(
    "5 days together in the last 12 weeks",
  );
  await streak.getByText("Week by week").press("Enter");
  await expect(streak.getByRole("row")).toHaveCount(13);
  await expectFitsSmallestPhone(page);
  await expectAccessible(page);
});

test("a broken streak comes back with three tasks; the dashboard and its achievements are readable, also on a phone", async ({
  page,
  account,
}) => {
  await endStreak(account.email, 6, 5);
  await doEverything(account.email);
  await page.goto("/dashboard");
  const streak = panel(page, "Your streak");
  await expect(streak).toContainText("0 days in a row");
  await expect(streak).toContainText("Get your streak of 6 days back for free: 3 tasks");
  await unfold(page, "Achievements");
  const opener = page.getByRole("button", { name: `See all ${ALL}` });
  await expect(opener).toBeVisible();
  await expectReadable(page);
  await streak.getByRole("button", { name: "View Tasks" }).click();
  const tasks = page.getByRole("dialog", { name: "Today’s tasks" });
  for (const name of [/^Claim/, /^Claim/, /^I did it/]) {
    const task = tasks.getByRole("button", { name }).first();
    const before = await tasks.getByText("Done", { exact: true }).count();
    await task.click();
    await expect(tasks.getByText("Done", { exact: true })).not.toHaveCount(before);
  }
  await expect(toast(page, "Your streak is back: 7 days in a row.")).toBeVisible();
  await tasks.getByRole("button", { name: "Close" }).click();
  await expect(streak).toContainText("7 days in a row");
  await expect(streak).not.toContainText("back for free");

  await page.setViewportSize(PHONE);
  await expectReadableOnPhone(page);
  await opener.click();
  await expect(achievements(page).getByRole("listitem")).toHaveCount(ALL);
  await expectReadable(page);
  const excess = await achievements(page)
    .locator(".dialog-body")
    .evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
});

/** A newcomer's dashboard has at most five open blocks and 15 numbers, and ends within 1,400 px on a phone. */
async function expectBrief(page: Page): Promise<void> {
  await expect(panel(page, "Achievements")).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  const blocks = page.locator(
    ".greeting, .dashboard-stats, .dashboard-column > :not(:has(details))",
  );
  expect(await blocks.count()).toBeLessThanOrEqual(5);
  const seen = await page.getByRole("main").innerText();
  expect(seen.match(/\d[\d,.]*/g)!.length).toBeLessThanOrEqual(15);
  expect((await page.getByRole("contentinfo").boundingBox())!.y).toBeLessThanOrEqual(1400);
}

test("the dashboard begins brief; all achievements open and close by keyboard, and what is won is there at once", async ({
  page,
  account: _account,
}) => {
  const desk = page.viewportSize()!;
  await page.setViewportSize(PHONE);
  await page.goto("/dashboard");
  await expectBrief(page);
  await page.setViewportSize(desk);
  await page.getByRole("button", { name: "Pet Luli" }).press("Enter");
  await expect(toast(page, "New achievement: Gentle Hands")).toContainText("25 coins earned");
  await expect(page.getByText(`1 of ${ALL}`, { exact: true })).toBeVisible();
  await expect(await unfold(page, "Your first day")).toContainText("Done");
  await unfold(page, "Achievements");
  const opener = page.getByRole("button", { name: `See all ${ALL}` });
  await opener.focus();
  await page.keyboard.press("Enter");
  const items = achievements(page).getByRole("listitem");
  await expect(items).toHaveCount(ALL);
  await expect(items.first()).toContainText("Gentle Hands");
  await expect(items.first()).toContainText("For petting Luli for the first time");
  await expect(achievements(page).getByText("Locked", { exact: true })).toHaveCount(ALL - 1);
  await expect(
    achievements(page).getByRole("progressbar", { name: "Cuddle Expert" }),
  ).toHaveAttribute("aria-valuenow", "1");
  await page.keyboard.press("Escape");
  await expect(achievements(page)).toBeHidden();
  await expect(opener).toBeFocused();

  const bell = page.getByRole("button", { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press("Enter");
  const news = page.getByRole("dialog", { name: "Notifications" });
  await expect(news).toBeFocused();
  await expect(news.getByRole("listitem")).toContainText("New achievement: Gentle Hands");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();
  await expect(bell).toBeFocused();
});
