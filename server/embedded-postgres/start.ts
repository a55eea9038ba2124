// A real Postgres of our own in DATA_DIR, for machines where DATABASE_URL is not set. Survives kill -9 of everyone involved.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { withClient } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { readOrMakeFile } from "../platform/private-file.ts";
import { StartError } from "../platform/start-error.ts";
import { findBinaries } from "./binaries.ts";
import {
  clusterIn,
  hasCluster,
  makeCluster,
  type Place,
  refuseOtherVersion,
  resetPassword,
} from "./cluster.ts";
import { takeLock } from "./lock.ts";
import { stopOrphans } from "./orphans.ts";
import { chooseRunner } from "./postgres-user.ts";
import { supervise } from "./supervise.ts";

export type EmbeddedPostgres = {
  /** Connection string of the role `luli`, who owns the database and is no superuser. */
  url: string;
  /** Connection string of the superuser, for tests that make databases. */
  superuserUrl: string;
  /** Resolves with a sentence when Postgres has ended for good without being asked to. */
  died: Promise<string>;
  stop: () => Promise<void>;
};

export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const root = prepareDataDir(dataDir);
  const unlock = takeLock(root);
  try {
    const { stop, ...started } = await startIn(root, log);
    return { ...started, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The built-in Postgres in ${root} does not start: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

async function startIn(root: string, log: Log): Promise<EmbeddedPostgres> {
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
  await stopOrphans(place, log);
  if (hasCluster(root)) refuseOtherVersion(place);
  if (!hasCluster(root)) await makeCluster(place);
  else if (kept === null) await resetPassword(place);
  // Versions up to 0.1.0 erase a database that lacks this file: it protects downgrades.
  fs.writeFileSync(path.join(root, "postgres-initialized"), "");
  const { port, died, stop } = await supervise(place, log);
  try {
    const address = (user: string, database: string) =>
      `postgres://${user}:${place.password}@127.0.0.1:${port}/${database}`;
    const superuserUrl = address("postgres", "postgres");
    await createRole(superuserUrl, place.password);
    if (kept === null) keepPassword(passwordFile, place.password);
    return { url: address("luli", "luli"), superuserUrl, died, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function prepareDataDir(dataDir: string): string {
  const root = path.resolve(dataDir);
  try {
    fs.mkdirSync(root, { recursive: true, mode: 0o700 });
    fs.accessSync(root, fs.constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data directory ${root} is not writable: ${(cause as Error).message}.`,
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

const createRole = (superuserUrl: string, password: string): Promise<void> =>
  withClient(superuserUrl, {}, async (client) => {
    const { rows } = await client.query("select 1 from pg_roles where rolname = 'luli'");
    const change = rows.length === 0 ? "create role luli login" : "alter role luli";
    await client.query(`${change} password '${password}'`);
    const databases = await client.query("select 1 from pg_database where datname = 'luli'");
    if (databases.rows.length === 0) await client.query("create database luli owner luli");
  });
