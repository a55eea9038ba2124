// Tells a transaction pooler (PgBouncer and its kin) by what it does: two clients find themselves in one session of the database.
import type pg from "pg";
import { withClient } from "../database.ts";

/** A busy pooler may give two clients their own sessions once, but hardly five times. */
const LOOKS = 5;
const ANSWER_MS = 10_000;
const CONNECTION = {
  application_name: "luli-start",
  connectionTimeoutMillis: ANSWER_MS,
  query_timeout: ANSWER_MS,
};

/** Advisory locks, LISTEN and settings belong to a session and do not work behind a transaction pooler. */
export const isTransactionPooled = (url: string): Promise<boolean> =>
  withClient(url, CONNECTION, (one) =>
    withClient(url, CONNECTION, async (other) => {
      const first = { one: await sessionOf(one), other: await sessionOf(other) };
      for (let look = 0; look < LOOKS; look += 1) {
        const [a, b] = [await sessionOf(one), await sessionOf(other)];
        if (a === b || a !== first.one || b !== first.other) return true;
      }
      return false;
    }),
  );

/** Returns which of the database's processes answers. */
const sessionOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]!.pid;
