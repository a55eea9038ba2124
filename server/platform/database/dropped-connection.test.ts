// Connections drop when a hosted Postgres restarts or fails over: only calls that were running then fail.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  passwordOf,
  type RunningLuli,
  signInTo,
  startLuli,
} from "../../testing/processes/start-luli.ts";

// Starts a whole process, as only that shows whether it dies.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const EMAIL = "demo@luli.test";

let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let luli: RunningLuli;
let holder: pg.Client;
let watcher: pg.Client;
let headers: Record<string, string>;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-dropped-"));
  database = await createTestDatabase();
  luli = await startLuli({ DATA_DIR: dataDir, DATABASE_URL: database.url, ALLOW_SANDBOX: "true" });
  holder = await connect();
  watcher = await connect();
  headers = await signInTo(luli, EMAIL);
});
afterAll(async () => {
  luli.child.kill("SIGTERM");
  await luli.exited;
  await Promise.all([holder.end(), watcher.end()]);
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, application_name: "test" });
  await client.connect();
  return client;
}

const call = (method: string, address: string, body: object) =>
  fetch(`${luli.url}${address}`, { method, headers, body: JSON.stringify(body) });

/** Ends the connection that waits for a locked row. */
async function endWhoWaits(): Promise<void> {
  await vi.waitUntil(async () => {
    const { rowCount } = await watcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'luli' and wait_event_type = 'Lock'`,
    );
    return rowCount! > 0;
  }, 10_000);
}

test("a locked row delays one person only, and not for long", async () => {
  await holder.query("begin");
  await holder.query(
    `select from users u join usage_counters c on c.user_id = u.id join game_states g on g.user_id = u.id
     where u.email = $1 for update`,
    [EMAIL],
  );
  const message = { messages: [{ role: "user", content: "Woof?" }] };
  const waiting = [1, 2, 3].map(async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const address = `${luli.url}/functions/v1/chat`;
    return fetch(address, {
      method: "POST",
      headers: { ...headers, ...key },
      body: JSON.stringify(message),
    });
  });
  waiting.push(...Array.from({ length: 12 }, () => call("POST", "/api/puppy/pet", {})));
  // One call holds a connection and waits for the row, the rest wait for a connection. The security log writes by itself.
  const holding = async () => {
    const { rows } = await watcher.query<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity
       where datname = current_database() and application_name = 'luli' and wait_event_type = 'Lock'
         and query not like '%security_events%'`,
    );
    return rows[0]!.n;
  };
  await vi.waitUntil(async () => (await holding()) > 0, 10_000);
  expect((await fetch(`${luli.url}/readyz`)).status).toBe(200);
  const first = await Promise.race(waiting);
  expect(first.status).toBe(503);
  expect(first.headers.get("retry-after")).toBe("5");
  expect(await first.json()).toMatchObject({ error: { code: "database_unavailable" } });
  expect(await holding()).toBeLessThan(2);
  await holder.query("rollback");
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
});

test.each<[string, string, string, () => object]>([
  ["a pet", "POST", "/api/puppy/pet", () => ({})],
  ["a new name", "PATCH", "/api/me", () => ({ name: "Maya" })],
  [
    "a deletion",
    "POST",
    "/api/me/deletion",
    () => ({ confirmation: EMAIL, password: passwordOf(luli, EMAIL) }),
  ],
])(
  "%s whose connection drops in its transaction fails alone, and can be tried again",
  async (_name, method, address, body) => {
    await holder.query("begin");
    await holder.query("select from users u join game_states g on g.user_id = u.id for update");
    const failing = call(method, address, body());
    await endWhoWaits();
    expect((await failing).status).toBe(503);
    await holder.query("rollback");
    expect(luli.output()).not.toContain("uncaught exception");
    expect((await call(method, address, body())).ok).toBe(true);
  },
);

test("all connections dropped at once are made anew", async () => {
  await watcher.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'luli%'`,
  );
  await expect.poll(async () => (await fetch(`${luli.url}/readyz`)).status).toBe(200);
  expect(luli.output()).not.toContain("uncaught exception");
});
