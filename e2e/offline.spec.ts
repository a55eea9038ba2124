// The last conversation can be read offline and the app returns with the network. A page asks before it reloads for a newer Luli.
import { isServerAddress } from "../shared/server-addresses.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/harness.ts";
import { log, say, toast } from "./support/locators.ts";

test.use({ serviceWorkers: "allow" });

test("the last conversation can be read without a network, and Luli is there again with one", async ({
  page,
  account: _account,
  context,
  allowConsoleErrors,
}) => {
  // The service worker's own word for it: to a page's later parts, which are asked for while nothing is done, and at its return.
  const ofTheWorker = /ERR_FAILED \(\S+\/assets\//;
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, ofTheWorker, /Failed to fetch|can't be reached/);
  const numbers = page.waitForResponse(/\/api\/helplines/);
  await page.goto("/chat");
  await (await numbers).finished();
  await say(page, "scenario:plain");
  await expect(log(page)).toContainText("Woof! Café time");
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  for (const path of ["/terms", "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  }
  await page.goto("/store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(log(page)).toContainText("scenario:plain");
  await expect(log(page)).toContainText("Woof! Café time");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "People who listen" }).click();
  await expect(page.getByRole("link", { name: /0800 111 0 111/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Store");
});

test("the server's answers are never cached, and signing out removes the stored conversation", async ({
  page,
  account: _account,
}) => {
  await page.goto("/chat");
  await expect(log(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/universe");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/chat");
  expect(kept.filter((path) => isServerAddress(path) || path === "/config.json")).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("luli-conversation"))).not.toBeNull();
  await page.context().clearCookies();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start Free Trial" }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("luli-conversation")))
    .toBeNull();
});

test.describe("past the policy of our pages, which lets nobody register another worker", () => {
  test.use({ bypassCSP: true });

  test("a newer Luli asks before the page is loaded anew", async ({ page, account: _account }) => {
    await page.goto("/chat");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe("activated");
    // Another address stands for other content: both make a worker that waits for the old one.
    await page.evaluate(() => navigator.serviceWorker.register("/worker.js?newer"));
    const told = toast(page, "Luli has learned something new");
    await expect(told).toBeVisible();
    await expectAccessible(page);
    const reloaded = page.waitForEvent("load");
    await told.getByRole("button", { name: "Reload" }).click();
    await reloaded;
    await expect(log(page)).toBeVisible();
    const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(script).toMatch(/\?newer$/);
  });
});
