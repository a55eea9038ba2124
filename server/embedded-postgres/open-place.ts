// The database for a command beside the server: DATABASE_URL, that of a running Luli, or a built-in one started for as long as it takes.
import type { Config } from "../platform/config.ts";
import { createLog } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { hasCluster } from "./cluster.ts";
import { startEmbeddedPostgres } from "./start.ts";
import { isLocked } from "./lock.ts";
import fs from "node:fs";
import path from "node:path";

export type Place = { name: string; url: string; close: () => Promise<void> };

export async function openPlace({
  databaseUrl,
  directDatabaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "directDatabaseUrl" | "dataDir">): Promise<Place> {
  const close = async () => {};
  // A command needs a session of its own, past any pooler.
  if (databaseUrl) return { name: "DATABASE_URL", url: directDatabaseUrl ?? databaseUrl, close };
  const running = await findRunningPostgres(dataDir);
  if (running)
    return { name: `built-in Postgres of the running Luli in ${dataDir}`, url: running, close };
  if (!hasCluster(dataDir))
    throw new StartError(`There is no Luli in ${dataDir} yet: start it once, and sign up.`);
  return startPlace(dataDir);
}

/** Starts the built-in Postgres under the lock of its data directory, and makes its files if there are none. */
export async function startPlace(dataDir: string): Promise<Place> {
  const { url, stop } = await startEmbeddedPostgres(
    dataDir,
    createLog(() => {}),
  );
  return { name: `built-in Postgres in ${dataDir}`, url, close: stop };
}

/** Returns the connection string of the Postgres that runs in this data directory, or null if no Luli runs there. */
async function findRunningPostgres(dataDir: string): Promise<string | null> {
  if (!fs.existsSync(dataDir)) return null;
  const root = fs.realpathSync(dataDir);
  if (!isLocked(root)) return null;
  try {
    const password = fs.readFileSync(path.join(root, "postgres-password"), "utf8").trim();
    // The fourth line of the file is the port (Postgres's miscinit.c).
    const lines = fs
      .readFileSync(path.join(root, "postgres", "postmaster.pid"), "utf8")
      .split("\n");
    const port = Number(lines[3]);
    if (!port) throw new Error("Postgres has not written its port yet.");
    return `postgres://luli:${password}@127.0.0.1:${port}/luli`;
  } catch (cause) {
    throw new StartError("Luli is just starting: please try again in a moment.", { cause });
  }
}
