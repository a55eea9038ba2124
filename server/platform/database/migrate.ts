// Brings a database to the newest schema; several servers may start at once.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Log } from "../log.ts";
import { StartError } from "../start-error.ts";
import { withClient } from "./database.ts";
import { type FunctionsFound, listFunctions, putFunctions } from "./put-functions.ts";
import { listStatements, type Statement } from "./statements.ts";

const DIR = fileURLToPath(new URL("../../../db", import.meta.url));
/** "luli" in ASCII: whoever migrates holds this advisory lock; the others wait for it. */
export const MIGRATION_LOCK = 0x6c756c69;
const LOCK_NOT_AVAILABLE = "55P03";
/** Longer than a migration takes: a lock that is still held then needs an operator. */
const WAIT_MS = 10 * 60_000;

type Options = {
  dir?: string;
  log?: Log;
  /** How often the wait is logged, and how long it may last. */
  logMs?: number;
  waitMs?: number;
};

export async function migrate(
  url: string,
  { dir = DIR, log, logMs = 10_000, waitMs = WAIT_MS }: Options = {},
): Promise<FunctionsFound> {
  const connection = { application_name: "luli-migrate", connectionTimeoutMillis: 10_000 };
  return withClient(url, connection, async (client) => {
    // A role may have limits of its own; a migration takes as long as it takes.
    await client.query("set statement_timeout = 0");
    await takeTurn(client, { logMs, waitMs, log });
    await client.query("begin");
    await bringForward(client, dir);
    await client.query("commit");
    return putFunctions(client, listFunctions());
  });
}

type WaitOptions = { logMs: number; waitMs: number; log?: Log };

async function takeTurn(client: pg.Client, { logMs, waitMs, log }: WaitOptions): Promise<void> {
  const { rows } = await client.query<{ is_mine: boolean }>(
    "select pg_try_advisory_lock($1) as is_mine",
    [MIGRATION_LOCK],
  );
  if (rows[0]!.is_mine) return;
  await client.query(`set lock_timeout = ${logMs}`);
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

/** The migrations that db/base replaces. db/before-base has the text of those that a database of 2026-11-22 may lack. */
export const listReplaced = (dir = DIR): string[] =>
  fs.readFileSync(path.join(dir, "before-base/names.txt"), "utf8").trim().split("\n");

/** Every migration of this release, in order. */
export const listMigrations = (dir = DIR): string[] => [
  ...listReplaced(dir),
  ...listFiles(dir, "migrations").map((file) => path.basename(file, ".sql")),
];

const listFiles = (dir: string, folder: string): string[] =>
  fs.globSync(`${folder}/*.sql`, { cwd: dir }).toSorted();

/** Brings an empty database to where the first `count` migrations leave it, inside the caller's transaction. */
export const replayMigrations = (client: pg.Client, count: number): Promise<void> =>
  bringForward(client, DIR, count);

/** Runs what the database lacks: an empty one begins with the base, which stands for the migrations that it replaces. */
async function bringForward(client: pg.Client, dir: string, count?: number): Promise<void> {
  let ran = await listRan(client);
  if (ran.length === 0) {
    for (const file of listFiles(dir, "base")) await run(client, readScript(dir, file));
    ran = listReplaced(dir);
    await noteRan(client, ran);
  }
  const names = listMigrations(dir).slice(0, count);
  const unknown = names.findIndex((name, index) => index < ran.length && name !== ran[index]);
  if (unknown >= 0) throw new StartError(tellUnknown(ran[unknown]!, names[unknown]!));
  for (const name of names.slice(ran.length)) {
    const script = findMigration(dir, name);
    if (!script) throw new StartError(tellTooOld(name));
    await run(client, script);
    await noteRan(client, [name]);
  }
}

type Script = { file: string; text: string };

const readScript = (dir: string, file: string): Script => ({
  file,
  text: fs.readFileSync(path.join(dir, file), "utf8"),
});

/** Files of db/before-base hold several migrations, each under a line of its name. */
function findMigration(dir: string, name: string): Script | undefined {
  const own = `migrations/${name}.sql`;
  if (fs.existsSync(path.join(dir, own))) return readScript(dir, own);
  return listFiles(dir, "before-base")
    .flatMap((file) => readScript(dir, file).text.split("\n-- migration: ").slice(1))
    .filter((part) => part.startsWith(`${name}\n`))
    .map((text) => ({ file: `migration ${name}`, text: `-- ${text}` }))[0];
}

async function listRan(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  );
  if (!rows[0]!.exists) return [];
  const ran = await client.query<{ name: string }>("select name from migrations order by id");
  return ran.rows.map(({ name }) => name);
}

const noteRan = (client: pg.Client, names: string[]) =>
  client.query("insert into migrations (name, run_on) select unnest($1::text[]), now()", [names]);

const tellUnknown = (found: string, expected: string): string =>
  `This release cannot bring the database forward: it has run the migration ${found}, where this release has ${expected}. ` +
  "Start the release that made it.";

const tellTooOld = (name: string): string =>
  `The database is of before 2026-11-22 (it lacks the migration ${name}), too old for this release: ` +
  "start a release of 2026-11-28 on it first.";

/** Runs a script statement by statement, so that the one that fails can be named. */
async function run(client: pg.Client, { file, text }: Script): Promise<void> {
  for (const statement of listStatements(text)) {
    try {
      await client.query(statement.text);
    } catch (cause) {
      throw new Error(explain(file, statement, cause as Error), { cause });
    }
  }
}

function explain(file: string, { text, line }: Statement, { message }: Error): string {
  const words = text.replaceAll(/\s+/g, " ");
  const start = words.length > 80 ? `${words.slice(0, 80)}...` : words;
  return `${file}, line ${line} (${start}): ${message}`;
}
