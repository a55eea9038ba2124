// Tells a transaction pooler (PgBouncer and its kin) by what it does: two clients find themselves in one session of the database.
import pg from "pg";
import { surviveDrops } from "../database.ts";

/** A busy pooler may give two clients their own sessions once, but hardly five times. */
const LOOKS = 5;
const ANSWER_MS = 10_000;

/** Advisory locks, LISTEN and settings belong to a session and do not work behind a transaction pooler. */
export async function isTransactionPooled(url: string): Promise<boolean> {
  const clients = [open(url), open(url)] as const;
  try {
    const [one, other] = await Promise.all(clients.map(connect));
    const first = { one: await one!(), other: await other!() };
    for (let look = 0; look < LOOKS; look += 1) {
      const [a, b] = [await one!(), await other!()];
      if (a === b || a !== first.one || b !== first.other) return true;
    }
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

function open(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: "luli-start",
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  surviveDrops(client);
  return client;
}

/** How to ask which of the database's processes answers. */
async function connect(client: pg.Client): Promise<() => Promise<number>> {
  await client.connect();
  return async () =>
    (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]!.pid;
}
