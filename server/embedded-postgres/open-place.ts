// The database for a command beside the server: DATABASE_URL, that of a running Luli, or a built-in one started for as long as it takes.
import type { Config } from "../platform/config.ts";
import { createLog } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { hasCluster } from "./cluster.ts";
import { findRunningPostgres } from "./running.ts";
import { startEmbeddedPostgres } from "./start.ts";

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
