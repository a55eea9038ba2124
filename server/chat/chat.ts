// Puts the chat together: what a server starts, mounts and stops.
import type { ServerContext } from "../platform/context.ts";
import type { Route } from "../http/route.ts";
import { KeptGames } from "../game/service.ts";
import type { Model } from "../model/service.ts";
import { createCounts, createJudge, readHelplines } from "../safety/service.ts";
import { createFreeBudget } from "./budget/budget.ts";
import { type ChatLimits, DEFAULT_LIMITS } from "./limits.ts";
import { createLostRuns } from "./run/lost.ts";
import { startNews } from "./news/news.ts";
import { Registry } from "./run/registry.ts";
import { joinReplicas } from "./run/replicas.ts";
import { chatRoutes } from "./routes.ts";
import { createChatService } from "./service.ts";

export type Chat = {
  routes: (route: Route) => void;
  /** Takes no new messages, gives running replies this long, then cuts the rest: asked for again elsewhere, or kept as far as they were said. */
  drain(ms: number): Promise<void>;
  /** After drain: leaves the other servers. */
  stop(): Promise<void>;
};

export async function createChat(
  context: Pick<ServerContext, "config" | "pool" | "database" | "presence" | "log" | "clock">,
  model: Model,
  given: Partial<ChatLimits> = {},
  /** Whether free accounts are answered at all. */
  isFreeChatOn = () => true,
): Promise<Chat> {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const helplines = readHelplines(context.config.helplinesFile);
  const counts = createCounts(context);
  const freeBudget = createFreeBudget(context, isFreeChatOn);
  const judge = createJudge(context, model);
  const registry = new Registry();
  const lostRuns = createLostRuns(context, registry, limits);
  const replicas = await joinReplicas(context.presence, registry, (error) =>
    context.log.warn("replicas not told", { error }),
  );
  const news = await startNews(context.presence, (error) =>
    context.log.warn("pages elsewhere not told", { error }),
  );
  const service = createChatService({
    context,
    limits,
    helplines,
    counts,
    judge,
    streaming: limits,
    model,
    registry,
    lostRuns,
    freeBudget,
    keptGames: new KeptGames(),
    replicas,
    news,
  });
  return {
    routes: (route) => chatRoutes(route, service),
    drain: async (ms) => service.drain(ms),
    async stop() {
      lostRuns.close();
      await Promise.all([counts.write(), freeBudget.write()]);
      judge?.close();
      replicas.close();
      news.close();
    },
  };
}
