// Brings a database to the newest schema; several servers may start at once.
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import pg from "pg";
import { surviveDrops } from "./database.ts";
import { type FunctionsFound, listFunctions, putFunctions } from "./put-functions.ts";

const DIR = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
/** "luli" in ASCII: whoever migrates holds this advisory lock; the others wait for it. */
const LOCK = 0x6c756c69;

export async function migrate(url: string): Promise<FunctionsFound> {
  const client = new pg.Client({ connectionString: url, application_name: "luli-migrate" });
  surviveDrops(client);
  await client.connect();
  try {
    // node-pg-migrate's own lock fails at once when taken, so it stays off and ours waits.
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await runner({
      dbClient: client,
      dir: DIR,
      direction: "up",
      migrationsTable: "migrations",
      noLock: true,
      checkOrder: true,
      log: () => {},
    });
    return await putFunctions(client, listFunctions());
  } finally {
    await client.end();
  }
}
