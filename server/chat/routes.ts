// The chat's addresses: say something, stop a reply, read back.
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { ChatPage } from "../../shared/contracts/chat.ts";
import type { VerifyToken } from "../http/access-token.ts";
import { requireUser, type UserEnv } from "../http/require-user.ts";
import { notFound } from "../http/errors.ts";
import { Reader } from "./run/reader.ts";
import { invalid, isUuid, readChatId, readChatRequest, readPageQuery } from "./request.ts";
import type { ChatService } from "./service.ts";

export function chatRoutes(service: ChatService, verify: VerifyToken) {
  return new Hono<UserEnv & { Bindings: HttpBindings }>()
    .post("/functions/v1/chat", requireUser(verify), async (c) => {
      const chatId = readChatId(c.req.header("idempotency-key"));
      const { messages } = await readChatRequest(c.env.incoming);
      const reader = new Reader(c.env.outgoing, chatId, service.streaming);
      void service.reply({ userId: c.var.userId, chatId, messages }, reader);
      await reader.answered;
      return RESPONSE_ALREADY_SENT;
    })
    .post("/functions/v1/chat/:id/stop", requireUser(verify), async (c) => {
      const chatId = c.req.param("id").toLowerCase();
      if (!isUuid(chatId)) throw notFound();
      return c.json(await service.stop(c.var.userId, chatId));
    })
    .get("/api/chats", requireUser(verify), async (c) => {
      const { before, limit } = readPageQuery(c.req.query());
      const page: ChatPage | null = await service.list(c.var.userId, before, limit);
      if (!page) throw invalid("before", "There is no such chat.");
      return c.json(page, 200, { "cache-control": "no-store" });
    });
}
