// Listens to the server for chats that go on on another device, while this page is visible.
import { nextEvent } from "../../../lib/browser/next-event.ts";
import { callRaw } from "../../../lib/http.ts";
import { readSse } from "../stream/sse.ts";

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;
/** A connection that stayed up this long resets the backoff. */
const WELL_MS = 10_000;

/** `onNews` receives a chat's id, or none when some may have been missed. */
export async function followNews(
  onNews: (chatId?: string) => void,
  left: AbortSignal,
): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  while (!left.aborted) {
    if (document.hidden) {
      await nextEvent(document, "visibilitychange", left);
      continue;
    }
    const began = Date.now();
    const hearing = new AbortController();
    const lookAway = () => document.hidden && hearing.abort();
    document.addEventListener("visibilitychange", lookAway);
    try {
      const signal = AbortSignal.any([left, hearing.signal]);
      const response = await callRaw("GET /api/chats/news", { signal });
      if (response.status === 401) return;
      if (response.ok && response.body) {
        onNews();
        for await (const chatId of readSse(response.body)) onNews(chatId);
      }
    } catch {
      // The page was hidden or left, or the server is out of reach.
    } finally {
      document.removeEventListener("visibilitychange", lookAway);
    }
    if (document.hidden) continue;
    retryMs = Date.now() - began > WELL_MS ? FIRST_RETRY_MS : Math.min(retryMs * 2, LAST_RETRY_MS);
    // Jitter keeps all pages from reconnecting at once when a server has gone.
    const wait = AbortSignal.timeout(Math.round(retryMs * (0.5 + Math.random())));
    await nextEvent(window, "online", left, wait);
  }
}
