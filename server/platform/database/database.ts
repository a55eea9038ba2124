// The way to Postgres: one pool, Kysely on top.
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** A pool that survives dropped connections; `application_name` shows up in pg_stat_activity. */
export function createPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "luli",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // Who waits for a locked row holds one of these connections, and soon all of them: better "try again".
    lock_timeout: 3_000,
    // A server that vanished in the middle of a transaction holds its rows no longer.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool, and whoever uses it hears of it from their query. Without a listener
  // either would end the process: the pool listens to idle connections alone, and tells what it hears.
  pool.on("error", () => {});
  pool.on("connect", surviveDrops);
  return pool;
}

/** An emitter of errors that nobody listens to ends the process; the query at hand rejects with the same error. */
export function surviveDrops(client: pg.ClientBase): void {
  client.on("error", () => {});
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
