// Luli's memory: a fact is told in the chat, listed on its page, deleted with two clicks. The message tools are tried on the way.
import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectFitsSmallestPhone,
  expectNoSidewaysScroll,
  expectReadable,
  test,
} from "../support/harness.ts";
import { watchFiles } from "../support/asked-files.ts";
import { askNow, readNow } from "../support/database.ts";
import { expectReplied, log, messageBox, say } from "../support/locators.ts";

test(
  "what somebody asked her to remember stands on its page, and is forgotten with two clicks",
  { tag: "@phone" },
  async ({ page, account: _account }) => {
    await page.goto("/chat");
    for (const line of ["Luli is an AI.", "You are not talking with a human. Luli is an AI."])
      await expect(page.getByText(line, { exact: true })).toBeInViewport({ ratio: 1 });
    await say(page, "Please remember that my sister is called Annabella");
    await page.getByRole("button", { name: "Luli noted" }).click();
    const noted = page.getByRole("dialog", { name: "Luli noted" });
    await expect(noted).toContainText("my sister is called Annabella");
    await expectReadable(page);
    await noted.getByRole("button", { name: "Close" }).click();
    await useTools(page);
    await page.goto("/settings");
    // Lists above it are still coming in, so that it may move away from under a pointer.
    await page.getByRole("link", { name: "What Luli remembers" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What Luli remembers");
    const row = page.getByRole("listitem").filter({ hasText: "my sister is called Annabella" });
    await expect(row).toContainText("You wrote:");
    await row.getByRole("button", { name: /^Pin: / }).click();
    await expect(row).toContainText("Pinned");
    await expectReadable(page);
    await expectNoSidewaysScroll(page);
    await row.getByRole("button", { name: /^Forget: / }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Forget this" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
  },
);

/** Has the conversation read until this is seen: a reading that meets another journey's broken model waits for minutes. */
const expectRead = (email: string, sign: Locator) =>
  expect(async () => {
    await readNow(email);
    await expect(sign).toBeVisible({ timeout: 5000 });
  }).toPass();

test("Luli offers to ask how an exam went, asks once at the next visit, and a plan can be deleted", async ({
  page,
  account,
}) => {
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [exam, concert] = [`My exam is on ${inDays(3)}`, `My concert is on ${inDays(5)}`];
  const chip = (words: string) =>
    page.getByRole("group", { name: `“${words}” Shall I ask you how it went?` });
  const willAsk = page.getByText("All right, I will ask once.");
  await page.goto("/chat");
  await say(page, exam);
  await expectReplied(page);
  await expectRead(account.email, chip(exam));
  await expectReadable(page);
  await page.reload();
  await chip(exam).getByRole("button", { name: "Yes" }).press("Enter");
  await expect(willAsk).toBeVisible();
  await say(page, concert);
  await expectReplied(page);
  await expectRead(account.email, chip(concert));
  await chip(concert).getByRole("button", { name: "Yes" }).click();
  await expect(willAsk).toBeVisible();
  const expectFewFiles = await watchFiles(page);
  await page.goto("/memory");
  await expectFewFiles();
  const planned = page.getByRole("region", { name: "What Luli will ask about" });
  await expect(planned.getByRole("listitem")).toHaveCount(2);
  await expectReadable(page);
  await planned.getByRole("button", { name: `Do not ask: ${concert}` }).click();
  await expect(planned.getByRole("listitem")).toHaveCount(1);
  await askNow(account.email);
  const question = log(page).getByText(`You told me: “${exam}” How did it go?`);
  await expect(async () => {
    await page.goto("/chat");
    await expect(question).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await page.goto("/memory");
  await expect(page.getByText(`“${exam}”`).first()).toBeVisible();
  await expect(planned).toHaveCount(0);
});

/** A heart for the reply; the message said anew in its own place; the old one reachable. */
async function useTools(page: Page) {
  await expectReplied(page);
  const items = log(page).getByRole("listitem");
  const reply = items.filter({ hasText: "Luli:" }).last();
  await reply.hover();
  await expectReadable(page);
  await reply.getByRole("button", { name: "Give a heart" }).click();
  await expect(reply.getByRole("img", { name: "You gave a heart" })).toBeVisible();
  await reply.getByRole("button", { name: "Message actions" }).press("Enter");
  await page.keyboard.press("Escape");
  const mine = items.filter({ hasText: "You:" });
  await mine.hover();
  await mine.getByRole("button", { name: "Edit message" }).click();
  await expect(messageBox(page)).toHaveValue(/Annabella/);
  await say(page, "How are you?");
  await expectReplied(page);
  await expect(mine).toHaveCount(1);
  await reply.hover();
  await reply.getByRole("button", { name: "Earlier versions" }).click();
  await expect(page.getByRole("dialog")).toContainText("Annabella");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search messages" }).click();
  await page.getByRole("searchbox").fill("how ARE");
  const hit = page.getByRole("search").getByRole("button", { name: /How are you/ });
  await expect(hit).toBeVisible();
  await expectReadable(page);
  await hit.click();
  await expect(page.getByRole("search").getByRole("log")).toContainText("How are you?");
  await page.getByRole("button", { name: "Back to results" }).press("Enter");
  await expect(hit).toBeFocused();
  await hit.click();
  await expectReadable(page);
  await page.getByRole("button", { name: "Back to results" }).click();
  await page.getByRole("button", { name: "Last week" }).click();
  await expect(page.getByRole("search").getByRole("log")).toContainText("How are you?");
  await expectFitsSmallestPhone(page);
  await page.getByRole("button", { name: "Back to the chat" }).click();
}
