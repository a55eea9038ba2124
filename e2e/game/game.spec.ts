// Luli grows: pets by pointer and by keyboard, a new level with its celebration, a streak that holds, and when nothing is celebrated.
import type { Page } from "@playwright/test";
import { changePast } from "../support/database.ts";
import { expect, test } from "../support/harness.ts";
import { puppy, say } from "../support/locators.ts";

// Joy is motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const petButton = (page: Page) => page.getByRole("button", { name: "Pet", exact: true });
const toasts = (page: Page) => page.getByRole("status").filter({ has: page.locator("img") });

/** Records short moments in their order: they may be over before an assertion looks. */
async function watchMoments(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moments: string[] = [];
    Object.assign(window, { moments });
    const look = () => {
      const now = {
        "full bar":
          document.querySelector(".companion-xp-line")?.textContent === "100 XP0 XP to Level 2",
        confetti: document.querySelector(".companion-puppy .confetti") !== null,
        toast: document.querySelector(".toast") !== null,
      };
      for (const [moment, isNow] of Object.entries(now))
        if (isNow && !moments.includes(moment)) moments.push(moment);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { moments: string[] }).moments);
}

/** Pets once and waits until the reaction has begun and is stored. */
async function pet(page: Page, stroke: () => Promise<void>): Promise<void> {
  const svg = puppy(page).locator("svg");
  await expect(svg).not.toHaveAttribute("data-state", "petted");
  const counted = page.waitForResponse("**/api/puppy/pet");
  await stroke();
  await expect(svg).toHaveAttribute("data-state", "petted");
  await counted;
}

async function openChat(page: Page): Promise<void> {
  await page.goto("/chat");
  await expect(page.getByText("What's your name?")).toBeVisible();
}

test(
  "four pets a day bring XP, by pointer and by keyboard; Luli loves every further one as well",
  { tag: "@phone" },
  async ({ page, account: _account }) => {
    await openChat(page);
    await expect(page.getByText("10 XP", { exact: true })).toBeVisible();
    await pet(page, () => puppy(page).click());
    await expect(page.getByText("15 XP", { exact: true })).toBeVisible();
    await expect(toasts(page)).toContainText("New achievement: Gentle Hands");
    await petButton(page).focus();
    for (const xp of [20, 25, 30, 30]) {
      await pet(page, () => page.keyboard.press("Space"));
      await expect(page.getByText(`${xp} XP`, { exact: true })).toBeVisible();
    }
    await expect(page.getByText("Luli loves that")).toBeAttached();
    await page.reload();
    await expect(page.getByText("30 XP", { exact: true })).toBeVisible();
  },
);

test("a new level: Luli jumps in confetti, one toast tells all that was won, the header begins anew", async ({
  page,
  account,
}) => {
  await changePast(account.email, "update puppies set xp = 85 where user_id = $1");
  await openChat(page);
  await expect(page.getByText("95 XP", { exact: true })).toBeVisible();
  const moments = await watchMoments(page);
  await petButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("Luli reached level 2!");
  await expect(toasts(page)).toContainText("New achievement: Gentle Hands.");
  await expect(toasts(page)).toContainText("95 coins earned");
  await expect(page.getByText("Level 2", { exact: true })).toBeVisible();
  await expect(page.getByText("0 XP", { exact: true })).toBeVisible();
  await expect(page.getByText("190 XP to Level 3")).toBeVisible();
  await expect(page.getByText("Proud & Sparkly").locator("visible=true")).toHaveCount(1);
  expect(await moments()).toEqual(["full bar", "confetti", "toast"]);
  await expect(page.locator(".confetti")).toHaveCount(0);
});

test("a reply brings its XP and its first achievement at once, and Luli is seen while it is told, over a keyboard, too", async ({
  page,
  account: _account,
}) => {
  await openChat(page);
  await expect(page.getByText("10 XP", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 500 });
  await say(page, "scenario:plain");
  await expect(toasts(page).first()).toContainText("First Woof", { timeout: 15_000 });
  const luli = (await page.locator(".companion").boundingBox())!;
  await expect
    .poll(async () => (await toasts(page).first().boundingBox())?.y)
    .toBeGreaterThan(luli.y + luli.height);
  // Two lines, and not higher than what it lies on.
  expect((await toasts(page).first().boundingBox())!.height).toBeLessThan(66);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByText("15 XP", { exact: true })).toBeVisible();
});
