// Calls of the functions of a queries module: a new function does not compile until it is called.
import type pg from "pg";
import type { Database } from "../../platform/database/database.ts";

/** The function and a way to call it. */
export type Call = { of: unknown; run: () => Promise<unknown> };

/** What the calls of one noun need: databases, and the chat that the first of them begins. */
export type QueryTest = { pool: pg.Pool; database: Database; chatId: string };

/** The time of every call, after the past of many-people.ts. */
export const NOW = new Date("2026-11-23T10:12:00Z");
export const MY_EMAIL = "person7@luli.test";

type FunctionsOf<M> = keyof {
  [F in keyof M as M[F] extends (...given: never[]) => unknown ? F : never]: true;
};

/** Runs in the order of `calls`. A function with several plans is called several times. */
export const callsOf = <M>(
  module: M,
  calls: { [F in FunctionsOf<M>]: (of: M[F]) => unknown },
): Call[] =>
  (Object.keys(calls) as FunctionsOf<M>[]).map((name) => ({
    of: module[name],
    run: async () => Promise.all([calls[name](module[name])].flat()),
  }));

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
