// Pages of one person on one server and on two: each hears of what was said on another.
import { describe, expect, onTestFinished, test } from "vitest";
import { createUser, hear, newKey, post, type TestServer } from "../../testing/chat/chat.ts";
import { chatFixture } from "../../testing/chat/chat-fixture.ts";

const chat = await chatFixture();
const [one, other] = await Promise.all([chat.start(), chat.start()]);
const PAGES = 8;

/** The chats that it hears of, as they come. */
async function openPage(server: TestServer, userId: string) {
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const response = await fetch(`${server.url}/api/chats/news`, {
    headers: { authorization: `Bearer ${userId}` },
    signal: left.signal,
  });
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const isOver = (async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: "" }));
      if (done) return true;
      text += value;
    }
  })();
  const heard = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, id]) => id);
  return { heard, isOver };
}

/** Everything that is said on this channel. */
async function listen(server: TestServer, channel: string): Promise<string[]> {
  const said: string[] = [];
  onTestFinished(await server.presence.listen(channel, (payload) => said.push(payload)));
  return said;
}

test("another device hears of a message when it is taken and when it is answered", async () => {
  const userId = await createUser(one.pool);
  const known = await listen(one, "chat_listeners");
  const pages = [await openPage(one, userId), await openPage(other, userId)];
  const strangers = await openPage(other, await createUser(one.pool));
  // Each says it again after a while.
  const told = () =>
    known.filter((said) => said.includes(userId)).map((said) => said.split(" ")[0]);
  await expect.poll(() => new Set(told()).size).toBe(2);
  const key = newKey();
  await hear(await post(one, userId, "hello", { key }));
  for (const page of pages) await expect.poll(page.heard).toEqual([key, key]);
  expect(strangers.heard()).toEqual([]);
});

test("all pages hear that something beside the messages has changed, also a single one", async () => {
  const userId = await createUser(one.pool);
  const pages = [await openPage(one, userId), await openPage(other, userId)];
  const stranger = await openPage(other, await createUser(one.pool));
  one.chat.tellOfMarks(userId);
  for (const page of pages) await expect.poll(page.heard).toEqual(["marks"]);
  expect(stranger.heard()).toEqual([]);
  const alone = await createUser(one.pool);
  const page = await openPage(other, alone);
  one.chat.tellOfMarks(alone);
  await expect.poll(page.heard).toEqual(["marks"]);
});

test("a single open page costs no notification, on any server", async () => {
  const userId = await createUser(one.pool);
  const [known, news] = [await listen(one, "chat_listeners"), await listen(one, "chat_news")];
  await openPage(other, userId);
  await expect.poll(() => known.some((said) => said.includes(userId))).toBe(true);
  await hear(await post(one, userId, "hello"));
  await one.presence.notify("chat_news", "the end");
  await expect.poll(() => news).toContain("the end");
  expect(news.filter((said) => said.includes(userId))).toEqual([]);
});

describe("the other device hears of a reply under way, also where the page that asked begins to listen after it", async () => {
  const endless = await chat.start({ model: "scenario:long" });
  test.each([
    ["beside that device", one],
    ["where the reply is made", endless],
  ])("%s", async (_where, server) => {
    const userId = await createUser(one.pool);
    const known = await listen(endless, "chat_listeners");
    const device = await openPage(one, userId);
    await expect.poll(() => known.some((said) => said.includes(userId))).toBe(true);
    const key = newKey();
    await post(endless, userId, "hello", { key });
    await openPage(server, userId);
    await expect.poll(device.heard).toEqual([key]);
  });
});

test("a server that comes later learns who listens where", async () => {
  const userId = await createUser(one.pool);
  const page = await openPage(one, userId);
  const later = await chat.start();
  await openPage(later, userId);
  // A message that was answered before the others had said who listens there is not told of any more.
  await expect
    .poll(async () => {
      await hear(await post(later, userId, "hello", { key: newKey() }));
      return page.heard().length;
    })
    .toBeGreaterThan(0);
});

test("the oldest of too many pages, and all of a server that stops, are sent away", async () => {
  const userId = await createUser(one.pool);
  const stopping = await chat.start();
  const first = await openPage(stopping, userId);
  const pages = [];
  for (let count = 0; count < PAGES; count += 1) pages.push(await openPage(stopping, userId));
  expect(await first.isOver).toBe(true);
  await stopping.stop();
  for (const page of pages) expect(await page.isOver).toBe(true);
});
