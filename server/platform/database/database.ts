// The way to Postgres: one pool, Kysely on top.
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { spans } from "../tracing/tracing.ts";
import type { Tables } from "./tables.ts";
import { traceStatements } from "./trace-statements.ts";

export type Database = Kysely<Tables>;

/** Limits of a session. Behind a pooler the role must have them (docs/flows/database.md). */
const SESSION_LIMITS = {
  statement_timeout: 15_000,
  // Each wait for a locked row holds a connection, and soon all of them: "try again" is better.
  lock_timeout: 3_000,
  // A server that vanished in the middle of a transaction holds its rows no longer.
  idle_in_transaction_session_timeout: 60_000,
};
/** Client-side limit behind a pooler, longer than the role's statement_timeout and needed if the role has none. */
const POOLED_LIMITS = { query_timeout: 20_000 };

type PoolOptions = {
  max?: number;
  /** Whether the address is a transaction pooler's. */
  isPooled?: boolean;
};

/** A pool that survives dropped connections; `application_name` shows up in pg_stat_activity. */
export function createPool(url: string, { max = 10, isPooled = false }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "luli",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(isPooled ? POOLED_LIMITS : SESSION_LIMITS),
  });
  // The pool replaces a broken connection, and its query rejects. Both "error" events need a listener, or they would end
  // the process: the pool listens to idle connections only, and emits their errors itself.
  pool.on("error", () => {});
  pool.on("connect", surviveDrops);
  if (isPooled) pool.on("connect", forgetNames);
  if (spans()) traceStatements(pool);
  return pool;
}

/** An "error" event without a listener ends the process; the running query rejects with the same error. */
export function surviveDrops(client: pg.ClientBase): void {
  client.on("error", () => {});
}

/** A prepared statement stays in the session that prepared it, and the next one may be another: each is sent whole. */
function forgetNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) =>
      query(hasName(asked) ? { ...asked, name: undefined } : asked, ...rest),
  });
}

const hasName = (asked: unknown): asked is { name: string } =>
  typeof asked === "object" && asked !== null && "name" in asked && "text" in asked;

/** Runs work on a connection of its own, past every pool, and closes it. */
export async function withClient<Result>(
  connectionString: string,
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, ...options });
  surviveDrops(client);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
