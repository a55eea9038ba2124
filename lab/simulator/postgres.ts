// The one Postgres of a run, which can be restarted politely or crash; each time it comes back at another port.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "../../server/embedded-postgres/start.ts";
import { surviveDrops, withClient } from "../../server/platform/database/database.ts";
import { createLog } from "../../server/platform/log.ts";

const TOO_MANY_CONNECTIONS = "53300";
const SMALL_DISK_MIB = 320;
const MIB = 1024 ** 2;

/** `hasSmallDisk`: the data lie on a file system of their own, which only root can mount, so that it can be filled. */
export async function startPostgres(dataDir: string, hasSmallDisk: boolean) {
  if (hasSmallDisk) {
    fs.mkdirSync(dataDir);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SMALL_DISK_MIB}m`, "luli", dataDir]);
  }
  const log = createLog(() => {});
  let running = await startEmbeddedPostgres(dataDir, log);
  let pool = openPool(running.url);
  let changes = Promise.resolve();
  let waiting = 0;
  let isDiskFull = false;

  async function restart(how: "politely" | "crash"): Promise<void> {
    waiting += 1;
    await comeBack(how).finally(() => (waiting -= 1));
  }

  async function comeBack(how: "politely" | "crash"): Promise<void> {
    if (how === "crash") {
      const pidFile = path.join(dataDir, "postgres", "postmaster.pid");
      process.kill(Number(fs.readFileSync(pidFile, "utf8").split("\n")[0]), "SIGQUIT");
    }
    const old = pool;
    await running.stop();
    await old.end();
    running = await startEmbeddedPostgres(dataDir, log);
    pool = openPool(running.url);
  }

  async function query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<Row[]> {
    for (;;) {
      await changes;
      try {
        return (await pool.query<Row>(text, values)).rows;
      } catch (error) {
        const isFull = (error as { code?: string }).code === TOO_MANY_CONNECTIONS;
        // A restart that began meanwhile is waited for, too.
        if (!isFull && !isDiskFull && waiting === 0) throw error;
        await pause(100);
      }
    }
  }

  async function fillDisk(forMs: number): Promise<void> {
    const filler = path.join(dataDir, "filler");
    isDiskFull = true;
    try {
      for (;;) fs.writeFileSync(filler, Buffer.alloc(MIB), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
    await pause(forMs);
    fs.rmSync(filler);
    // Without room for its log Postgres ends, and after some tries for good.
    if (!(await pool.query("select 1").catch(() => null))) await restart("politely");
    isDiskFull = false;
  }

  /** Ends every connection of a server. */
  async function terminate(): Promise<void> {
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'luli%'`,
    );
  }

  return {
    /** Null while it is being restarted. */
    port: () => (waiting > 0 ? null : Number(new URL(running.url).port)),
    url: () => running.url,
    async createDatabase(name: string) {
      await withClient(running.superuserUrl, {}, (client) =>
        client.query(`create database ${name} owner luli`),
      );
    },
    urlThrough(port: number): string {
      const url = new URL(running.url);
      url.port = String(port);
      return url.href;
    },
    /** Restarts run one after the other, like all other faults. */
    async restart(how: "politely" | "crash") {
      changes = changes.then(() => restart(how));
      await changes;
    },
    hasSmallDisk,
    async fillDisk(forMs: number) {
      changes = changes.then(() => fillDisk(forMs));
      await changes;
    },
    terminate,
    async lockTable(name: string, forMs: number) {
      await changes;
      const client = await pool.connect();
      try {
        await client.query(`begin; lock table ${name} in access exclusive mode`);
        await pause(forMs);
        await client.query("rollback");
        client.release();
      } catch (error) {
        client.release(error as Error);
      }
    },
    /** No other client gets a connection meanwhile. */
    async takeConnections(forMs: number) {
      await changes;
      const taken: pg.Client[] = [];
      try {
        for (;;) {
          const client = new pg.Client({ connectionString: running.url });
          surviveDrops(client);
          await client.connect();
          taken.push(client);
        }
      } catch {
        await pause(forMs);
      }
      await Promise.all(taken.map((client) => client.end().catch(() => {})));
    },
    /** As a primary that has become a standby. */
    async refuseWrites(forMs: number) {
      const database = new URL(running.url).pathname.slice(1);
      const set = async (how: string) => {
        await query(`begin read write; alter database ${database} ${how}; commit`);
        await terminate();
      };
      await set("set default_transaction_read_only = on");
      await pause(forMs);
      await set("reset default_transaction_read_only");
    },
    query,
    async stop() {
      await changes;
      await pool.end();
      await running.stop();
      if (hasSmallDisk) execFileSync("umount", [dataDir]);
    },
  };
}

/** Opens the simulator's own connections, which are never terminated. */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: "simulator" });
  pool.on("error", () => {});
  pool.on("connect", surviveDrops);
  return pool;
}
