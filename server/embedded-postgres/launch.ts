// Runs one Postgres process: starts it, waits until it takes connections, stops it. A watchdog stops it if this process is
// killed.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { StartError } from "../platform/start-error.ts";
import { explain, type Place } from "./cluster.ts";
import { STARTED_BY } from "./orphans.ts";
import { runAs } from "./postgres-user.ts";
import { freePort } from "./processes.ts";

export type Launched = {
  port: number;
  /** Resolves with the last output when Postgres has ended for whatever reason. */
  exited: Promise<string>;
  stop(): Promise<void>;
};

/** A killed one leaves connections at work behind, which hold on to the files until they notice. */
const STILL_HELD = /shared memory block/;
const PAUSES_MS = [50, 100, 200, 500, 1_000, 2_000, 4_000];

/** Chooses a free port unless one is given. */
export async function launch(place: Place, wantedPort?: number): Promise<Launched> {
  const pauses = [...PAUSES_MS];
  for (let attempt = 0; ; attempt++) {
    const port = wantedPort ?? (await freePort());
    const { launched, output } = await tryLaunch(place, port);
    if (launched) return launched;
    const pause = STILL_HELD.test(output) ? pauses.shift() : attempt < 2 ? 0 : undefined;
    if (pause === undefined) throw new StartError(`Postgres does not start: ${explain(output)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function tryLaunch(
  place: Place,
  port: number,
): Promise<{ launched: Launched | null; output: string }> {
  const { clusterDir, binaries, runner } = place;
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=80",
    "timezone=UTC",
    `${STARTED_BY}=${process.pid}`,
  ];
  const flags = [
    "-D",
    clusterDir,
    ...settings.flatMap((setting) => ["-c", setting]),
    "-p",
    String(port),
  ];
  const [command, ...args] = [...runner.prefix, binaries.postgres, ...flags];
  const output: string[] = [];
  const child = spawn(command!, args, {
    // Postgres gets its own process group: Ctrl-C reaches only us, and we stop HTTP first, then the pools, then Postgres.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    cwd: path.parse(clusterDir).root,
    env: { ...process.env, LC_ALL: "C" },
    uid: runner.uid,
    gid: runner.gid,
  });
  const watchdog = startWatchdog(child.pid, path.join(clusterDir, "postmaster.pid"));
  const exited = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (_code, signal) => {
      watchdog?.kill("SIGKILL");
      resolve(signal ? `ended by ${signal}` : output.join(""));
    });
  });
  const isReady = await new Promise<boolean>((resolve) => {
    void exited.then(() => resolve(false));
    child.stderr.on("data", (data) => {
      output.push(String(data));
      if (output.length > 100) output.shift();
      if (output.join("").includes("ready to accept connections")) resolve(true);
    });
  });
  if (!isReady) {
    const reason = await exited;
    // The last words may come after the process has ended.
    if (!child.stderr.closed) await once(child.stderr, "close");
    return { launched: null, output: child.signalCode ? reason : output.join("") || reason };
  }
  const stop = async () => {
    await interrupt(child, place);
    await exited;
  };
  return { launched: { port, exited, stop }, output: "" };
}

async function interrupt(child: ChildProcess, { binaries, clusterDir, runner }: Place) {
  if (process.platform === "win32")
    await runAs(runner, binaries.pg_ctl, ["stop", "-D", clusterDir, "-m", "fast", "-w"]);
  else if (child.exitCode === null && child.signalCode === null) child.kill("SIGINT");
}

/** The pipe closes when this process is killed, and then the watchdog stops Postgres. */
function startWatchdog(pid: number | undefined, pidFile: string): ChildProcess | null {
  if (process.platform === "win32" || pid === undefined) return null;
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
