// Puts the chat together: what a server starts, mounts and stops.
import { KeptGames } from "../game/service.ts";
import type { Route } from "../http/route.ts";
import type { Model } from "../model/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { createCounts, createJudge, readHelplines } from "../safety/service.ts";
import { createAccept } from "./accept.ts";
import { createFreeBudget } from "./budget/budget.ts";
import { createCrisisPort } from "./crisis/port.ts";
import { createElsewhere } from "./generation/elsewhere.ts";
import { createLostMessages } from "./generation/lost-messages.ts";
import { Registry } from "./generation/registry.ts";
import { joinReplicas } from "./generation/replicas.ts";
import { createStore } from "./generation/store.ts";
import { type ChatLimits, DEFAULT_LIMITS } from "./limits.ts";
import { startNews } from "./news/news.ts";
import { createReply } from "./reply.ts";
import { chatRoutes } from "./routes.ts";
import { createChatService } from "./service.ts";
import { createStart } from "./start.ts";
import { toolRoutes } from "./tools/routes.ts";

export type Chat = {
  routes: (route: Route) => void;
  /** Has the person's pages read the conversation again. */
  tellOfMarks(userId: string): void;
  /** Takes no new messages and gives running replies this long. The rest are cut. */
  drain(ms: number): Promise<void>;
  /** Leaves the other servers, after drain. */
  stop(): Promise<void>;
};

export async function createChat(
  context: Pick<ServerContext, "config" | "pool" | "database" | "presence" | "log" | "clock">,
  model: Model,
  given: Partial<ChatLimits> = {},
  /** Whether free accounts are answered at all. */
  isFreeChatOn = () => true,
): Promise<Chat> {
  const { log, presence } = context;
  const limits = { ...DEFAULT_LIMITS, ...given };
  const counts = createCounts(context);
  const freeBudget = createFreeBudget(context, isFreeChatOn);
  const judge = createJudge(context, model);
  const hasJudge = judge !== null;
  const registry = new Registry();
  const lost = createLostMessages(context, registry, limits);
  const replicas = await joinReplicas(presence, registry, (error) =>
    log.warn("replicas not told", { error }),
  );
  const news = await startNews(presence, (error) =>
    log.warn("pages elsewhere not told", { error }),
  );
  const elsewhere = createElsewhere(context, replicas, limits);
  const keptGames = new KeptGames();
  const crisis = createCrisisPort(
    context,
    readHelplines(context.config.helplinesFile),
    counts,
    limits,
  );
  const store = createStore(context, keptGames, lost, limits.storePausesMs);
  const accept = createAccept({ context, freeBudget, keptGames, hasJudge });
  const start = createStart({ model, judge, crisis, registry, news, store, limits });
  const reply = createReply({
    log,
    hasJudge,
    crisis,
    accept,
    start,
    registry,
    lost,
    elsewhere,
    news,
  });
  const service = createChatService({ context, limits, registry, elsewhere, news, reply });
  return {
    routes(route) {
      chatRoutes(route, service);
      toolRoutes(route, context);
    },
    tellOfMarks: (userId) => news.tellOfMarks(userId),
    drain: async (ms) => service.drain(ms),
    async stop() {
      lost.close();
      await Promise.all([counts.write(), freeBudget.write()]);
      judge?.close();
      replicas.close();
      news.close();
    },
  };
}
