// Writes a whole Luli into one file, as it is at one moment, while people chat: rows, open jobs, secrets. See docs/backup.md.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { type CopyToStreamQuery, to as copyTo } from "pg-copy-streams";
import type { Config } from "../platform/config.ts";
import { withClient } from "../platform/database/database.ts";
import { MIGRATION_LOCK } from "../platform/database/migrate.ts";
import { StartError } from "../platform/start-error.ts";
import {
  BackupReader,
  BrokenBackup,
  comment,
  END_OF_ROWS,
  FORMAT,
  type Manifest,
  type Totals,
} from "./format.ts";
import { copyJobsOut, listCopies } from "./open-jobs.ts";
import { copyOut, listSequences, listTables, quoted } from "./tables.ts";

export const SECRET_FILE = "auth-secret";
/** Files that a fresh DATA_DIR lacks: the secret, the sandbox's passwords, push keys of releases that kept them here. */
const FILES = [SECRET_FILE, "sandbox-accounts.json", "vapid-keys.json"];

const PACKAGE = new URL("../../package.json", import.meta.url);

const CONNECTION = { application_name: "luli-backup", keepAlive: true };

type SecretSource = Pick<Config, "dataDir" | "authSecret">;
type BackupSummary = { manifest: Manifest; rows: Totals["rows"] };

/** The file appears when it was written and read again as a restore reads it. */
export async function backUp(
  databaseUrl: string,
  file: string,
  secrets: SecretSource,
): Promise<BackupSummary> {
  if (fs.existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  const draft = `${file}.${process.pid}.part`;
  try {
    await write(databaseUrl, draft, secrets);
    const made = await readThrough(draft);
    fs.renameSync(draft, file);
    await noteBackup(databaseUrl, file);
    return made;
  } catch (error) {
    if (!(error instanceof BrokenBackup)) throw error;
    throw new StartError(
      `The file that was written is no whole backup (${error.reason}), and was deleted: make another one.`,
    );
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Throws unless a restore would accept the file, with as many rows as the database said. */
async function readThrough(file: string): Promise<BackupSummary> {
  const reader = new BackupReader(file);
  const manifest = await reader.manifest();
  for (const copy of listCopies(manifest)) for await (const _ of reader.read(copy));
  const { rows } = await reader.totals();
  for (const [name, count] of Object.entries(reader.rows))
    if (rows[name] !== count)
      throw new BrokenBackup(`${count} of ${rows[name]} rows of ${name} are in it`);
  return { manifest, rows };
}

/**
 * Notes the backup for the alarm on the age of the last one. A database of an older release lacks the table, and a replica
 * is read-only.
 */
const NOTE = `
  do $$
  begin
    if to_regclass('public.backups') is not null and not pg_is_in_recovery() then
      insert into backups default values;
    end if;
  end $$`;

async function noteBackup(databaseUrl: string, file: string): Promise<void> {
  try {
    await withClient(databaseUrl, CONNECTION, (client) => client.query(NOTE));
  } catch (error) {
    throw new StartError(
      `${file} is a whole backup, but the database does not know of it, and its alarm may ring: ${(error as Error).message}.`,
    );
  }
}

const write = (databaseUrl: string, draft: string, secrets: SecretSource): Promise<void> =>
  withClient(databaseUrl, CONNECTION, async (client) => {
    const manifest = await takeSnapshot(client, secrets);
    await pipeline(
      Readable.from(compose(client, manifest), { objectMode: true }),
      createGzip({ level: 4 }),
      fs.createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }),
    );
  });

/**
 * Reads all tables as of one moment. A table that a migration rewrites would look empty to this transaction, so the
 * migration lock keeps migrations out until our table locks do.
 */
async function takeSnapshot(client: pg.Client, secrets: SecretSource): Promise<Manifest> {
  await client.query("select pg_advisory_lock_shared($1)", [MIGRATION_LOCK]);
  await client.query(
    "begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
  const manifest = await describe(client, secrets);
  const tables = manifest.tables.map(({ name }) => quoted(name)).join(", ");
  await client.query(`lock table ${tables} in access share mode`);
  await client.query("select pg_advisory_unlock_shared($1)", [MIGRATION_LOCK]);
  return manifest;
}

async function describe(
  client: pg.Client,
  { dataDir, authSecret }: SecretSource,
): Promise<Manifest> {
  const known = await client.query<{ is: boolean }>(
    "select to_regclass('public.migrations') is not null as is",
  );
  if (!known.rows[0]!.is)
    throw new StartError("No Luli has used this database yet: there is nothing to back up.");
  const ran = await client.query<{ name: string }>("select name from migrations order by id");
  const files = FILES.filter((name) => fs.existsSync(path.join(dataDir, name))).map(
    (name) => [name, fs.readFileSync(path.join(dataDir, name), "utf8").trim()] as const,
  );
  const { version } = JSON.parse(fs.readFileSync(PACKAGE, "utf8")) as { version: string };
  return {
    format: FORMAT,
    version,
    made_at: new Date().toISOString(),
    migrations: ran.rows.map(({ name }) => name),
    tables: await listTables(client),
    files: { ...Object.fromEntries(files), ...(authSecret && { [SECRET_FILE]: authSecret }) },
  };
}

type Running = Record<string, CopyToStreamQuery>;

async function* compose(client: pg.Client, manifest: Manifest): AsyncGenerator<string | Buffer> {
  const hash = createHash("sha256");
  const copies: Running = {};
  for await (const piece of copyAll(client, manifest, copies)) {
    hash.update(piece);
    yield piece;
  }
  // Sequences know no snapshot, and run ahead of the rows: asked last, none is behind what was copied.
  const sequences = await listSequences(client);
  // A copy's stream ends before Postgres says how many rows it had. The answer to a later query comes after that.
  const rows = Object.fromEntries(
    Object.entries(copies).map(([name, { rowCount }]) => [name, rowCount]),
  );
  yield comment({ rows, sequences, sha256: hash.digest("hex") } satisfies Totals);
}

async function* copyAll(
  client: pg.Client,
  manifest: Manifest,
  copies: Running,
): AsyncGenerator<string | Buffer> {
  yield comment(manifest);
  const out = [...manifest.tables.map(copyOut), await copyJobsOut(client)];
  for (const [n, { name, command }] of listCopies(manifest).entries()) {
    yield `${command};\n`;
    copies[name] = client.query(copyTo(out[n]!));
    yield* copies[name] as AsyncIterable<Buffer>;
    yield END_OF_ROWS;
  }
}
