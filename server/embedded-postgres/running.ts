// The built-in Postgres of a Luli that runs already, for those who come with something to do beside it.
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../platform/start-error.ts";
import { isLocked } from "./lock.ts";

/** Returns the connection string, or null if no Luli runs in this data directory. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
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
