// Starts Luli: database, stand-ins for what is not configured, the server; and stops them in order.
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { startSandbox, type Sandbox } from "../sandbox/start.ts";
import { mailRoutes } from "../sandbox/mail/routes.ts";
import { readOrMakeSecret } from "./auth/keys/secret.ts";
import { seedAccounts } from "./demo/seed.ts";
import { readConfig, STRIPE_DASHBOARD, type Config } from "./platform/config.ts";
import { loadEnvFile } from "./platform/config/env-file.ts";
import type { WiredConfig } from "./platform/context.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres/start.ts";
import { isPortFree } from "./embedded-postgres/processes.ts";
import { isDatabaseTrouble } from "./platform/database/trouble.ts";
import { stdoutLog as log } from "./platform/log.ts";
import { type Chosen, chooseModel } from "./model/endpoint/choose.ts";
import { isPublic } from "./http/address/only-here.ts";
import { takenPort } from "./http/listen.ts";
import { type Server, startServer } from "./server.ts";
import { StartError } from "./platform/start-error.ts";
import { startTable } from "./platform/start-table.ts";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** Resolves when Luli serves. `webReady` is the build of the web files, which may still be going on. */
export async function main({ webReady }: { webReady?: Promise<void> } = {}): Promise<void> {
  const cleanups: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) {
      try {
        await cleanup();
      } catch (error) {
        // On a full disk, say. Whoever comes after it is stopped all the same.
        log.warn("stopping stumbled", { error });
      }
    }
  };
  try {
    loadEnvFile();
    const config = readConfig(process.env);
    if (!(await isPortFree(config.port, config.host))) throw takenPort(config.host, config.port);
    const chosen = await chooseModel(config);
    const wanted = missing(config, chosen);
    refuseOpenSandbox(config, wanted);
    const postgres = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir, log);
    if (postgres) cleanups.push(() => postgres.stop());
    const sandbox = await startSandbox(wanted, {
      ...config,
      serverUrl: ownUrl(config),
    });
    cleanups.push(() => sandbox.stop());
    stopOnSignals(stop, postgres);
    const wired = wire(config, { postgres, sandbox, chosen });
    await webReady;
    let accounts: Awaited<ReturnType<typeof seedAccounts>> = [];
    const server = await startServer(wired, {
      log,
      dist: fs.existsSync(DIST) ? DIST : null,
      mailRoutes: sandbox.mail && mailRoutes(sandbox.mail),
      beforeListen: async (context, auth) => {
        accounts = await seedAccounts(context, (await auth.$context).password);
      },
    });
    cleanups.push(() => server.stop());
    const local = chosen?.local ?? null;
    process.stdout.write(startTable(wired, { isEmbedded: postgres !== null, local, accounts }));
    void tellOfModel(server);
  } catch (error) {
    await stop();
    const sentence = explainStart(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
    // Sockets of half-started parts must not keep a failed start alive.
    process.exit();
  }
}

/** What the machine or the database lacks is said as they say it. Null: our own mistake, which is told with its stack. */
function explainStart(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  const isOfMachine = error instanceof Error && ("syscall" in error || isDatabaseTrouble(error));
  return isOfMachine ? `Luli does not start: ${error.message}.` : null;
}

function missing(config: Config, chosen: Chosen | null) {
  return {
    mail: !config.smtpUrl,
    google: !config.google && config.isSandboxAllowed,
    model: !chosen,
    stripe: !config.stripe && config.isSandboxAllowed,
  };
}

/** Where this machine reaches the server, whatever the people outside type. */
function ownUrl({ host, port }: Config): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Their accounts and mails are anybody's who reaches them. */
function refuseOpenSandbox(config: Config, wanted: ReturnType<typeof missing>): void {
  const names = Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted ? [name] : []));
  if (names.length === 0 || config.sandboxKey !== null || !isPublic(config)) return;
  throw new StartError(
    `HOST or PUBLIC_URL is open to other machines while stand-ins answer (${names.join(", ")}): whoever reads the caught mails ` +
      "owns every account. Set up the real services, or SANDBOX_KEY, which their pages then ask for.",
  );
}

type Parts = { postgres: EmbeddedPostgres | null; sandbox: Sandbox; chosen: Chosen | null };

function wire(config: Config, { postgres, sandbox, chosen }: Parts): WiredConfig {
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

/** Where nobody said otherwise, the payment dashboard is the stand-in's when that takes the payments. */
function wireAdminUrls({ adminUrls }: Config, { stripe }: Sandbox): Config["adminUrls"] {
  return stripe && adminUrls.payments === STRIPE_DASHBOARD
    ? { ...adminUrls, payments: stripe.url }
    : adminUrls;
}

/** The model is asked for a few words once it may be: nobody waits for them, but whoever starts Luli hears if there are none. */
async function tellOfModel({ model }: Server): Promise<void> {
  const { problem } = await model.check();
  if (problem) process.stderr.write(`  The model does not answer yet. ${problem}\n`);
}

function stopOnSignals(stop: () => Promise<void>, postgres: EmbeddedPostgres | null): void {
  let isStopping = false;
  const end = async (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    log.info("stopping", { reason });
    await stop();
    process.exit(code);
  };
  const told = new Set<string>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      // A second Ctrl-C means now; what npm's end brings along besides does not.
      if (told.has(signal)) process.exit(1);
      told.add(signal);
      void end(signal, 0);
    });
  // A terminal that was closed takes no more words, and that must not cut the stop short.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  process.on("uncaughtException", (error) => {
    log.error("uncaught exception", { error });
    void end("uncaught exception", 1);
  });
  process.on("unhandledRejection", (error) => {
    log.error("unhandled rejection", { error });
    void end("unhandled rejection", 1);
  });
  void postgres?.died.then((sentence) => {
    process.stderr.write(`${sentence}\n`);
    void end("postgres died", 1);
  });
}

if (import.meta.main) await main();
