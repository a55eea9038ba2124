// The database at the start: reached, understood and brought to today's schema, or one sentence that says what stands in the way.
import pg from "pg";
import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import { refuseOlder } from "./behind.ts";
import { migrate } from "../migrate.ts";
import { isTransactionPooled } from "../pooler/pooler.ts";

/** Four for jobs and their news, one for presence. */
const OWN_CONNECTIONS = 5;
const TOO_MANY_CONNECTIONS = "53300";

type Place = Pick<Config, "directDatabaseUrl" | "databaseConnections" | "isMigrating"> & {
  databaseUrl: string;
};

/** Counts connections of the database itself: behind a pooler, calls share the pooler's. */
const connectionsOf = ({ directDatabaseUrl, databaseConnections }: Place): number =>
  OWN_CONNECTIONS + (directDatabaseUrl ? 0 : databaseConnections);

/** Past a pooler, where one stands before the database. */
export const directUrl = ({ databaseUrl, directDatabaseUrl }: Place): string =>
  directDatabaseUrl ?? databaseUrl;

export async function prepareDatabase(place: Place, log?: Log): Promise<void> {
  const url = directUrl(place);
  try {
    if (await isTransactionPooled(url)) throw new StartError(poolerSentence(place));
    if (!place.isMigrating) await refuseOlder(url);
    else if ((await migrate(url, { log })) === "newer")
      log?.warn("the database keeps its functions, which are from a later release");
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw isFull(cause) ? full(cause, place) : notPrepared(cause as Error, url);
  }
}

export type Room = { needed: number; room: number };

/** How many connections the database has for all servers, which are taken to be alike; it is told where they are too few. */
export async function countRoom(pool: pg.Pool, place: Place, log: Log): Promise<Room> {
  const needed = connectionsOf(place);
  const { rows } = await pool.query<{ room: number; servers: number }>(
    `select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
       - coalesce(current_setting('reserved_connections', true), '0')::integer as room,
       (select count(*)::integer from servers where is_server_alive(server_no)) as servers`,
  );
  const { room, servers } = rows[0]!;
  if (servers * needed > room)
    log.warn("the database has too few connections for its servers under load", {
      servers,
      needed,
      room,
      see: "docs/flows/database.md",
    });
  return { needed, room };
}

/** Warns of missing limits behind a pooler, where only the role can have them. */
export async function tellOfLimits(pool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name in ('lock_timeout', 'statement_timeout') and setting = '0' order by name",
  );
  if (rows.length > 0)
    log.warn("the role should have limits, because a pooler is in front of the database", {
      missing: rows.map(({ name }) => name),
      see: "docs/flows/database.md",
    });
}

/** Explains a later failure of the start if the database had no connection left; returns any other error as it is. */
export const explainStart = (error: unknown, place: Place): unknown =>
  isFull(error) ? full(error, place) : error;

const isFull = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;

const full = (cause: Error, place: Place) =>
  new StartError(
    `The database at ${new URL(directUrl(place)).host} has too few free connections for this server, ` +
      `which needs ${connectionsOf(place)}: ${cause.message}.`,
    { cause },
  );

const notPrepared = (cause: Error, url: string) =>
  new StartError(
    `The database at ${new URL(url).host} could not be prepared: ${cause.message || String(cause)}.`,
    { cause },
  );

function poolerSentence({ directDatabaseUrl }: Place): string {
  return directDatabaseUrl
    ? "DIRECT_DATABASE_URL also points at a transaction pooler: it must be the address of the database itself."
    : "DATABASE_URL points at a transaction pooler: set DIRECT_DATABASE_URL to the database's own address (docs/flows/database.md).";
}
