// Streams the ids of chats that began or ended to one page.
import type { ServerResponse } from "node:http";
import { PING, STREAM_HEAD } from "../generation/frames.ts";
import type { ChatLimits } from "../limits.ts";
import type { Page } from "./news.ts";

export function streamNews(
  outgoing: ServerResponse,
  /** Returns how to stop listening. */
  listen: (page: Page) => () => void,
  { heartbeatMs, newsMs }: Pick<ChatLimits, "heartbeatMs" | "newsMs">,
): void {
  outgoing.writeHead(200, STREAM_HEAD);
  // News may come between the end and the close, where a write would be an uncaught error and end the process.
  const write = (text: string) => {
    if (!outgoing.writableEnded) outgoing.write(text);
  };
  write(PING);
  const stop = listen({
    onNews: (chatId) => write(`data: ${chatId}\n\n`),
    close: () => outgoing.end(),
  });
  // A page that does not read is disconnected: it would not see the end, either.
  const beat = setInterval(
    () => (outgoing.writableNeedDrain || outgoing.writableEnded ? outgoing.destroy() : write(PING)),
    heartbeatMs,
  );
  // The page authenticates again when it reconnects.
  const end = setTimeout(() => outgoing.end(), newsMs);
  outgoing.once("close", () => {
    stop();
    clearInterval(beat);
    clearTimeout(end);
  });
}
