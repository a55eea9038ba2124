// Compares a backup, once it is restored into an empty database, with the database that it was made of.
import { createHash } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { backUp } from "../../../server/backup/back-up.ts";
import { restore } from "../../../server/backup/restore.ts";
import type { World } from "../world.ts";

const RESTORED = "restored";
/** What each database has of its own. Named here again, because the backup's own list is what this check judges. */
const OWN = ["migrations", "function_sets", "servers", "backups"];

/** Runs after the last seed, when no server writes any more. Returns the tables that differ. */
export async function checkBackup(world: World): Promise<string[]> {
  const file = path.join(world.dir, "luli.backup.gz");
  const url = world.postgres.url();
  const restored = new URL(url);
  restored.pathname = RESTORED;
  await world.postgres.createDatabase(RESTORED);
  await world.postgres.query("delete from servers");
  await backUp(url, file, { dataDir: world.dir, authSecret: world.authSecret });
  const options = { dataDir: world.dir, isReplacing: false, authSecret: world.authSecret };
  await restore(restored.href, file, options);
  const [before, after] = await Promise.all([url, restored.href].map(readTables));
  return Object.entries(before!)
    .filter(([name, content]) => after![name] !== content)
    .map(([name, content]) => `the backup lost rows of ${name}: ${content} and ${after![name]}`);
}

/** Each table with its number of rows and a hash of them, columns and all. */
async function readTables(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
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
  } finally {
    await client.end();
  }
}
