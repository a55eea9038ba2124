// Streams news to one page: server-sent events with the ids of chats that began or ended.
import type { ServerResponse } from "node:http";
import { PING, STREAM_HEAD } from "../generation/frames.ts";
import type { ChatLimits } from "../limits.ts";
import type { News } from "./news.ts";

export function listenTo(
  news: News,
  userId: string,
  outgoing: ServerResponse,
  { heartbeatMs, newsMs }: Pick<ChatLimits, "heartbeatMs" | "newsMs">,
): void {
  outgoing.writeHead(200, STREAM_HEAD);
  outgoing.write(PING);
  const stop = news.listen(userId, {
    onNews: (chatId) => outgoing.write(`data: ${chatId}\n\n`),
    close: () => outgoing.end(),
  });
  // A page that does not read is disconnected.
  const beat = setInterval(
    () => (outgoing.writableNeedDrain ? outgoing.destroy() : outgoing.write(PING)),
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
