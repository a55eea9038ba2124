// A real Postgres of our own in DATA_DIR, for machines where DATABASE_URL is not set. Survives kill -9 of everyone involved.
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { surviveDrops } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { readOrMakeFile } from "../platform/private-file.ts";
import { StartError } from "../platform/start-error.ts";
import { findBinaries } from "./binaries.ts";
import {
  clusterIn,
  explain,
  hasCluster,
  makeCluster,
  type Place,
  resetPassword,
} from "./cluster.ts";
import { takeLock } from "./lock.ts";
import { chooseRunner, runAs } from "./postgres-user.ts";
import { freePort, isAlive, isPostmasterOf } from "./processes.ts";

export type EmbeddedPostgres = {
  /** Connection string of the role `luli`, who owns the database and is no superuser. */
  url: string;
  /** Connection string of the superuser, for tests that make databases. */
  superuserUrl: string;
  /** Resolves with a sentence when Postgres ends without being asked to. */
  died: Promise<string>;
  stop(): Promise<void>;
};

export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const root = prepareDataDir(dataDir);
  const unlock = takeLock(root);
  try {
    return await startIn(root, log, unlock);
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The built-in Postgres in ${root} does not start: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

async function startIn(root: string, log: Log, unlock: () => void): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const passwordFile = path.join(root, "postgres-password");
  const kept = readPassword(passwordFile);
  const place: Place = {
    dataDir: root,
    clusterDir: clusterIn(root),
    password: kept ?? randomBytes(24).toString("hex"),
    binaries,
    runner: await chooseRunner([root, binaries.postgres]),
  };
  await stopOrphan(place, log);
  if (!hasCluster(root)) await makeCluster(place);
  else if (kept === null) await resetPassword(place);
  // Versions up to 0.1.0 erase a database that lacks this file: it is for whoever goes back to one.
  fs.writeFileSync(path.join(root, "postgres-initialized"), "");
  const { child, port, output } = await launch(place);
  const supervised = supervise(child, place, output, unlock);
  try {
    const address = (user: string, database: string) =>
      `postgres://${user}:${place.password}@127.0.0.1:${port}/${database}`;
    const superuserUrl = address("postgres", "postgres");
    await createRole(superuserUrl, place.password);
    if (kept === null) keepPassword(passwordFile, place.password);
    return { url: address("luli", "luli"), superuserUrl, ...supervised };
  } catch (error) {
    await supervised.stop();
    throw error;
  }
}

function prepareDataDir(dataDir: string): string {
  const root = path.resolve(dataDir);
  try {
    fs.mkdirSync(root, { recursive: true });
    fs.accessSync(root, fs.constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data directory ${root} cannot be written: ${(cause as Error).message}.`,
      { cause },
    );
  }
  return fs.realpathSync(root);
}

/** Null: there is none; a disk that was full has left an empty file. */
function readPassword(file: string): string | null {
  return (fs.existsSync(file) && fs.readFileSync(file, "utf8").trim()) || null;
}

/** Whole or not at all, and only once the database goes by it: what is cut short before is done again. */
function keepPassword(file: string, password: string): void {
  fs.rmSync(file, { force: true });
  readOrMakeFile(file, () => password);
}

/** A Postgres whose server was killed is stopped; a stale pid file, perhaps of a recycled pid, is removed. */
async function stopOrphan({ clusterDir, binaries, runner }: Place, log: Log): Promise<void> {
  const pidFile = path.join(clusterDir, "postmaster.pid");
  if (!fs.existsSync(pidFile)) return;
  const pid = Number(fs.readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!pid || !isAlive(pid) || !(await isPostmasterOf(pid, clusterDir))) {
    fs.rmSync(pidFile, { force: true });
    return;
  }
  log.warn("stopping an orphaned postgres", { pid });
  const stop = (mode: string) =>
    runAs(runner, binaries.pg_ctl, ["stop", "-D", clusterDir, "-m", mode, "-w", "-t", "20"]);
  if ((await stop("fast")).code !== 0) await stop("immediate");
}

async function launch(
  place: Place,
): Promise<{ child: ChildProcess; port: number; output: string[] }> {
  let output: string[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const port = await freePort();
    const started = await tryLaunch(place, port);
    if (started.child) return { child: started.child, port, output: started.output };
    output = started.output;
  }
  throw new StartError(`Postgres does not start: ${explain(output.join(""))}`);
}

async function tryLaunch({ clusterDir, binaries, runner }: Place, port: number) {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=80",
    "timezone=UTC",
  ];
  const flags = [
    "-D",
    clusterDir,
    "-p",
    String(port),
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  const [command, ...args] = [...runner.prefix, binaries.postgres, ...flags];
  const output: string[] = [];
  const child = spawn(command!, args, {
    // Its own group: Ctrl-C in the terminal reaches only us, and we stop HTTP first, then the pools, then Postgres.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    cwd: path.parse(clusterDir).root,
    env: { ...process.env, LC_ALL: "C" },
    uid: runner.uid,
    gid: runner.gid,
  });
  const isReady = await new Promise<boolean>((resolve) => {
    child.once("exit", () => resolve(false));
    child.once("error", (error) => (output.push(error.message), resolve(false)));
    child.stderr.on("data", (data) => {
      output.push(String(data));
      if (output.length > 100) output.shift();
      if (output.join("").includes("ready to accept connections")) resolve(true);
    });
  });
  if (!isReady) return { child: null, output };
  return { child, output };
}

async function createRole(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  surviveDrops(client);
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_roles where rolname = 'luli'");
    const change = rows.length === 0 ? "create role luli login" : "alter role luli";
    await client.query(`${change} password '${password}'`);
    const databases = await client.query("select 1 from pg_database where datname = 'luli'");
    if (databases.rows.length === 0) await client.query("create database luli owner luli");
  } finally {
    await client.end();
  }
}

function supervise(
  child: ChildProcess,
  { binaries, clusterDir, runner }: Place,
  output: string[],
  unlock: () => void,
) {
  let isStopping = false;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const died = exited.then(() =>
    isStopping
      ? new Promise<string>(() => {})
      : `Postgres ended unexpectedly: ${explain(output.join(""))}`,
  );
  const watchdog = startWatchdog(child.pid!, path.join(clusterDir, "postmaster.pid"));
  const stop = async () => {
    if (isStopping) return exited;
    isStopping = true;
    if (process.platform === "win32")
      await runAs(runner, binaries.pg_ctl, ["stop", "-D", clusterDir, "-m", "fast", "-w"]);
    else if (child.exitCode === null && child.signalCode === null) child.kill("SIGINT");
    await exited;
    watchdog?.kill("SIGKILL");
    unlock();
  };
  return { died, stop };
}

/** When this process is killed outright, the pipe closes and the watchdog stops Postgres. */
function startWatchdog(pid: number, pidFile: string): ChildProcess | null {
  if (process.platform === "win32") return null;
  const script = 'cat >/dev/null; [ "$(head -1 "$2" 2>/dev/null)" = "$1" ] && kill -INT "$1"';
  const watchdog = spawn(
    "/bin/sh",
    ["-c", script, "luli-postgres-watchdog", String(pid), pidFile],
    {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
    },
  );
  watchdog.unref();
  (watchdog.stdin as unknown as { unref?: () => void }).unref?.();
  return watchdog;
}
