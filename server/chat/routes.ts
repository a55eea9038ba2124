// The chat: say something, stop a reply, read back.
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { invalid } from "../http/request/read-body.ts";
import { clientNetworkOf } from "../http/address/client-ip.ts";
import type { Route } from "../http/route.ts";
import { readChatId, readReplaced } from "./chat-id.ts";
import { PASSED_ON } from "./generation/relay.ts";
import { Subscriber } from "./generation/subscriber.ts";
import type { ChatService } from "./service.ts";

/** A reply has 32,000 characters at most. */
function readHeard(length: string | undefined): number | null {
  if (length === undefined) return null;
  if (!/^\d{1,5}$/.test(length)) throw invalid("Heard", "Must be a whole number below 100,000.");
  return Number(length);
}

export function chatRoutes(route: Route, service: ChatService): void {
  route("POST /functions/v1/chat", async ({ c, userId, body: { messages } }) => {
    const chatId = readChatId(c.req.header("idempotency-key"));
    const subscriber = new Subscriber(c.env.outgoing, chatId, service.streaming);
    const request = {
      userId,
      chatId,
      message: messages.at(-1)!.content,
      messages,
      address: clientNetworkOf(c),
      acceptLanguage: c.req.header("accept-language"),
      authorization: c.req.header("authorization") ?? "",
      replaces: readReplaced(c.req.header("replaces")),
      heard: readHeard(c.req.header("heard")),
      isPassedOn: c.req.header(PASSED_ON) !== undefined,
    };
    void service.reply(request, subscriber);
    await subscriber.answered;
    return RESPONSE_ALREADY_SENT;
  });
  route("POST /functions/v1/chat/:id/stop", async ({ userId, params: { id } }) =>
    service.stop(userId, id),
  );
  route("GET /api/chats/news", async ({ c, userId }) => {
    service.listen(userId, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  route("GET /api/chats/found", async ({ userId, query: { words } }) =>
    service.find(userId, words),
  );
  route("GET /api/chats", async ({ userId, query: { before, since, limit } }) => {
    if (since !== undefined) return service.listSince(userId, new Date(since), Number(limit));
    const page = await service.list(userId, before ?? null, Number(limit));
    if (!page) throw invalid("before", "There is no such chat.");
    return page;
  });
}
