// A person in danger sees the help card as long as the danger lasts, and a person under 18 is asked.
import type { Page } from "@playwright/test";
import { changePast } from "../support/database.ts";
import { expect, expectNoSidewaysScroll, expectReadable, test } from "../support/harness.ts";
import { expectReplied, helpCard, log, say } from "../support/locators.ts";
import { PHONE } from "../support/pages.ts";

const sayAndHear = async (page: Page, message: string) => {
  await say(page, message);
  await expectReplied(page);
};
const open = async (page: Page) => {
  await page.goto("/chat");
  await expect(page.getByText("What's your name?")).toBeVisible();
};

test("until somebody is safe the card stands, through limits, troubles and other tabs", async ({
  page,
  context,
  account,
}) => {
  await open(page);
  // The day's messages are used up: no bill is the answer.
  const use = (messages: number) =>
    changePast(
      account.email,
      `update usage_counters set messages = ${messages}, day = user_day(now(), u.time_zone) from users u where u.id = $1 and user_id = $1`,
    );
  await use(1_000);
  await sayAndHear(page, "I want to kill myself");
  await expect(log(page).getByText(/I take it seriously/)).toHaveCount(1);
  const line = helpCard(page).getByRole("link", { name: "TelefonSeelsorge: 0800 111 0 111" });
  await expect(line).toHaveAttribute("href", "tel:08001110111");
  for (const size of [page.viewportSize()!, PHONE]) {
    await page.setViewportSize(size);
    await expect(helpCard(page).getByText("Are you safe right now?")).toBeInViewport({ ratio: 1 });
    await expect(line).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
  await expectReadable(page);
  await sayAndHear(page, "tell me about the sea");
  await expect(log(page).getByText(/I take it seriously/)).toHaveCount(2);
  await use(0);

  for (const trouble of ["402", "429", "500"]) {
    await sayAndHear(page, `scenario:${trouble}`);
    await expect(page.getByText(/upgrade your plan|slow down|Chat error/)).toHaveCount(0);
  }
  await expect(log(page).getByText(/I take it seriously/)).toHaveCount(5);

  // Ordinary talk goes on, twice, and the card stands beside the newest reply.
  await sayAndHear(page, "scenario:plain");
  await sayAndHear(page, "scenario:plain once more");
  await expect(helpCard(page)).toHaveCount(1);
  await expect(helpCard(page).getByText("Are you safe right now?")).toBeInViewport({ ratio: 1 });
  const other = await context.newPage();
  await other.goto("/chat");
  await expect(helpCard(other)).toBeVisible();
  await expect(other.getByText("Gentle & Caring").filter({ visible: true })).toBeVisible();

  await page.getByRole("group", { name: "Are you safe right now?" }).getByText("Yes").click();
  await expect(log(page).getByText(/good to read that you are safe/)).toBeVisible();
  await sayAndHear(page, "scenario:plain a third time");
  await expect(helpCard(page)).not.toBeInViewport();
  await other.close();
});

test("a person who claims to be under 18 is asked, and then the chat rests", async ({
  page,
  account: _account,
}) => {
  await page.setViewportSize(PHONE);
  await open(page);
  await sayAndHear(page, "i am 14 years old");
  const asked = log(page).getByRole("region", { name: "Are you under 18?" });
  await expect(asked).toBeInViewport({ ratio: 1 });
  await expectReadable(page);
  await asked.getByRole("button", { name: "Yes, I am under 18" }).click();
  await expect(asked.getByText(/Our chat is paused now/)).toBeVisible();
  await sayAndHear(page, "can we play?");
  await expect(log(page).getByText(/our chat is paused, and you won't be charged/)).toBeVisible();
  await sayAndHear(page, "I want to kill myself");
  await expect(log(page).getByText(/I take it seriously/)).toBeVisible();
});
