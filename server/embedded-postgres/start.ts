// A real Postgres of our own in DATA_DIR, for machines where DATABASE_URL is not set. Survives kill -9 of everyone involved.
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { surviveDrops } from "../platform/database.ts";
import type { Log } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { findBinaries, type Binaries } from "./binaries.ts";
import { takeLock } from "./lock.ts";
import { chooseRunner, type Runner } from "./postgres-user.ts";
import { freePort, isAlive, isPostmasterOf, run } from "./processes.ts";

export type EmbeddedPostgres = {
  /** Connection string of the role `luli`, who owns the database and is no superuser. */
  url: string;
  /** Connection string of the superuser, for tests that make databases. */
  superuserUrl: string;
  /** Resolves with a sentence when Postgres ends without being asked to. */
  died: Promise<string>;
  stop(): Promise<void>;
};

type Place = {
  dataDir: string;
  clusterDir: string;
  password: string;
  binaries: Binaries;
  runner: Runner;
};

export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const root = prepareDataDir(dataDir);
  const unlock = await takeLock(root);
  try {
    const binaries = await findBinaries();
    const place: Place = {
      dataDir: root,
      clusterDir: path.join(root, "postgres"),
      password: readOrMakePassword(path.join(root, "postgres-password")),
      binaries,
      runner: await chooseRunner([root, binaries.postgres]),
    };
    await stopOrphan(place, log);
    await initCluster(place);
    const { child, port, output } = await launch(place);
    const address = (user: string, database: string) =>
      `postgres://${user}:${place.password}@127.0.0.1:${port}/${database}`;
    const superuserUrl = address("postgres", "postgres");
    await createRole(superuserUrl, place.password);
    return {
      url: address("luli", "luli"),
      superuserUrl,
      ...supervise(child, place, output, unlock),
    };
  } catch (error) {
    unlock();
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

function readOrMakePassword(file: string): string {
  if (!fs.existsSync(file))
    fs.writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return fs.readFileSync(file, "utf8").trim();
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

/** The marker comes after initdb, so a half-made cluster is made again. */
async function initCluster({
  dataDir,
  clusterDir,
  password,
  binaries,
  runner,
}: Place): Promise<void> {
  const marker = path.join(dataDir, "postgres-initialized");
  if (fs.existsSync(marker) && fs.existsSync(path.join(clusterDir, "PG_VERSION"))) return;
  fs.rmSync(clusterDir, { recursive: true, force: true });
  fs.mkdirSync(clusterDir, { mode: 0o700 });
  const passwordFile = path.join(dataDir, "postgres-password.tmp");
  fs.writeFileSync(passwordFile, password + "\n", { mode: 0o600 });
  if (process.getuid?.() === 0) {
    const owner = await ownerIds(runner);
    for (const target of [clusterDir, passwordFile]) fs.chownSync(target, owner.uid, owner.gid);
  }
  const locale = [
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
  ];
  const access = ["-U", "postgres", "-A", "scram-sha-256", "--pwfile", passwordFile];
  const made = await runAs(runner, binaries.initdb, ["-D", clusterDir, ...access, ...locale]);
  fs.rmSync(passwordFile, { force: true });
  if (made.code !== 0)
    throw new StartError(
      `Postgres could not make its files in ${clusterDir}: ${explain(made.output)}`,
    );
  fs.writeFileSync(marker, "");
}

async function ownerIds(runner: Runner): Promise<{ uid: number; gid: number }> {
  if (runner.uid !== undefined && runner.gid !== undefined)
    return { uid: runner.uid, gid: runner.gid };
  const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
  return { uid: Number(uid!.output), gid: Number(gid!.output) };
}

function runAs({ prefix, uid, gid }: Runner, program: string, args: string[]) {
  const [command, ...rest] = [...prefix, program, ...args];
  return run(command!, rest, { uid, gid, cwd: path.parse(program).root });
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
    if (rows.length === 0) await client.query(`create role luli login password '${password}'`);
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

/** What a Postgres program said before it gave up: its last error, and the line before that often has the reason. */
function explain(output: string): string {
  const lines = output.trim().split("\n");
  const last = lines.findLastIndex((line) => /FATAL|ERROR|error:/.test(line));
  const telling = last < 0 ? lines.slice(-1) : lines.slice(Math.max(0, last - 1), last + 1);
  return telling.map((line) => line.replace(/^.*?(?:LOG|FATAL|ERROR|error): */, "")).join("; ");
}
