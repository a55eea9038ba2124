// Whether it was the database's trouble and no fault of the call: worth another try in a moment.
import pg from "pg";

/** SQLSTATE classes and codes (Postgres, appendix A). */
const TROUBLE = [
  /^08/, // connection exceptions
  /^53/, // too many connections, disk or memory full
  /^57P/, // shut down, starting up, connection ended by an administrator
  /^(?:57014|55P03)$/, // took too long, waited too long for a lock
  /^(?:40001|40P01)$/, // lost against others at the same rows
  /^25006$/, // read-only: a standby in the middle of a failover
];
/** Messages of `pg` that have no code: its pool is empty, or its connection has gone. */
const SAID_BY_PG =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;
const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND"]);

/** Other services' failures are wrapped by those who call them: what comes bare is the way to Postgres. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError)
    return TROUBLE.some((pattern) => pattern.test(error.code ?? ""));
  return SAID_BY_PG.test(error.message) || NETWORK.has((error as NodeJS.ErrnoException).code ?? "");
}
