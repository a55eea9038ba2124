// A Postgres that its Luli has left behind is stopped before another one starts on the same files.
import fs from "node:fs";
import path from "node:path";
import type { Log } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import type { Place } from "./cluster.ts";
import { listProcesses } from "./processes.ts";

/** Tells in the command line of a Postgres which process started it. */
export const STARTED_BY = "luli.started_by";
/** How long Postgres may take to end its connections, then to give up on what it was doing. */
const PATIENCE_MS = { SIGINT: 20_000, SIGQUIT: 5_000 };
/** A pid larger than any system's largest, so it belongs to no process. */
const NOBODY = "2147483647";

export async function stopOrphans({ dataDir, clusterDir }: Place, log: Log): Promise<void> {
  for (const { pid, parent, command } of await listPostmasters(clusterDir)) {
    // The lock says that no Luli is here. On a disk that knows no locks, this one still does.
    if (command.includes(` ${STARTED_BY}=${parent} `))
      throw new StartError(
        `The data directory ${dataDir} is in use by another Luli (process ${parent}).`,
      );
    log.warn("stopping an orphaned postgres", { pid });
    if (!(await end(pid, "SIGINT", clusterDir)) && !(await end(pid, "SIGQUIT", clusterDir)))
      throw new StartError(`A Postgres still runs in ${clusterDir} (process ${pid}): stop it.`);
  }
  disownPidFile(path.join(clusterDir, "postmaster.pid"));
}

/** Those of our directory. Looked up by their command line: a pid file is late at a start, and its pid may be anyone's by now. */
const listPostmasters = async (clusterDir: string) =>
  (await listProcesses()).filter(
    ({ command }) => /postgres/.test(command) && command.includes(` -D ${clusterDir} `),
  );

async function end(
  pid: number,
  signal: keyof typeof PATIENCE_MS,
  clusterDir: string,
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended since it was listed.
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return true;
    throw error;
  }
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS[signal];) {
    if (!(await listPostmasters(clusterDir)).some((each) => each.pid === pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Replaces the pid of a dead postmaster: another process may have it by now, and then Postgres would not start. The rest of
 * the file stays, because Postgres uses it to find connections of a killed postmaster that are still at work.
 */
function disownPidFile(pidFile: string): void {
  if (!fs.existsSync(pidFile)) return;
  const text = fs.readFileSync(pidFile, "utf8");
  if (/^\d+\n/.test(text)) fs.writeFileSync(pidFile, text.replace(/^\d+/, NOBODY));
  // Written before anything else is done: a disk was full, or the machine went down.
  else fs.rmSync(pidFile);
}
