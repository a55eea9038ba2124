// Starts and stops one server: database first, HTTP last; on the way down the other way round.
import { setTimeout as pause } from "node:timers/promises";
import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { openKeys } from "./auth/keys/open-keys.ts";
import { startPush } from "./push/service.ts";
import { startSubscriptionJobs } from "./subscription/service.ts";
import { createAuth } from "./auth/auth.ts";
import { startErasingExpired } from "./auth/expired.ts";
import { createChat } from "./chat/chat.ts";
import { startEndingForMinors } from "./chat/age/age.ts";
import { startGivingOwed } from "./chat/owed/owed.ts";
import { type Lifecycle, listen } from "./http/listen.ts";
import { startErasingOldMessages } from "./contact/service.ts";
import type { ServerContext, WiredConfig } from "./platform/context.ts";
import { firstVapidKeys } from "./push/vapid.ts";
import { createDeletions } from "./deletion/service.ts";
import { createDatabase, createPool } from "./platform/database/database.ts";
import { startJobs } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import { startReading } from "./memory/reading/read.ts";
import { startErasingExpired as startErasingExpiredMemories } from "./memory/service.ts";
import { createMailer } from "./mail/mailer.ts";
import {
  directUrl,
  explainStart,
  prepareDatabase,
  tellOfLimits,
} from "./platform/database/prepare.ts";
import { createAlarm } from "./model/alarm.ts";
import { createModel, type Model } from "./model/service.ts";
import { ownAddress } from "./platform/own-address.ts";
import { startPresence } from "./platform/presence.ts";
import { warmUp } from "./safety/service.ts";
import { startWeeklyLetters } from "./weekly/service.ts";

export type Server = {
  context: ServerContext;
  model: Model;
  port: number;
  /**
   * Ends politely: /readyz says so first while everything is still served, then there is no new work, replies get a grace, and what is left
   * is cut. STOP_ANNOUNCE_SECONDS and STOP_GRACE_SECONDS.
   */
  stop(): Promise<void>;
};

export type ServerOptions = {
  log: Log;
  clock?: () => Date;
  /** Folder of the built web files; null serves the API alone. */
  dist: string | null;
  /** The mail catcher's page and list. */
  mailRoutes?: Hono;
  /** Runs before anyone can call, e.g. to make the sandbox's accounts. */
  beforeListen?: (context: ServerContext, auth: ReturnType<typeof createAuth>) => Promise<void>;
};

export async function startServer(config: WiredConfig, options: ServerOptions): Promise<Server> {
  const { log, clock = () => new Date() } = options;
  const cleanups: (() => void | Promise<void>)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) {
      try {
        await cleanup();
      } catch (error) {
        log.warn("stopping stumbled", { error });
      }
    }
  };
  try {
    await prepareDatabase(config, log);
    const isPooled = config.directDatabaseUrl !== null;
    const pool = createPool(config.databaseUrl, { isPooled });
    cleanups.push(() => pool.end());
    if (isPooled) await tellOfLimits(pool, log);
    const database = createDatabase(pool);
    const keys = await openKeys(
      database,
      { ...config, firstVapid: () => firstVapidKeys(config) },
      log,
    );
    const mailer = createMailer(config.smtpUrl, config.mailFrom);
    cleanups.push(() => mailer.close());
    const [jobs, presence] = await Promise.all([
      startJobs(directUrl(config), mailer, log),
      startPresence(directUrl(config), pool, log),
    ]);
    cleanups.push(
      () => presence.stop(),
      () => jobs.stop(),
    );
    const context: ServerContext = {
      config,
      keys,
      pool,
      database,
      jobs,
      presence,
      log,
      clock,
    };
    await startSubscriptionJobs(context);
    await startWeeklyLetters(context);
    await startErasingOldMessages(context);
    await startErasingExpired(context);
    await startPush(context);
    await startErasingExpiredMemories(context);
    await startGivingOwed(context);
    await startEndingForMinors(context);
    await createDeletions(context).start();
    // Its first message would otherwise wait for it.
    warmUp();
    const auth = createAuth(context);
    const model = createModel(context, { alarm: createAlarm(context) });
    cleanups.push(() => model.close());
    await startReading(context, model);
    const chat = await createChat(context, model);
    cleanups.push(() => chat.stop());
    await options.beforeListen?.(context, auth);
    const lifecycle: Lifecycle = { isStopping: false };
    const served = createApp(context, {
      auth,
      chat,
      model,
      lifecycle,
      dist: options.dist,
      mailRoutes: options.mailRoutes,
    });
    const { port, close } = await listen(served, config, lifecycle, log);
    cleanups.push(close, async () => {
      const { announceMs, graceMs } = config.stop;
      lifecycle.isStopping = true;
      presence
        .announceStop()
        .catch((error: unknown) => log.warn("others not told of the stop", { error }));
      await pause(announceMs);
      await Promise.all([chat.drain(graceMs), jobs.rest(graceMs)]);
    });
    await presence.announce(ownAddress(config.host, port));
    return { context, model, port, stop };
  } catch (error) {
    await stop();
    throw explainStart(error, config);
  }
}
