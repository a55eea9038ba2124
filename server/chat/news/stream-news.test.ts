// A page whose browser does not read what it is sent: its stream ends without harm to the server.
import http from "node:http";
import net from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../../sandbox/listen.ts";
import type { Page } from "./news.ts";
import { streamNews } from "./stream-news.ts";

/** More than the buffers of both ends of a connection hold. */
const TOO_MUCH = "x".repeat(16 * 1024 * 1024);

async function openUnread(limits: { heartbeatMs: number; newsMs: number }) {
  const opened = Promise.withResolvers<{ page: Page; outgoing: http.ServerResponse }>();
  const server = http.createServer((_incoming, outgoing) => {
    const listenAs = (page: Page) => {
      opened.resolve({ page, outgoing });
      return () => {};
    };
    streamNews(outgoing, listenAs, limits);
  });
  const browser = net.connect(await listen(server));
  browser.on("error", () => {});
  browser.pause();
  browser.write("GET / HTTP/1.1\r\nhost: luli\r\n\r\n");
  onTestFinished(() => {
    browser.destroy();
    server.closeAllConnections();
    server.close();
  });
  return opened.promise;
}

test("news after the end of an unread stream is dropped", async () => {
  const { page, outgoing } = await openUnread({ heartbeatMs: 60_000, newsMs: 60_000 });
  const errors: unknown[] = [];
  outgoing.on("error", (error) => errors.push(error));
  page.onNews(TOO_MUCH);
  page.close();
  page.onNews("late");
  // An error of a write is emitted in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(errors).toEqual([]);
});

test.each([
  ["another page takes its place", 60_000, true],
  ["its time is over", 20, false],
])("an unread stream is disconnected where %s", async (_, newsMs, isReplaced) => {
  const { page, outgoing } = await openUnread({ heartbeatMs: 50, newsMs });
  const errors: unknown[] = [];
  outgoing.on("error", (error) => errors.push(error));
  page.onNews(TOO_MUCH);
  if (isReplaced) page.close();
  await once(outgoing, "close");
  expect(errors).toEqual([]);
});
