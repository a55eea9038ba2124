// Talking with Luli: word by word, stopped, lost and found again, and everything that can go wrong on the way.
import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFitsSmallestPhone,
  expectReadable,
  test,
} from "../support/harness.ts";
import { expectReplied, log, messageBox, say } from "../support/locators.ts";

const LOW_PHONE = { width: 320, height: 568 };
/** A desktop window at a zoom of 200 %. */
const ZOOMED = { width: 720, height: 450 };

const open = async (page: Page) => {
  await page.goto("/chat");
  await expect(page.getByText("What's your name?")).toBeVisible();
};

test.beforeEach(async ({ account: _account }) => {});

test("Luli asks for the name, answers word by word, and it is all there on return", async ({
  page,
}) => {
  await open(page);
  const isAi = page.getByText("Luli is an AI.", { exact: true });
  await expect(isAi).toBeInViewport({ ratio: 1 });
  const notHuman = log(page).getByText("You are not talking with a human. Luli is an AI.");
  await expect(notHuman).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await messageBox(page).fill("   ");
  await messageBox(page).press("Enter");
  await expect(log(page).getByText("You:")).toHaveCount(0);
  await say(page, "I'm Maya");
  await expect(messageBox(page)).toHaveValue("");
  await expect(log(page)).toContainText("I'm Maya");
  await expect(page.getByRole("button", { name: /Stop/ })).toBeVisible();
  await expectReplied(page);
  await expect(log(page)).toContainText(/Maya[\s\S]*Maya/);
  await expectAccessible(page);
  const reply = await log(page)
    .getByRole("listitem")
    .filter({ hasText: "Luli:" })
    .last()
    .innerText();
  await page.reload();
  await expect(log(page)).toContainText("I'm Maya");
  const kept = log(page).getByRole("listitem").filter({ hasText: "Luli:" }).last();
  await expect(kept).toHaveText(reply, { useInnerText: true });
  await kept.getByRole("button", { name: "Message actions" }).click();
  await kept.getByRole("button", { name: "Report this reply" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this reply" });
  await expectReadable(page);
  await dialog.getByRole("button", { name: "Something else" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/Thank you for your report/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expectFitsSmallestPhone(page);
  const lasting = [isAi, page.getByText(/private and secure/), page.getByText(/^\d+ XP$/)];
  for (const size of [LOW_PHONE, ZOOMED]) {
    await page.setViewportSize(size);
    for (const line of lasting) await expect(line).toBeInViewport({ ratio: 1 });
  }
});

test("messages cost no look at the whole account, and a name that was told is known at once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const looks = () => asked.filter((path) => path === "/api/me");
  await open(page);
  // The document asks, before there is code; the code asks for none of it again.
  // Once the stream of news is open the page looks at its history for what it may have missed.
  const news = asked.indexOf("/api/chats/news");
  const opening = news === -1 ? asked : asked.slice(0, news);
  for (const path of ["/auth/v1/get-session", "/api/me", "/api/chats"])
    expect(opening.filter((known) => known === path)).toHaveLength(1);
  for (const [sent, text] of ["Hello", "My name is Maya"].entries()) {
    await say(page, text);
    await expect(log(page).getByText("You:")).toHaveCount(sent + 1);
    await expectReplied(page);
  }
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maya");
  await expect(page.getByText("Conversations").locator("..")).toContainText("2");
  expect(looks()).toHaveLength(1);
});

const REPLY = "Woof! Café time 🐶 and こんにちは.";
/** How the bytes of a stream may be cut is the business of server/model/stream/lines.test.ts. */
const STREAMS = ["plain 1", "malformed", "no-done", "thinks", "plain 2", "plain 3", "plain 4"];

test("a model that streams oddly is read all the same, and no request ends as a failed one", async ({
  page,
}) => {
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  await open(page);
  for (const [sent, name] of STREAMS.entries()) {
    await test.step(name, async () => {
      await say(page, `scenario:${name}`);
      await expect(log(page).getByText(REPLY)).toHaveCount(sent + 1);
      await expectReplied(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
  expect(failed).toEqual([]);

  await test.step("the tools of the topmost message are in reach", async () => {
    const message = log(page).getByRole("listitem").filter({ hasText: "scenario:malformed" });
    await message.evaluate((topmost) => topmost.scrollIntoView({ block: "start" }));
    await message.getByText("scenario:malformed").hover();
    const list = (await log(page).boundingBox())!;
    const tools = (await message.getByRole("toolbar").boundingBox())!;
    expect(tools.y).toBeGreaterThan(list.y);
    expect(tools.y + tools.height).toBeLessThanOrEqual(list.y + list.height);
  });
});

test("offline is said, and what was written meanwhile goes out once, in its order", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const numbers = page.waitForResponse(/\/api\/helplines/);
  await open(page);
  await (await numbers).finished();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await say(page, "I want to die");
  await expect(page.getByText("Nobody has read this yet.")).toBeVisible();
  await page.getByRole("button", { name: "People who listen" }).click();
  const card = page.getByRole("complementary", { name: "Get help now" });
  await expect(card.getByRole("link", { name: "TelefonSeelsorge: 0800 111 0 111" })).toBeVisible();
  await expect(messageBox(page)).toHaveValue("");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(messageBox(page)).toHaveValue("I want to die");
  await say(page, "Hello there");
  await say(page, "scenario:plain");
  await expect(log(page).getByText("Will be sent when you're online.")).toHaveCount(2);
  await expectAccessible(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    const key = request.headers()["idempotency-key"];
    if (key !== undefined) sent.push(key);
  });
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(log(page)).toContainText("Café time");
  await expectReplied(page);
  await expect(log(page)).toContainText(
    /Hello there[\s\S]*Luli: [\s\S]*scenario:plain[\s\S]*Café time/,
  );
  await expect(card).toHaveCount(0);
  expect(new Set(sent).size).toBe(2);
  await page.reload();
  await expect(log(page)).toContainText("Café time");
  await expect(log(page).getByText("You:")).toHaveCount(2);
});
