// Lists what a database lacks of this release, for a server that must not migrate.
import type pg from "pg";
import { areJobsBehind } from "../../jobs.ts";
import { nameSome } from "../../name-some.ts";
import { StartError } from "../../start-error.ts";
import { withClient } from "../database.ts";
import { listMigrations } from "../migrate.ts";
import { digestOf, listFunctions } from "../put-functions.ts";

/** Accepts a database of a later release, because migrations stay valid while the release before still runs. */
export async function refuseOlder(url: string): Promise<void> {
  const lacking = await lackingOf(url);
  if (lacking.length > 0)
    throw new StartError(
      `The database is older than this release (it lacks ${nameSome(lacking)}), and MIGRATE_AT_START is off: ` +
        "run npm run migrate.",
    );
}

/** Empty: it is at this release, or at a later one. */
export const lackingOf = (url: string): Promise<string[]> =>
  withClient(url, { connectionTimeoutMillis: 10_000 }, listLacking);

async function listLacking(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('function_sets') is not null as exists",
  );
  if (!rows[0]!.exists) return ["all tables"];
  const done = await client.query<{ name: string }>("select name from migrations");
  const names = new Set(done.rows.map(({ name }) => name));
  const functions = await client.query("select from function_sets where digest = $1", [
    digestOf(listFunctions()),
  ]);
  return [
    ...listMigrations().filter((name) => !names.has(name)),
    ...(functions.rowCount === 0 ? ["its functions"] : []),
    ...((await areJobsBehind(client)) ? ["the job tables"] : []),
  ];
}
