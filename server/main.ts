// Starts Luli: database, stand-ins for what is not configured, the server; and stops them in order.
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { startSandbox, type Sandbox } from "../sandbox/start.ts";
import { readOrMakeSecret } from "./auth/keys/secret.ts";
import { readConfig, STRIPE_DASHBOARD, type Config } from "./platform/config.ts";
import { openToLan } from "./platform/config/lan.ts";
import { loadEnvFile } from "./platform/config/env-file.ts";
import type { WiredConfig } from "./platform/context.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres/start.ts";
import { isPortFree } from "./embedded-postgres/processes.ts";
import { isDatabaseTrouble } from "./platform/database/trouble.ts";
import { stdoutLog } from "./platform/log.ts";
import { type Chosen, chooseModel } from "./model/endpoint/choose.ts";
import { MACHINE_CHECKS } from "./doctor/machine-checks.ts";
import { findMailTrouble } from "./mail/trouble.ts";
import { tellUnknown } from "./platform/config/unknown-names.ts";
import { createCleanups } from "./platform/process/cleanups.ts";
import { shrinkHeap } from "./platform/process/shrink-heap.ts";
import { stopOnSignals } from "./platform/process/stop-on-signals.ts";
import { isLoopbackName, isPublic, KEY_COOKIE } from "./http/address/only-here.ts";
import { isSameSecret } from "./http/same-secret.ts";
import { takenPort } from "./http/listen.ts";
import type { Server } from "./server.ts";
import { StartError } from "./platform/start-error.ts";
import { within } from "./platform/within.ts";
import { startTable } from "./platform/start-table.ts";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** How long a stop waits for a start that is under way. */
const START_MS = 8_000;

type Start = {
  /** The build of the web files, which may still be going on. */
  webReady?: Promise<void>;
  /** Other machines of the network may come, and use the stand-ins with their key. */
  isLan?: boolean;
};

/** Resolves when Luli serves. */
export async function main({ webReady, isLan = false }: Start = {}): Promise<void> {
  let log = stdoutLog();
  const cleanups = createCleanups(() => log);
  const stopping = stopOnSignals(() => log, cleanups.run);
  try {
    loadEnvFile();
    if (isLan) openToLan(process.env);
    const config = readConfig(process.env, MACHINE_CHECKS);
    for (const sentence of tellUnknown(Object.keys(process.env)))
      process.stderr.write(`  ${sentence}\n`);
    log = stdoutLog(config.logLevel);
    if (!(await isPortFree(config.port, config.host))) throw takenPort(config.host, config.port);
    const chosen = await chooseModel(config);
    const wanted = missing(config, chosen);
    refuseOpenSandbox(config, wanted);
    const starting = config.databaseUrl ? null : startEmbeddedPostgres(config.dataDir, log);
    // The cleanup also covers a stop before the start has finished.
    cleanups.add(async () => (await starting?.catch(() => null))?.stop());
    // Most of a start is reading the server's own code: while Postgres gets up, and not for who is refused before.
    const [postgres, { startServer }, { demandPrice }, { seedAccounts }] = await Promise.all([
      starting,
      import("./server.ts"),
      import("./subscription/service.ts"),
      import("./demo/seed.ts"),
    ]);
    void postgres?.died.then((sentence) => {
      process.stderr.write(`${sentence}\n`);
      void stopping.end("postgres died", 1);
    });
    const sandbox = await startSandbox(wanted, {
      ...config,
      serverUrl: ownUrl(config),
      lan: lanOf(config),
    });
    cleanups.add(() => sandbox.stop());
    const wired = wire(config, { postgres, sandbox, chosen });
    await demandPrice(wired, log);
    await webReady;
    let accounts: Awaited<ReturnType<typeof seedAccounts>> = [];
    const startingServer = startServer(wired, {
      log,
      dist: fs.existsSync(DIST) ? DIST : null,
      mailRoutes: sandbox.mailRoutes,
      beforeListen: async (context, auth) => {
        accounts = await seedAccounts(context, (await auth.$context).password);
      },
    });
    // The database must not be stopped while the server is still starting.
    cleanups.add(async () => {
      const server = await within(
        START_MS,
        startingServer.catch(() => null),
      );
      await server?.stop();
    });
    const server = await startingServer;
    if (stopping.isUnderWay()) return;
    shrinkHeap();
    const local = chosen?.local ?? null;
    process.stdout.write(
      startTable(wired, { ...server, isEmbedded: postgres !== null, local, accounts }),
    );
    for (const trouble of [findModelTrouble(server, wired), findMailTroubleOf(wired)])
      void trouble.then((sentence) => {
        if (sentence && !stopping.isUnderWay()) process.stderr.write(`  ${sentence}\n`);
      });
  } catch (error) {
    // Errors of a start that was told to stop are expected.
    if (stopping.isUnderWay()) return;
    await cleanups.run();
    const sentence = explainStart(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
    // `npm run dev` watches over a start that may still be mended by a change of a file.
    if (process.send) await new Promise((resolve) => process.send!("refused", resolve));
    // Sockets of half-started parts must not keep a failed start alive.
    process.exit();
  }
}

/** Explains an error of the machine or the database by its own message. Returns null for a bug of ours, which is logged with its stack. */
function explainStart(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  if (isModuleMissing(error))
    return (
      "Luli does not start: the packages of its stand-ins are not installed. NODE_ENV=production takes " +
      "none of them and asks for the real services; npm ci installs them."
    );
  const isOfMachine = error instanceof Error && ("syscall" in error || isDatabaseTrouble(error));
  return isOfMachine ? `Luli does not start: ${error.message}.` : null;
}

const isModuleMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

function missing(config: Config, chosen: Chosen | null) {
  return {
    mail: !config.smtpUrl,
    google: !config.google && config.isSandboxAllowed,
    model: !chosen,
    stripe: !config.stripe && config.isSandboxAllowed,
  };
}

/** Decides who may use the stand-ins of a server that other machines reach. */
function lanOf({ host, publicUrl, sandboxKey }: Config) {
  if (sandboxKey === null || isLoopbackName(host)) return null;
  const { hostname } = new URL(publicUrl);
  return {
    host,
    hostname,
    cookie: KEY_COOKIE,
    isKey: (given: string) => isSameSecret(given, sandboxKey),
  };
}

/** Returns the address at which this machine reaches the server. */
function ownUrl({ host, port }: Config): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Refuses an unprotected sandbox: all who reach it could read accounts and mails. */
function refuseOpenSandbox(config: Config, wanted: ReturnType<typeof missing>): void {
  const names = Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted ? [name] : []));
  if (names.length === 0 || config.sandboxKey !== null || !isPublic(config)) return;
  throw new StartError(
    `HOST or PUBLIC_URL is open to other machines while stand-ins answer (${names.join(", ")}): anyone who reads the caught emails ` +
      "owns every account. Set up the real services, or SANDBOX_KEY, which their pages then ask for.",
  );
}

type StartedServices = {
  postgres: EmbeddedPostgres | null;
  sandbox: Sandbox;
  chosen: Chosen | null;
};

function wire(config: Config, { postgres, sandbox, chosen }: StartedServices): WiredConfig {
  return {
    ...config,
    databaseUrl: config.databaseUrl ?? postgres!.url,
    authSecret: readOrMakeSecret(config),
    model: chosen?.model ?? { baseUrl: sandbox.model!.url, apiKey: "sandbox", name: "luli-1" },
    google: config.google ?? sandbox.google?.config ?? null,
    smtpUrl: config.smtpUrl ?? sandbox.mail!.smtpUrl,
    stripe: config.stripe ?? sandbox.stripe?.config ?? null,
    adminUrls: wireAdminUrls(config, sandbox),
    sandbox: (["mail", "google", "model", "stripe"] as const).filter((name) => sandbox[name]),
  };
}

/** Defaults the payment dashboard to the stand-in's when that takes the payments. */
function wireAdminUrls({ adminUrls }: Config, { stripe }: Sandbox): Config["adminUrls"] {
  return stripe && adminUrls.payments === STRIPE_DASHBOARD
    ? { ...adminUrls, payments: stripe.url }
    : adminUrls;
}

/**
 * Asks the model for a few words after the start. The start does not wait, but it reports a model that does not
 * answer, or how to improve it.
 */
async function findModelTrouble({ model }: Server, { model: { baseUrl } }: WiredConfig) {
  const { problem } = await model.check();
  return problem === null
    ? model.advice()
    : `The model at ${new URL(baseUrl).host} does not answer yet. ${problem}`;
}

async function findMailTroubleOf({ smtpUrl, sandbox }: WiredConfig) {
  const trouble = sandbox.includes("mail") ? null : await findMailTrouble(smtpUrl);
  return trouble && `Emails are waiting. ${trouble}`;
}

if (import.meta.main) await main({ isLan: process.argv.includes("--lan") });
