// Runs behind a stand-in of a transaction pooler. PgBouncer itself is tried by hand (docs/flows/database.md).
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { startTransactionPooler } from "../../../testing/processes/transaction-pooler.ts";
import { createPool } from "../database.ts";
import { createLog } from "../../log.ts";
import { prepareDatabase, tellOfLimits } from "../start/prepare.ts";

const ALIKE = { databaseConnections: 10, isMigrating: true };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await startTransactionPooler(database.url);
});
afterAll(async () => {
  pooler.stop();
  await database.drop();
});

test("a start with a pooler's address alone asks for DIRECT_DATABASE_URL", async () => {
  await expect(
    prepareDatabase({ ...ALIKE, databaseUrl: pooler.url, directDatabaseUrl: null }),
  ).rejects.toThrow(/^DATABASE_URL points at a transaction pooler: set DIRECT_DATABASE_URL /);
});

test("a direct address that leads to a pooler, too, is refused", async () => {
  await expect(
    prepareDatabase({ ...ALIKE, databaseUrl: pooler.url, directDatabaseUrl: pooler.url }),
  ).rejects.toThrow(/^DIRECT_DATABASE_URL also points at a transaction pooler/);
});

test("a start behind a pooler prepares the database directly", async () => {
  for (const place of [
    { databaseUrl: pooler.url, directDatabaseUrl: database.url },
    { databaseUrl: database.url, directDatabaseUrl: null },
  ])
    await expect(prepareDatabase({ ...ALIKE, ...place })).resolves.toBeUndefined();
});

test("calls work behind a pooler: without session settings and prepared statements", async () => {
  const pool = createPool(pooler.url, { isPooled: true });
  const named = (n: number) => ({ name: "sum", text: "select $1::int + 1 as sum", values: [n] });
  const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
  for (const client of [one, other, one])
    expect((await client.query<{ sum: number }>(named(1))).rows).toEqual([{ sum: 2 }]);
  await one.query("begin");
  const later = other.query<{ sum: number }>(named(2));
  expect((await one.query<{ sum: number }>(named(3))).rows).toEqual([{ sum: 4 }]);
  await one.query("commit");
  expect((await later).rows).toEqual([{ sum: 3 }]);
  one.release();
  other.release();
  await pool.end();
});

test("a role without limits is warned of behind a pooler, where sessions cannot have any", async () => {
  const pool = createPool(pooler.url, { isPooled: true });
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  await tellOfLimits(pool, log);
  expect(JSON.parse(lines.join(""))).toMatchObject({
    level: "warn",
    missing: ["lock_timeout", "statement_timeout"],
  });
  await pool.query("set statement_timeout = 15000; set lock_timeout = 3000");
  await tellOfLimits(pool, log);
  expect(lines).toHaveLength(1);
  await pool.end();
});

test("sessions have their limits without a pooler", async () => {
  const pool = createPool(database.url);
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: "idle_in_transaction_session_timeout", setting: "60000" },
    { name: "lock_timeout", setting: "3000" },
    { name: "statement_timeout", setting: "15000" },
  ]);
  await pool.end();
});

test("a full database's error says how many connections a server needs", async () => {
  const { pathname } = new URL(database.url);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`alter database ${pathname.slice(1)} connection limit 1`);
  await expect(
    prepareDatabase({ ...ALIKE, databaseUrl: database.url, directDatabaseUrl: null }),
  ).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ has too few free connections for this server, which needs 15: /,
  );
  await admin.query(`alter database ${pathname.slice(1)} connection limit -1`);
  await admin.end();
});
