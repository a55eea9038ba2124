// Registers this server among its replicas: an advisory lock and a heartbeat show that it lives, and LISTEN/NOTIFY connects
// them.
import pg from "pg";
import { surviveDrops } from "./database/database.ts";
import { createClock, type SharedClock } from "./clock/clock.ts";
import type { Log } from "./log.ts";

/** First key of the advisory lock that a living server holds; `is_server_alive` in db/functions looks at it. */
const LOCK_SPACE = 76;

/** Half of what `is_server_alive` gives a server to come back in. */
const BEAT_MS = 5_000;
/** A database that takes longer to answer is one behind a connection that broke without a word. */
const ANSWER_MS = 10_000;

/** The database lets go of a server that vanished before `is_server_alive` stops waiting for it, also with news on the way to it. */
const KEEPALIVES = `
  set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 2; set tcp_user_timeout = 40000`;

const GONE = `delete from servers where server_no <> $1 and pg_try_advisory_xact_lock_shared(${LOCK_SPACE}, server_no)`;

export type Presence = {
  /** Number of this server, for as long as it lives. */
  serverNo(): number;
  /** Null: the clock of this machine is right. Otherwise what is wrong, in a sentence. */
  clockTrouble(): string | null;
  /** Hears what any replica (this one included) sends to the channel; returns how to stop hearing. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => void>;
  notify(channel: string, payload: string): Promise<void>;
  /** Tells the others where this server is reached, from now on. */
  announce(address: string): Promise<void>;
  /** Evicts a replica that does not answer at its address, unless it still holds its lock. */
  giveUp(serverNo: number): Promise<void>;
  /** Tells the others that this server takes up nothing more. */
  announceStop(): Promise<void>;
  /** Whether another server lives that is not about to stop. */
  hasOthers(): Promise<boolean>;
  stop(): Promise<void>;
};

export async function startPresence(
  databaseUrl: string,
  pool: pg.Pool,
  log: Log,
  {
    beatMs = BEAT_MS,
    answerMs = ANSWER_MS,
    clock = createClock(log),
  }: { beatMs?: number; answerMs?: number; clock?: SharedClock } = {},
): Promise<Presence> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let isStopping = false;
  let no: number | null = null;
  let ownAddress: string | null = null;
  let client: pg.Client | null = await connect();
  let last: Promise<unknown> = Promise.resolve();
  let beating: Promise<void> | null = null;
  const beats = setInterval(() => {
    beating ??= beat().finally(() => (beating = null));
  }, beatMs);

  /** pg takes one query at a time of a connection. Where there is none, the next one says all of this by itself. */
  function inTurn(ask: (connection: pg.Client) => Promise<unknown>): Promise<void> {
    const turn = last.then(async () => {
      if (client) await ask(client);
    });
    last = turn.catch(() => {});
    return turn;
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: "luli-presence",
      connectionTimeoutMillis: 5_000,
      query_timeout: answerMs,
      keepAlive: true,
    });
    surviveDrops(fresh);
    await fresh.connect();
    try {
      fresh.on("notification", ({ channel, payload }) => {
        for (const listener of listeners.get(channel) ?? []) listener(payload ?? "");
      });
      await fresh.query(KEEPALIVES);
      await clock.compare(() => readTime(fresh));
      no = await takeNumber(fresh, no);
      if (ownAddress !== null) await write(fresh, no, ownAddress);
      for (const channel of listeners.keys())
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    fresh.once("end", () => {
      client = null;
      void reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !isStopping; wait = Math.min(wait * 2, 1_000)) {
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

  async function beat(): Promise<void> {
    const address = ownAddress;
    if (address === null) return;
    await inTurn(async (connection) => {
      try {
        await clock.compare(() => readTime(connection));
        await write(connection, no!, address);
      } catch (error) {
        log.warn("presence could not say that it is there", { error });
        // An error of Postgres itself shows that the connection works; any other may be cured by a new one.
        if (!(error instanceof pg.DatabaseError)) await connection.end();
      }
    });
  }

  return {
    serverNo: () => no!,
    clockTrouble: clock.trouble,
    async listen(channel, onPayload) {
      const existing = listeners.get(channel);
      if (existing) existing.add(onPayload);
      else {
        listeners.set(channel, new Set([onPayload]));
        await inTurn((connection) => connection.query(`listen ${pg.escapeIdentifier(channel)}`));
      }
      return () => void listeners.get(channel)?.delete(onPayload);
    },
    async notify(channel, payload) {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    async announce(address) {
      ownAddress = address;
      await inTurn((connection) => write(connection, no!, address));
    },
    async giveUp(serverNo) {
      await pool.query(`${GONE} and server_no = $2`, [no, serverNo]);
    },
    async announceStop() {
      await pool.query("update servers set is_stopping = true where server_no = $1", [no]);
    },
    async hasOthers() {
      const { rows } = await pool.query<{ exists: boolean }>(
        "select exists(select from servers where server_no <> $1 and not is_stopping and is_server_alive(server_no))",
        [no],
      );
      return rows[0]!.exists;
    },
    async stop() {
      isStopping = true;
      clearInterval(beats);
      await beating;
      await inTurn((connection) =>
        connection.query("delete from servers where server_no = $1", [no]),
      ).catch(() => {});
      await client?.end();
    },
  };
}

async function readTime(connection: pg.Client): Promise<Date> {
  const { rows } = await connection.query<{ now: Date }>("select clock_timestamp() as now");
  return rows[0]!.now;
}

/**
 * Takes the server's own number again after a lost connection, so that its runs go on, and ends a lingering former
 * connection that holds it.
 */
async function takeNumber(connection: pg.Client, own: number | null): Promise<number> {
  if (own === null) {
    const { rows } = await connection.query<{ no: number }>(
      `select no, pg_advisory_lock(${LOCK_SPACE}, no) from (select nextval('server_nos')::integer as no) as next`,
    );
    return rows[0]!.no;
  }
  // `is_server_alive` shares the lock for a moment, so a shared lock is not ours.
  await connection.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = ${LOCK_SPACE} and objid = $1 and objsubid = 2 and mode = 'ExclusiveLock' and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [own],
  );
  await connection.query(`select pg_advisory_lock(${LOCK_SPACE}, $1)`, [own]);
  return own;
}

/** Also removes dead servers, and the former server at this address. */
async function write(connection: pg.Client, no: number, address: string): Promise<void> {
  await connection.query(
    `with gone as (${GONE} and (address = $2 or not is_server_alive(server_no)))
     insert into servers (server_no, address, seen_at) values ($1, $2, clock_timestamp())
     on conflict (server_no) do update set address = excluded.address, seen_at = excluded.seen_at`,
    [no, address],
  );
}
