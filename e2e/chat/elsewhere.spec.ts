// A reply belongs to no page: it is heard on another one, on another device, and from another server.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { startAnotherServer } from "../support/database.ts";
import { expect, test } from "../support/harness.ts";
import { expectReplied, log, say } from "../support/locators.ts";
import { signIn } from "../support/people.ts";

test("a reply goes on without its page, on another device, and without its server", async ({
  page,
  account,
  browser,
  baseURL,
}) => {
  await page.goto("/chat");
  await expect(page.getByText("What's your name?")).toBeVisible();
  // The request never reaches a server: the page is left before.
  await page.route("**/functions/v1/chat", () => {});
  await say(page, "scenario:slow");
  await expect(page.getByRole("button", { name: /Stop/ })).toBeVisible();
  // A page without a network is there at once: one that comes late leaves the old page the time to give up.
  await page.goto("about:blank");
  await page.unroute("**/functions/v1/chat");
  const heard = page.waitForRequest("**/functions/v1/chat");
  await page.goto("/chat");
  await heard;
  await page.goto("/");
  await page.goto("/chat");
  await expect(log(page)).toContainText("Café time", { timeout: 15_000 });
  await expectReplied(page);
  await expect(log(page).getByText("scenario:slow")).toHaveCount(1);
  await expect(log(page).getByText("Café time")).toHaveCount(1);

  const phone = await browser.newContext({ baseURL });
  await signIn(phone.request, baseURL!, account);
  const device = await phone.newPage();
  const listens = device.waitForResponse(/\/api\/chats\/news/);
  await device.goto("/chat");
  await listens;
  // Two devices show one conversation within a second.
  await say(device, "Hello from the phone");
  await expect(log(device)).toContainText("Hello from the phone");
  await expect(log(page)).toContainText("Hello from the phone", { timeout: 1000 });
  await Promise.all([expectReplied(page), expectReplied(device)]);
  const another = await startAnotherServer();
  // A mail that it sends is caught where each journey looks for it.
  expect((await page.request.get(`${another.url}/sandbox/mail`)).status()).toBe(404);
  const messages: string[] = [];
  const balancer = await startBalancer((path) => {
    if (path === "/functions/v1/chat") messages.push(path);
    return messages.length === 1 && path === messages[0] ? another.url : baseURL!;
  });
  await page.goto(`${balancer.url}/chat`);
  await expect(log(page)).toContainText("Café time");
  await say(page, "scenario:long");
  await expect(log(page)).toContainText("woof 5 ");
  await expect(log(device)).toContainText("woof 5 ");
  await expect(device.getByRole("button", { name: /Stop/ })).toBeVisible();
  const gaps = await log(page).evaluateHandle((node) => {
    const found: string[] = [];
    new MutationObserver(() => {
      const text = node.textContent;
      if (!text.includes("woof 1 ")) found.push(text);
    }).observe(node, { subtree: true, childList: true, characterData: true });
    return found;
  });
  const answered = page.waitForResponse(`${balancer.url}/functions/v1/chat`);
  await another.stop();
  await answered;
  await expect(log(page)).toContainText("woof 5 ");
  await device.getByRole("button", { name: /Stop/ }).click();
  await Promise.all([expectReplied(page), expectReplied(device)]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await gaps.jsonValue()).toEqual([]);
  await phone.close();
  await page.goto("about:blank");
  balancer.stop();
});

test("a message that is sent while its session ends waits for its writer", async ({
  page,
  account,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/);
  const words = "It was a long day, and I want to tell you all of it.";
  await page.goto("/chat");
  await expect(page.getByText("What's your name?")).toBeVisible();
  const phone = await browser.newContext({ baseURL });
  await signIn(phone.request, baseURL!, account);
  const headers = { origin: baseURL! };
  expect((await phone.request.post("/auth/v1/revoke-sessions", { headers, data: {} })).ok()).toBe(
    true,
  );
  await say(page, words);
  await expect(page).toHaveURL("/auth");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/chat");
  await expect(log(page)).toContainText(words);
  await expectReplied(page);
  await expect(log(page).getByText("Luli:")).toHaveCount(2);
});

/** Starts a load balancer before several servers, so that the browser sees one site. `choose` says which server a request goes to, by its path. */
async function startBalancer(choose: (path: string) => string) {
  const server = http.createServer((incoming, outgoing) => {
    const { method, headers, url: path = "/" } = incoming;
    const passed = http.request(choose(path) + path, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.on("error", () => outgoing.destroy()).pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}
