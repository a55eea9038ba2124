// The database as a server needs it: reached, understood, with the rights that migrations take, and its clock beside ours.
import { sql } from "kysely";
import { measureDrift, tellDrift } from "../platform/clock/clock.ts";
import { type Database, withClient } from "../platform/database/database.ts";
import { isTransactionPooled } from "../platform/database/pooler/pooler.ts";
import { StartError } from "../platform/start-error.ts";

const OLDEST = 15;
const EXTENSIONS = ["pg_trgm", "unaccent"];
/** Tokens and signatures of seconds' age are refused past it. */
const MOST_DRIFT_MS = 5_000;
/** The alarm LuliBackupIsOld rings then, too (docs/observe/alarms.yml). */
const MOST_BACKUP_HOURS = 26;

type DatabaseAddress = { url: string; variable: string };
type Facts = {
  version: number;
  encoding: string;
  may_create: boolean;
  lacking: string[];
  now: Date;
};

export async function checkDatabase({ url, variable }: DatabaseAddress): Promise<string> {
  const { version, encoding, may_create, lacking } = await ask(url, variable);
  if (version < OLDEST)
    throw new StartError(`${variable} points at Postgres ${version}: use ${OLDEST} or newer.`);
  if (encoding !== "UTF8")
    throw new StartError(
      `The database of ${variable} has the encoding ${encoding}: create one with UTF8.`,
    );
  if (!may_create)
    throw new StartError(
      `The user in ${variable} may not create tables: grant create on the database and on its schema public, or make it the owner.`,
    );
  if (lacking.length > 0)
    throw new StartError(
      `The Postgres of ${variable} lacks the extensions ${lacking.join(", ")}: install its contrib package.`,
    );
  return `Postgres ${version} at ${new URL(url).host}`;
}

export async function checkPooler(given: DatabaseAddress, direct: string | null): Promise<string> {
  const isPooled = await connecting(given, () => isTransactionPooled(given.url));
  if (direct === null) {
    if (isPooled)
      throw new StartError(
        "DATABASE_URL points at a transaction pooler: set DIRECT_DATABASE_URL to the address of the database " +
          "itself (docs/flows/database.md).",
      );
    return "none";
  }
  if (
    await connecting({ url: direct, variable: "DIRECT_DATABASE_URL" }, () =>
      isTransactionPooled(direct),
    )
  )
    throw new StartError(
      "DIRECT_DATABASE_URL also points at a transaction pooler: it must be the address of the database itself.",
    );
  return isPooled ? "a transaction pooler, bypassed by DIRECT_DATABASE_URL" : "none";
}

export async function checkClock(
  { url, variable }: DatabaseAddress,
  now: () => Date,
): Promise<string> {
  const read = async () => (await ask(url, variable)).now;
  const { driftMs } = await measureDrift(read, () => now().getTime());
  if (Math.abs(driftMs) > MOST_DRIFT_MS) throw new StartError(tellDrift(driftMs));
  return `${(Math.abs(driftMs) / 1000).toFixed(1)} s away from the database's`;
}

/** Null: none was made yet, which is as it should be where the provider's snapshots are the backup. */
export async function checkBackup(database: Database): Promise<string | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select (extract(epoch from now() - max(made_at)) / 3600)::integer as hours from backups`.execute(
    database,
  );
  const { hours } = rows[0]!;
  if (hours === null) return null;
  if (hours > MOST_BACKUP_HOURS)
    throw new StartError(
      `The last backup was made ${hours} hours ago: docs/observe.md (LuliBackupIsOld) says what to look at.`,
    );
  return `the last one was made ${hours} hours ago`;
}

const CONNECTION = {
  application_name: "luli-doctor",
  connectionTimeoutMillis: 10_000,
  query_timeout: 10_000,
};

const ask = (url: string, variable: string): Promise<Facts> =>
  connecting({ url, variable }, () =>
    withClient(url, CONNECTION, async (client) => {
      const { rows } = await client.query<Facts>(
        `select current_setting('server_version_num')::integer / 10000 as version, current_setting('server_encoding') as encoding,
           has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create,
           array(select name from unnest($1::text[]) as name where name not in (select name from pg_available_extensions)) as lacking,
           clock_timestamp() as now`,
        [EXTENSIONS],
      );
      return rows[0]!;
    }),
  );

const REFUSALS: Record<string, (variable: string) => string> = {
  "28P01": (variable) => `check the user and the password in ${variable}`,
  "28000": (variable) =>
    `check the user in ${variable}, whether it needs sslmode=require, and pg_hba.conf`,
  "3D000": () => "create that database",
  "53300": () => "it has no free connection",
};

async function connecting<Answer>(
  { url, variable }: DatabaseAddress,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    const advice =
      REFUSALS[code]?.(variable) ??
      `check host and port in ${variable}, and whether this machine can reach them`;
    throw new StartError(
      `The database at ${new URL(url).host} refused the connection (${message || code}): ${advice}.`,
      { cause: error },
    );
  }
}
