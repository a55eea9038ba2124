// The chat's use cases beside the reply: stop it, read it back, find it, hear of it.
import type { ServerResponse } from "node:http";
import { isBlank } from "../../shared/blank.ts";
import type { Chat, ChatPage, ChatStatus } from "../../shared/contracts/chat.ts";
import { notFound } from "../http/errors.ts";
import type { ServerContext } from "../platform/context.ts";
import { byId, toPage } from "../platform/page.ts";
import { within } from "../platform/within.ts";
import type { Elsewhere } from "./generation/elsewhere.ts";
import { chatKey, type Registry } from "./generation/registry.ts";
import type { ChatLimits } from "./limits.ts";
import type { News } from "./news/news.ts";
import { streamNews } from "./news/stream-news.ts";
import { failChat, listChats } from "./queries.ts";
import type { createReply } from "./reply.ts";
import { findChats, indexSaid, listSince } from "./search/queries.ts";

export { endRest } from "./age/age.ts";
export { dayOf } from "./budget/budget.ts";
export { countReplies } from "./budget/queries.ts";

const MOST_FOUND = 30;

type Dependencies = {
  context: Pick<ServerContext, "pool" | "presence" | "clock">;
  limits: ChatLimits;
  registry: Registry;
  elsewhere: Elsewhere;
  news: News;
  reply: ReturnType<typeof createReply>;
};
export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(dependencies: Dependencies) {
  const { limits, registry, elsewhere, news, reply } = dependencies;
  const { pool, presence, clock } = dependencies.context;

  /** Whether another server will make a cut reply. If the database does not say, the client finds out by asking again. */
  async function isTakenUp(): Promise<boolean> {
    const asking = presence.hasOthers().catch(() => null);
    return (await within(limits.lastMs, asking)) ?? true;
  }

  return {
    streaming: limits,
    reply,

    async stop(
      userId: string,
      chatId: string,
    ): Promise<{ status: ChatStatus; response: string | null }> {
      const key = chatKey(userId, chatId);
      await registry.opened(key);
      const outcome = await registry.get(key)?.stop();
      const state = outcome ?? (await elsewhere.stop({ userId, chatId }));
      if (!state) throw notFound();
      if (!("is_orphaned" in state && state.is_orphaned))
        return { status: state.status, response: state.response };
      // The text is lost with its server: the message can be sent again instead.
      await failChat(pool, { userId, chatId, attempt: state.attempt }, clock());
      return { status: "failed", response: null };
    },

    /** Null: `before` is no chat of this user. */
    async list(userId: string, before: string | null, limit: number): Promise<ChatPage | null> {
      const chats = await listChats(pool, userId, before, limit + 1);
      if (!chats) return null;
      const { page, next } = toPage(chats, limit, byId);
      return { chats: page, next };
    },

    /** Streams the ids of chats that began or ended to one page. */
    listen(userId: string, outgoing: ServerResponse): void {
      streamNews(outgoing, (page) => news.listen(userId, page), limits);
    },

    /** `next` leads on to what was before. */
    async listSince(userId: string, since: Date, limit: number): Promise<ChatPage> {
      const chats = await listSince(pool, userId, since, limit);
      return { chats, next: chats.at(-1)?.id ?? null };
    },

    async find(userId: string, words: string): Promise<{ chats: Chat[] }> {
      await indexSaid(pool, userId);
      return { chats: isBlank(words) ? [] : await findChats(pool, userId, words, MOST_FOUND) };
    },

    /** Takes no new messages; replies that are being made get this long to finish. */
    async drain(ms: number): Promise<void> {
      registry.isDraining = true;
      news.close();
      await registry.drain({ ms, lastMs: limits.lastMs, isTakenUp });
    },
  };
}
