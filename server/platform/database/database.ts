// The way to Postgres: one pool, Kysely on top.
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { spans } from "../tracing/tracing.ts";
import type { Tables } from "./tables.ts";
import { traceStatements } from "./trace-statements.ts";

export type Database = Kysely<Tables>;

/** Of a session; a pooler has none to set them in, so there they are the role's (docs/flows/database.md). */
const SESSION_LIMITS = {
  statement_timeout: 15_000,
  // Who waits for a locked row holds one of these connections, and soon all of them: better "try again".
  lock_timeout: 3_000,
  // A server that vanished in the middle of a transaction holds its rows no longer.
  idle_in_transaction_session_timeout: 60_000,
};
/** Behind a pooler: later than the role's limit would end a statement, for where it has none. */
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
  // A connection that breaks is replaced by the pool, and whoever uses it hears of it from their query. Without a listener
  // either would end the process: the pool listens to idle connections alone, and tells what it hears.
  pool.on("error", () => {});
  pool.on("connect", surviveDrops);
  if (isPooled) pool.on("connect", forgetNames);
  if (spans()) traceStatements(pool);
  return pool;
}

/** An emitter of errors that nobody listens to ends the process; the query at hand rejects with the same error. */
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

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
