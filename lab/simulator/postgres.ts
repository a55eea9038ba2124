// The one Postgres of a run, which can be restarted politely or crash; each time it comes back at another port.
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../server/embedded-postgres/start.ts";
import { surviveDrops } from "../../server/platform/database/database.ts";
import { createLog } from "../../server/platform/log.ts";

export async function startPostgres(dataDir: string) {
  const log = createLog(() => {});
  let running = await startEmbeddedPostgres(dataDir, log);
  let pool = openPool(running.url);
  let changes = Promise.resolve();
  let waiting = 0;

  async function restart(how: "politely" | "crash"): Promise<void> {
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

  return {
    /** Null while it is being restarted. */
    port: () => (waiting > 0 ? null : Number(new URL(running.url).port)),
    url: () => running.url,
    async createDatabase(name: string) {
      const client = new pg.Client({ connectionString: running.superuserUrl });
      await client.connect();
      await client.query(`create database ${name} owner luli`);
      await client.end();
    },
    urlThrough(port: number): string {
      const url = new URL(running.url);
      url.port = String(port);
      return url.href;
    },
    /** Restarts run one after the other, like all other faults. */
    async restart(how: "politely" | "crash") {
      waiting += 1;
      changes = changes.then(() => restart(how)).finally(() => (waiting -= 1));
      await changes;
    },
    /** Ends every connection of a server. */
    async terminate() {
      const end = async () => {
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name like 'luli%'`,
        );
      };
      changes = changes.then(end);
      await changes;
    },
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      await changes;
      return (await pool.query<Row>(text, values)).rows;
    },
    async stop() {
      await changes;
      await pool.end();
      await running.stop();
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
