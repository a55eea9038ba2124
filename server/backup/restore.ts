// Brings a database to where a backup left another one: all of it in one transaction, or nothing. See docs/backup.md.
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { withClient } from "../platform/database/database.ts";
import {
  listMigrations,
  listReplaced,
  MIGRATION_LOCK,
  replayMigrations,
} from "../platform/database/migrate.ts";
import { StartError } from "../platform/start-error.ts";
import { SECRET_FILE } from "./back-up.ts";
import { BackupReader, BrokenBackup, FORMAT, type Manifest } from "./format.ts";
import { listCopies, MAKE_ROOM_FOR_JOBS, OPEN_JOBS, queueOpenJobs } from "./open-jobs.ts";
import { ERASE, listTables, quoted } from "./tables.ts";

export type Restored = { manifest: Manifest; rows: number };

export async function restore(
  databaseUrl: string,
  file: string,
  options: { dataDir: string; isReplacing: boolean; authSecret?: string | null },
): Promise<Restored> {
  if (!fs.existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const reader = new BackupReader(file);
  const manifest = await reader.manifest();
  refuseWhatIsUnknown(manifest);
  const connection = { application_name: "luli-restore", keepAlive: true };
  return withClient(databaseUrl, connection, async (client) => {
    await refuseRunningServers(client);
    await client.query("begin; set local statement_timeout = 0");
    await makeEmpty(client, options.isReplacing);
    await replayMigrations(client, manifest.migrations.length);
    await load(client, reader, manifest);
    await finish(client, reader);
    await client.query("analyze");
    // Files are staged before the commit, because people cannot sign in without the secret, and renamed into place after
    // it.
    const place = stageFiles(options.dataDir, lackingFiles(manifest, options.authSecret));
    await client.query("commit");
    place();
    return { manifest, rows: Object.values(reader.rows).reduce((sum, each) => sum + each, 0) };
  });
}

function refuseWhatIsUnknown({ format, version, migrations }: Manifest): void {
  const known = listMigrations();
  if (format !== FORMAT || migrations.some((name, index) => name !== known[index]))
    throw new StartError(
      `This backup was made by another Luli (${version}), newer than this one: restore it with that release.`,
    );
  if (migrations.length < listReplaced().length)
    throw new StartError(
      `This backup is of a database of before 2026-11-28 (Luli ${version}): restore it with a release of that time, ` +
        "then start this one on the database.",
    );
}

async function refuseRunningServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean; servers: number }>(
    `select pg_try_advisory_lock($1) as is_free,
       (select count(*)::integer from pg_stat_activity
        where datname = current_database() and application_name = 'luli-presence') as servers`,
    [MIGRATION_LOCK],
  );
  if (!rows[0]!.is_free || rows[0]!.servers > 0)
    throw new StartError("A Luli runs on this database: stop it first, then restore.");
}

async function makeEmpty(client: pg.Client, isReplacing: boolean): Promise<void> {
  const is = (name: string) => `to_regclass('public.${name}') is not null`;
  const { rows } = await client.query<{ any: boolean; luli: boolean; users: boolean }>(
    `select ${is("migrations")} and ${is("users")} as luli, ${is("users")} as users, exists (select from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')) as any`,
  );
  const found = rows[0]!;
  if (!found.any) return;
  if (!found.luli)
    throw new StartError("This database holds tables that are not Luli's: restore into another.");
  const people = await client.query<{ count: number }>(
    "select count(*)::integer as count from users",
  );
  const { count } = people.rows[0]!;
  if (count > 0 && !isReplacing)
    throw new StartError(
      `This database has ${count} people already: restore into an empty one, or add --replace to have them erased for those of the backup.`,
    );
  await client.query(ERASE);
}

async function load(client: pg.Client, reader: BackupReader, manifest: Manifest): Promise<void> {
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(manifest.tables))
    throw new BrokenBackup("its tables are not those of its migrations");
  await client.query(MAKE_ROOM_FOR_JOBS);
  // The backup already has the rows that triggers would add, and the base begins with rows of its own.
  for (const { name } of tables)
    await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  for (const copy of listCopies(manifest))
    await pipeline(Readable.from(reader.read(copy)), client.query(copyFrom(copy.command)));
}

/** Counts the rows that arrived against those of the file: releases before 2026-11-28 may have written totals that are wrong. */
async function finish(client: pg.Client, reader: BackupReader): Promise<void> {
  const { sequences } = await reader.totals();
  for (const [name, expected] of Object.entries(reader.rows)) {
    const table = name === OPEN_JOBS ? name : quoted(name);
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    if (Number(rows[0]!.count) !== expected) throw new BrokenBackup(`rows of ${name} are missing`);
  }
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await client.query("select setval($1::regclass, $2)", [quoted(name), last]);
  for (const { name } of await listTables(client))
    await client.query(`alter table ${quoted(name)} enable trigger user`);
  await queueOpenJobs(client);
}

/** A server whose AUTH_SECRET is set to the backup's secret needs no file of it, and its folder may be read-only. */
function lackingFiles({ files }: Manifest, authSecret: string | null = null): Manifest["files"] {
  const { [SECRET_FILE]: secret, ...others } = files;
  return secret === authSecret ? others : files;
}

/** Returns what puts them in their places. What was there before stays beside, in case it opens something else. */
function stageFiles(dataDir: string, files: Manifest["files"]): () => void {
  if (Object.keys(files).length > 0) fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const targets = Object.keys(files).map((name) => path.join(dataDir, path.basename(name)));
  const draft = (target: string) => `${target}.restored`;
  for (const [index, text] of Object.values(files).entries())
    fs.writeFileSync(draft(targets[index]!), text, { mode: 0o600 });
  return () => {
    for (const target of targets) {
      if (fs.existsSync(target)) fs.renameSync(target, `${target}.before-${Date.now()}`);
      fs.renameSync(draft(target), target);
    }
  };
}
