// Brings a database to the newest schema; several servers may start at once.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import pg from "pg";
import type { Log } from "../log.ts";
import { StartError } from "../start-error.ts";
import { surviveDrops } from "./database.ts";
import { type FunctionsFound, listFunctions, putFunctions } from "./put-functions.ts";
import { listStatements, type Statement } from "./statements.ts";

const DIR = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
/** "luli" in ASCII: whoever migrates holds this advisory lock; the others wait for it. */
export const MIGRATION_LOCK = 0x6c756c69;
const LOCK_NOT_AVAILABLE = "55P03";
/** Longer than a migration takes: whoever still holds the lock then hangs, and somebody has to look. */
const WAIT_MS = 10 * 60_000;

type Options = {
  dir?: string;
  log?: Log;
  /** How often it is said that somebody is waited for, and how long that goes on. */
  tellMs?: number;
  waitMs?: number;
};

export async function migrate(
  url: string,
  { dir = DIR, log, tellMs = 10_000, waitMs = WAIT_MS }: Options = {},
): Promise<FunctionsFound> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "luli-migrate",
    connectionTimeoutMillis: 10_000,
  });
  surviveDrops(client);
  await client.connect();
  try {
    // A role may have limits of its own; a migration takes as long as it takes.
    await client.query("set statement_timeout = 0");
    await takeTurn(client, { tellMs, waitMs, log });
    await runMigrations(client, { dir });
    return await putFunctions(client, listFunctions());
  } finally {
    await client.end();
  }
}

/** node-pg-migrate's own lock fails at once when taken, so it stays off and ours waits. */
type Patience = { tellMs: number; waitMs: number; log?: Log };

async function takeTurn(client: pg.Client, { tellMs, waitMs, log }: Patience): Promise<void> {
  const { rows } = await client.query<{ is_mine: boolean }>(
    "select pg_try_advisory_lock($1) as is_mine",
    [MIGRATION_LOCK],
  );
  if (rows[0]!.is_mine) return;
  await client.query(`set lock_timeout = ${tellMs}`);
  const begun = performance.now();
  for (let isMine = false; !isMine;) {
    const holder = await findHolder(client);
    if (performance.now() - begun > waitMs) throw new StartError(tooLong(holder));
    log?.info("waiting for another server that prepares the database", holder);
    try {
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      isMine = true;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
  await client.query("set lock_timeout = 0");
}

type Holder = { process: number; application: string; address: string | null; since: Date };

function tooLong(holder: Holder | undefined): string {
  const whose = holder ? `process ${holder.process} of it, ${holder.application}` : "somebody";
  return (
    `Another server has been preparing the database for too long (${whose}): see what it waits for, or end it there with ` +
    `select pg_terminate_backend(${holder?.process ?? "..."}).`
  );
}

async function findHolder(client: pg.Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select a.pid as process, a.application_name as application, host(a.client_addr) as address, a.backend_start as since
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.objsubid = 1 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  return rows[0];
}

/** Every migration of this release, in order. */
export const listMigrations = (): string[] =>
  fs
    .readdirSync(DIR)
    .map((file) => path.basename(file, ".sql"))
    .toSorted();

/** Brings an empty database to where these first migrations leave it, inside the caller's transaction. */
export const replayMigrations = (client: pg.Client, count: number): Promise<void> =>
  runMigrations(client, { dir: DIR, count, toRun: withoutEnds });

/** SQL that would begin and end a transaction of its own, to be run inside another. */
export const withoutEnds = (text: string): string =>
  text.replace(/^\s*(?:BEGIN|COMMIT);\s*$/gm, "");

type Migrating = { dir: string; count?: number; toRun?: (text: string) => string };

async function runMigrations(
  client: pg.Client,
  { dir, count, toRun = (text) => text }: Migrating,
): Promise<void> {
  let file = "";
  await runner({
    dbClient: { query: (text: string) => run(client, file, toRun(text)) } as pg.Client,
    dir,
    direction: "up",
    migrationsTable: "migrations",
    noLock: true,
    checkOrder: true,
    ...(count !== undefined && { count }),
    // The only word on which file comes next.
    log: (line: string) => (file = /^### MIGRATION (\S+) \(UP\)/.exec(line)?.[1] ?? file),
  });
}

/** A migration statement by statement, so that the one that fails can be named; it comes inside a transaction. */
async function run(client: pg.Client, file: string, text: string): Promise<pg.QueryResult> {
  let result: pg.QueryResult | null = null;
  for (const statement of listStatements(text)) {
    try {
      result = await client.query(statement.text);
    } catch (cause) {
      throw file === "" ? cause : new Error(explain(file, statement, cause as Error), { cause });
    }
  }
  return result ?? client.query("");
}

function explain(file: string, { text, line }: Statement, { message }: Error): string {
  const words = text.replaceAll(/\s+/g, " ");
  const start = words.length > 80 ? `${words.slice(0, 80)}...` : words;
  return `migration ${file}, line ${line} (${start}): ${message}`;
}
