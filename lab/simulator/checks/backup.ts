// Compares a backup, once it is restored into an empty database, with the database that it was made of; also one made in the storm.
import { createHash } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { withClient } from "../../../server/platform/database/database.ts";
import { backUp } from "../../../server/backup/back-up.ts";
import { restore } from "../../../server/backup/restore.ts";
import { startLink } from "../link.ts";
import type { World } from "../world.ts";

/** What each database has of its own. Named here again, because the backup's own list is what this check judges. */
const OWN = ["migrations", "function_sets", "servers", "backups"];
const SLOW_MS = 3;
/** People whose rows do not add up where a database was read at several moments. */
const TORN = `
  select u.email from users u join wallets w on w.user_id = u.id join usage_counters c on c.user_id = u.id
  where w.balance <> (select sum(amount) from wallet_entries where user_id = u.id)
    or c.messages <> (select count(*) from chats where user_id = u.id and status <> 'failed' and counted_on = c.day)`;

/** Makes a backup over a slow wire, as it is to a database elsewhere. */
export async function backUpOverWire(world: World, name: string): Promise<string> {
  const file = path.join(world.dir, `${name}.backup.gz`);
  const wire = await startLink(world.postgres.port);
  wire.slow(() => SLOW_MS);
  try {
    const url = world.postgres.urlThrough(wire.port);
    await backUp(url, file, { dataDir: world.dir, authSecret: world.authSecret });
    return file;
  } finally {
    await wire.stop();
  }
}

/** Runs while the simulated people rest. `fromStorm`: the one of then; null: it broke off, and said so. */
export async function checkBackups(world: World, fromStorm: string | null): Promise<string[]> {
  try {
    return [...(fromStorm ? await checkTorn(world, fromStorm) : []), ...(await checkLoss(world))];
  } catch (error) {
    return [`a backup cannot be restored: ${String(error)}`];
  }
}

/** What was written in the middle of the traffic is of one moment. */
async function checkTorn(world: World, file: string): Promise<string[]> {
  const torn = await restoreInto(world, "torn", file, (client) => client.query(TORN));
  return torn.rows.map(({ email }) => `the backup is of two moments for ${email}`);
}

/** Returns the tables that differ. */
async function checkLoss(world: World): Promise<string[]> {
  const before = await withClient(world.postgres.url(), {}, readTables);
  const file = await backUpOverWire(world, "calm");
  const later = await withClient(world.postgres.url(), {}, readTables);
  const after = await restoreInto(world, "calm", file, readTables);
  return Object.entries(before)
    .filter(([name, content]) => after[name] !== content && after[name] !== later[name])
    .map(([name, content]) => `the backup lost rows of ${name}: ${content} and ${after[name]}`);
}

async function restoreInto<Result>(
  world: World,
  database: string,
  file: string,
  look: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const url = new URL(world.postgres.url());
  url.pathname = database;
  await world.postgres.createDatabase(database);
  const options = { dataDir: world.dir, isReplacing: false, authSecret: world.authSecret };
  await restore(url.href, file, options);
  return withClient(url.href, {}, look);
}

/** Each table with its number of rows and a hash of them, columns and all. */
async function readTables(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)",
    [OWN],
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
    );
    const hash = createHash("sha256").update(rows.map(({ row }) => row).join("\n"));
    contents[name] = `${rows.length} rows, ${hash.digest("hex").slice(0, 8)}`;
  }
  return contents;
}
