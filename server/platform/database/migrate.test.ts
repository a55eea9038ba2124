import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createLog } from "../log.ts";
import { migrate, MIGRATION_LOCK } from "./migrate.ts";

const DIR = path.resolve(import.meta.dirname, "../../../db");
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let dir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-migrations-"));
  fs.cpSync(DIR, dir, { recursive: true });
});
afterEach(async () => {
  await client.end();
  await database.drop();
  fs.rmSync(dir, { recursive: true });
});

test("a migration that fails names its file, line and statement, and leaves nothing", async () => {
  fs.mkdirSync(path.join(dir, "migrations"), { recursive: true });
  fs.writeFileSync(
    path.join(dir, "migrations/9999_broken.sql"),
    "-- A table; then an accident.\ncreate table broken (id integer);\n\nselect 1 /\n  0;\n",
  );
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    "migrations/9999_broken.sql, line 4 (select 1 / 0): division by zero",
  );
  expect((await client.query("select to_regclass('broken') as name")).rows).toEqual([
    { name: null },
  ]);
});

test("a waiting server logs again and again which server it waits for", async () => {
  await client.query("set application_name = 'slow'");
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const waiting = migrate(database.url, { log, logMs: 50 });
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: "waiting for another server that prepares the database",
    application: "slow",
  });
  await client.query("select pg_advisory_unlock_all()");
  expect(await waiting).toBe("same");
});

test("a server that waited too long ends and names the process to look at", async () => {
  await client.query("set application_name = 'hung'");
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await expect(migrate(database.url, { logMs: 50, waitMs: 100 })).rejects.toThrow(
    /too long \(process \d+ of it, hung\)/,
  );
});
