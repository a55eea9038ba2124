// This server among its replicas: a number whose advisory lock shows that it lives, and LISTEN/NOTIFY between them.
import pg from "pg";
import { surviveDrops } from "./database/database.ts";
import type { Log } from "./log.ts";

/** First key of the advisory lock that a living server holds; `is_server_alive` in db/functions looks at it. */
const LOCK_SPACE = 76;

export type Presence = {
  /** Number of this server. A new one after the connection was lost: what the old one ran counts as orphaned. */
  serverNo(): number;
  /** Hears what any replica (this one included) sends to the channel; returns how to stop hearing. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => void>;
  notify(channel: string, payload: string): Promise<void>;
  /** Tells the others where this server is reached, from now on and under each number that it gets. */
  announce(address: string): Promise<void>;
  stop(): Promise<void>;
};

export async function startPresence(
  databaseUrl: string,
  pool: pg.Pool,
  log: Log,
): Promise<Presence> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let isStopping = false;
  let no = 0;
  let ownAddress: string | null = null;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: "luli-presence",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    surviveDrops(fresh);
    await fresh.connect();
    fresh.on("notification", ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? "");
    });
    const { rows } = await fresh.query<{ no: number }>(
      "select nextval('server_nos')::integer as no",
    );
    no = rows[0]!.no;
    await fresh.query("select pg_advisory_lock($1, $2)", [LOCK_SPACE, no]);
    if (ownAddress !== null) await write(fresh, ownAddress);
    for (const channel of listeners.keys())
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    fresh.once("end", () => void reconnect());
    return fresh;
  }

  async function write(connection: pg.Client, address: string): Promise<void> {
    await connection.query(
      `with gone as (delete from servers where server_no <> $1 and not is_server_alive(server_no))
       insert into servers (server_no, address) values ($1, $2)
       on conflict (server_no) do update set address = excluded.address`,
      [no, address],
    );
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !isStopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        client = await connect();
        if (isStopping) await client.end();
        return;
      } catch (error) {
        log.warn("presence lost its connection", { error });
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  return {
    serverNo: () => no,
    async listen(channel, onPayload) {
      const existing = listeners.get(channel);
      if (existing) existing.add(onPayload);
      else {
        listeners.set(channel, new Set([onPayload]));
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
      return () => void listeners.get(channel)?.delete(onPayload);
    },
    async notify(channel, payload) {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    async announce(address) {
      ownAddress = address;
      await write(client, address);
    },
    async stop() {
      isStopping = true;
      await client.end();
    },
  };
}
