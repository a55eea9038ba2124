// Starts and stops one server: database first, HTTP last; on the way down the other way round.
import { setTimeout as pause } from "node:timers/promises";
import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { openKeys } from "./auth/keys/open-keys.ts";
import { startPush } from "./push/service.ts";
import { startSubscriptionJobs } from "./subscription/service.ts";
import { createAuth } from "./auth/auth.ts";
import { watchSuspended } from "./auth/suspension.ts";
import { createChat } from "./chat/chat.ts";
import { startEndingForMinors } from "./chat/age/age.ts";
import { listenForScrapes } from "./http/metrics.ts";
import { type Lifecycle, listen } from "./http/listen.ts";
import type { ServerContext, WiredConfig } from "./platform/context.ts";
import { createDeletions } from "./deletion/service.ts";
import { createDatabase, createPool } from "./platform/database/database.ts";
import { startMetrics } from "./platform/metrics/metrics.ts";
import { startTracing } from "./platform/tracing/tracing.ts";
import { startJobs } from "./platform/jobs.ts";
import { createModelUse, createVisits } from "./numbers/service.ts";
import type { Log } from "./platform/log.ts";
import { startFollowUps } from "./memory/follow-up/ask.ts";
import { startReading } from "./memory/reading/read.ts";
import { createMailer } from "./mail/mailer.ts";
import { sparing } from "./mail/suppressions/sparing-mailer.ts";
import {
  countRoom,
  directUrl,
  explainStart,
  prepareDatabase,
  type Room,
  tellOfLimits,
} from "./platform/database/start/prepare.ts";
import { noteModel, readModelChanges } from "./admin/model-change.ts";
import { createAlarm } from "./model/alarm.ts";
import { createModel, type Model } from "./model/service.ts";
import { createCleanups } from "./platform/process/cleanups.ts";
import { ownAddress } from "./platform/address/own-address.ts";
import { createClock } from "./platform/clock/clock.ts";
import { startPresence } from "./platform/presence.ts";
import { listCounts, warmUp } from "./safety/service.ts";
import { startSchedule } from "./schedule.ts";
import { watchSite } from "./site/service.ts";
import { createSecurityLog } from "./platform/security-log/service.ts";

export type Server = {
  context: ServerContext;
  model: Model;
  port: number;
  connections: Room;
  /**
   * Ends politely: /readyz says so first while everything is still served, then there is no new work, replies get a grace, and what is left
   * is cut. STOP_ANNOUNCE_SECONDS and STOP_GRACE_SECONDS.
   */
  stop(): Promise<void>;
};

export type ServerOptions = {
  log: Log;
  /** The machine's own clock. What is stored goes by the database's. */
  machineClock?: () => number;
  /** Folder of the built web files; null serves the API alone. */
  dist: string | null;
  /** The mail catcher's page and list. */
  mailRoutes?: Hono;
  /** Runs before anyone can call, e.g. to make the sandbox's accounts. */
  beforeListen?: (context: ServerContext, auth: ReturnType<typeof createAuth>) => Promise<void>;
};

export async function startServer(config: WiredConfig, options: ServerOptions): Promise<Server> {
  const { log, machineClock } = options;
  const sharedClock = createClock(log, machineClock);
  const clock = sharedClock.now;
  const cleanups = createCleanups(() => log);
  try {
    if (config.tracing) cleanups.add(await startTracing(config.tracing, log));
    await prepareDatabase(config, log);
    const isPooled = config.directDatabaseUrl !== null;
    const pool = createPool(config.databaseUrl, { isPooled, max: config.databaseConnections });
    cleanups.add(() => pool.end());
    if (isPooled) await tellOfLimits(pool, log);
    const database = createDatabase(pool);
    const keys = await openKeys(database, config, log);
    const mailer = createMailer(config.smtpUrl, config.mailFrom);
    cleanups.add(() => mailer.close());
    const [jobs, presence] = await Promise.all([
      startJobs(directUrl(config), sparing(mailer, { database, log, clock }), log, config),
      startPresence(directUrl(config), pool, log, { clock: sharedClock }),
    ]);
    cleanups.add(
      () => presence.stop(),
      () => jobs.stop(),
    );
    const securityLog = createSecurityLog({ pool, log, clock });
    cleanups.add(() => securityLog.write());
    const { metrics } = config;
    if (metrics.port !== null || metrics.token !== null) {
      const listReferrals = (day: string) => listCounts(database, day);
      cleanups.add(await startMetrics({ pool, listReferrals, clock }));
    }
    const context: ServerContext = {
      config,
      keys,
      pool,
      database,
      jobs,
      presence,
      log,
      noteSecurity: securityLog.note,
      clock,
    };
    await startSubscriptionJobs(context);
    await startSchedule(context);
    await startPush(context);
    await startEndingForMinors(context);
    await createDeletions(context).start();
    // Warming up now spares the first message the wait.
    warmUp();
    const site = await watchSite(context);
    cleanups.add(site.close);
    const auth = createAuth(context, { areSignUpsOpen: () => !site.isOff("sign_ups") });
    const [modelUse, visits] = [createModelUse(context), createVisits(context)];
    cleanups.add(
      () => modelUse.write(),
      () => visits.write(),
    );
    const model = createModel(context, { alarm: createAlarm(context), onUse: modelUse.note });
    cleanups.add(() => model.close());
    noteModel(context);
    await securityLog.write();
    const modelChanges = await readModelChanges(context);
    const chat = await createChat(context, model, {}, () => !site.isOff("free_chat"));
    cleanups.add(() => chat.stop());
    await startReading({ ...context, tellPages: (userId) => chat.tellOfMarks(userId) }, model);
    await startFollowUps(context, model);
    const suspended = await watchSuspended(context);
    cleanups.add(suspended.close);
    await options.beforeListen?.(context, auth);
    const lifecycle: Lifecycle = { isStopping: false };
    const served = createApp(context, {
      auth,
      chat,
      model,
      suspended,
      site,
      modelChanges: modelChanges.map(({ at }) => at),
      lifecycle,
      noteVisit: visits.note,
      dist: options.dist,
      mailRoutes: options.mailRoutes,
    });
    const scrapes = await listenForScrapes(config);
    if (scrapes) cleanups.add(scrapes.close);
    const { port, close } = await listen(served, config, lifecycle, log);
    cleanups.add(close, async () => {
      const { announceMs, graceMs } = config.stop;
      lifecycle.isStopping = true;
      presence
        .announceStop()
        .catch((error: unknown) => log.warn("others not told of the stop", { error }));
      await pause(announceMs);
      await Promise.all([chat.drain(graceMs), jobs.rest(graceMs)]);
    });
    await presence.announce(ownAddress(config.host, port));
    const connections = await countRoom(pool, config, log);
    return { context, model, port, connections, stop: cleanups.run };
  } catch (error) {
    await cleanups.run();
    throw explainStart(error, config);
  }
}
