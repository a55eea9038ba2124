// A server that must not migrate, and one that counts what it takes from its database.
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase, databaseFixture } from "../../../testing/test-database.ts";
import { prepareJobs } from "../../jobs.ts";
import { createLog } from "../../log.ts";
import { countRoom, prepareDatabase } from "./prepare.ts";

const { url, pool } = await databaseFixture();
const place = { databaseUrl: url, directDatabaseUrl: null, databaseConnections: 10 };
const start = () => prepareDatabase({ ...place, isMigrating: false });

test("a server that must not migrate names what an older database lacks, and accepts a newer one", async () => {
  await expect(start()).rejects.toThrow(
    "The database is older than this release (it lacks the job tables), and MIGRATE_AT_START is off: run npm run migrate.",
  );
  await prepareJobs(url);
  await start();
  await pool.query("update jobs.version set version = version + 1");
  await pool.query("insert into migrations (name, run_on) values ('9999_later', now())");
  await pool.query("insert into function_sets values (repeat('0', 64), now())");
  await start();
  await pool.query("delete from migrations where name like '0001%'");
  await pool.query(
    "update function_sets set digest = repeat('1', 64) where digest <> repeat('0', 64)",
  );
  await expect(start()).rejects.toThrow(/it lacks 0001_[a-z-]+, its functions\)/);
});

test("an empty database lacks all tables", async () => {
  const empty = await createTestDatabase("template1");
  await expect(
    prepareDatabase({ ...place, databaseUrl: empty.url, isMigrating: false }),
  ).rejects.toThrow("it lacks all tables");
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  expect((await client.query("select from pg_tables where schemaname = 'public'")).rowCount).toBe(
    0,
  );
  await client.end();
  await empty.drop();
});

test("too few connections for all servers are warned of, without counting those of a pooler", async () => {
  await pool.query("insert into servers (server_no, address, seen_at) values (1, 'here', now())");
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const count = (databaseConnections: number, directDatabaseUrl: string | null = null) =>
    countRoom(pool, { ...place, isMigrating: true, databaseConnections, directDatabaseUrl }, log);
  const { needed, room } = await count(10);
  expect([needed, lines]).toEqual([15, []]);
  expect(await count(room, url)).toEqual({ needed: 5, room });
  expect(lines).toEqual([]);
  await count(room);
  expect(JSON.parse(lines.join(""))).toMatchObject({ servers: 1, needed: room + 5, room });
});

test("docs/scale.md multiplies its processes by the connections that a server needs", async () => {
  const page = path.resolve(import.meta.dirname, "../../../../docs/scale.md");
  const rows = fs.readFileSync(page, "utf8").split("\n");
  const numbersOf = (label: string) => {
    const cells = rows.find((row) => row.startsWith(`| ${label}`))!.split("|");
    return cells.slice(2, -1).map((cell) => parseInt(cell, 10));
  };
  const quiet = createLog(() => {});
  const { needed } = await countRoom(pool, { ...place, isMigrating: true }, quiet);
  expect(numbersOf("connections (10 + 5 a process)")).toEqual(
    numbersOf("**processes**").map((count) => count * needed),
  );
});
