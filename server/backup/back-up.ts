// Writes a whole Luli into one file, as it is at one moment, while people chat: rows, open jobs, secrets. See docs/backup.md.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Config } from "../platform/config.ts";
import { surviveDrops } from "../platform/database/database.ts";
import { MIGRATION_LOCK } from "../platform/database/migrate.ts";
import { StartError } from "../platform/start-error.ts";
import { comment, END_OF_ROWS, FORMAT, type Manifest, type Totals } from "./format.ts";
import { COPY_JOBS_IN, copyJobsOut, OPEN_JOBS } from "./open-jobs.ts";
import { copyIn, copyOut, listSequences, listTables, quoted } from "./tables.ts";

export const SECRET_FILE = "auth-secret";
/** What a fresh DATA_DIR lacks: the secret, the sandbox's passwords, push keys of releases that kept them here. */
const FILES = [SECRET_FILE, "sandbox-accounts.json", "vapid-keys.json"];

const PACKAGE = new URL("../../package.json", import.meta.url);

type Given = Pick<Config, "dataDir" | "authSecret">;
type Made = { manifest: Manifest; rows: Totals["rows"] };

/** The file appears when it is whole. */
export async function backUp(databaseUrl: string, file: string, given: Given): Promise<Made> {
  if (fs.existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "luli-backup",
    keepAlive: true,
  });
  surviveDrops(client);
  await client.connect();
  const draft = `${file}.part`;
  try {
    const manifest = await look(client, given);
    const rows: Totals["rows"] = {};
    fs.rmSync(draft, { force: true });
    await pipeline(
      Readable.from(withTotals(client, write(client, manifest, rows), rows), { objectMode: true }),
      createGzip({ level: 4 }),
      fs.createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }),
    );
    fs.renameSync(draft, file);
    return { manifest, rows };
  } finally {
    fs.rmSync(draft, { force: true });
    await client.end();
  }
}

/**
 * One look at all tables, for as long as the transaction lasts. A table that a migration writes anew looks empty to whoever looked
 * before, so none may be at it while we look, and from then on our locks keep it out.
 */
async function look(client: pg.Client, given: Given): Promise<Manifest> {
  await client.query("select pg_advisory_lock_shared($1)", [MIGRATION_LOCK]);
  await client.query(
    "begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
  const manifest = await describe(client, given);
  const tables = manifest.tables.map(({ name }) => quoted(name)).join(", ");
  await client.query(`lock table ${tables} in access share mode`);
  await client.query("select pg_advisory_unlock_shared($1)", [MIGRATION_LOCK]);
  return manifest;
}

async function describe(client: pg.Client, { dataDir, authSecret }: Given): Promise<Manifest> {
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

/** Counts into `rows` what it writes. */
async function* write(
  client: pg.Client,
  manifest: Manifest,
  rows: Totals["rows"],
): AsyncGenerator<string | Buffer> {
  yield comment(manifest);
  for (const table of manifest.tables) {
    yield `${copyIn(table)};\n`;
    rows[table.name] = yield* copy(client, copyOut(table));
  }
  yield `${COPY_JOBS_IN};\n`;
  rows[OPEN_JOBS] = yield* copy(client, await copyJobsOut(client));
}

async function* copy(client: pg.Client, command: string): AsyncGenerator<string | Buffer, number> {
  const copied = client.query(copyTo(command));
  yield* copied as AsyncIterable<Buffer>;
  yield END_OF_ROWS;
  return copied.rowCount;
}

async function* withTotals(
  client: pg.Client,
  written: AsyncIterable<string | Buffer>,
  rows: Totals["rows"],
): AsyncGenerator<string | Buffer> {
  const hash = createHash("sha256");
  for await (const piece of written) {
    hash.update(piece);
    yield piece;
  }
  // Sequences know no snapshot, and run ahead of the rows: asked last, none is behind what was copied.
  const sequences = await listSequences(client);
  yield comment({ rows, sequences, sha256: hash.digest("hex") } satisfies Totals);
}
