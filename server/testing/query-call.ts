// A call of a function that asks the database, and a connection for those that want one.
import type pg from "pg";

/** The function and a way to call it. */
export type Call = { of: unknown; run: () => Promise<unknown> };

export const call = (of: unknown, run: () => Promise<unknown>): Call => ({ of, run });

export async function onClient(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}
