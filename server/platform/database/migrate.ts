// Brings a database to the newest schema; several servers may start at once.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import pg from "pg";
import { surviveDrops } from "./database.ts";
import { type FunctionsFound, listFunctions, putFunctions } from "./put-functions.ts";

const DIR = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
/** "luli" in ASCII: whoever migrates holds this advisory lock; the others wait for it. */
export const MIGRATION_LOCK = 0x6c756c69;

const OPTIONS = {
  dir: DIR,
  direction: "up",
  migrationsTable: "migrations",
  noLock: true,
  checkOrder: true,
  log: () => {},
} as const;

export async function migrate(url: string): Promise<FunctionsFound> {
  const client = new pg.Client({ connectionString: url, application_name: "luli-migrate" });
  surviveDrops(client);
  await client.connect();
  try {
    // node-pg-migrate's own lock fails at once when taken, so it stays off and ours waits.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await runner({ ...OPTIONS, dbClient: client });
    return await putFunctions(client, listFunctions());
  } finally {
    await client.end();
  }
}

/** Every migration of this release, in order. */
export const listMigrations = (): string[] =>
  fs
    .readdirSync(DIR)
    .map((file) => path.basename(file, ".sql"))
    .toSorted();

/** Brings an empty database to where these first migrations leave it, inside the caller's transaction. */
export async function replayMigrations(client: pg.Client, count: number): Promise<void> {
  const dbClient = Object.create(client) as pg.Client;
  dbClient.query = ((text: string, ...rest: unknown[]) =>
    (client.query as (...args: unknown[]) => unknown)(withoutEnds(text), ...rest)) as never;
  await runner({ ...OPTIONS, dbClient, count });
}

/** SQL that would begin and end a transaction of its own, to be run inside another. */
export const withoutEnds = (text: string): string =>
  text.replace(/^\s*(?:BEGIN|COMMIT);\s*$/gm, "");
