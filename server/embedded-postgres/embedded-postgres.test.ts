import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { startEmbeddedPostgres } from "./start.ts";

const log = createLog(() => {});
let dir: string;
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-pg-"))));
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("it serves as a role that is no superuser and keeps its rows over a restart", async () => {
  const first = await startEmbeddedPostgres(dir, log);
  await query(first.url, "create table t as select 7 as n");
  expect(
    await query(first.url, "select rolsuper from pg_roles where rolname = current_user"),
  ).toEqual([{ rolsuper: false }]);
  await first.stop();
  const second = await startEmbeddedPostgres(dir, log);
  expect(await query(second.url, "select n from t")).toEqual([{ n: 7 }]);
  await second.stop();
});

test("a second Luli in the same data directory is refused with a sentence that names it", async () => {
  const first = await startEmbeddedPostgres(dir, log);
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(
    `in use by another Luli (process ${process.pid})`,
  );
  await first.stop();
});

test("a killed Postgres with a stale pid file starts again with its rows", async () => {
  const first = await startEmbeddedPostgres(dir, log);
  await query(first.url, "create table t as select 7 as n");
  const pidFile = path.join(fs.realpathSync(dir), "postgres/postmaster.pid");
  const stale = fs.readFileSync(pidFile, "utf8");
  process.kill(Number(stale.split("\n")[0]), "SIGKILL");
  expect(await first.died).toMatch(/ended unexpectedly/);
  await first.stop();
  // The pid now belongs to somebody else: to us.
  fs.writeFileSync(pidFile, stale.replace(/^\d+/, String(process.pid)));
  const second = await startEmbeddedPostgres(dir, log);
  expect(await query(second.url, "select n from t")).toEqual([{ n: 7 }]);
  await second.stop();
});

test("a database is kept whatever lies beside it: its folder alone, with a lost or an empty password", async () => {
  const first = await startEmbeddedPostgres(dir, log);
  await query(first.url, "create table t as select 7 as n");
  await first.stop();
  const password = path.join(dir, "postgres-password");
  for (const lose of [() => fs.rmSync(password), () => fs.truncateSync(password)]) {
    lose();
    for (const name of fs.readdirSync(dir))
      if (!["postgres", "postgres-password"].includes(name)) fs.rmSync(path.join(dir, name));
    const again = await startEmbeddedPostgres(dir, log);
    expect(await query(again.url, "select n from t")).toEqual([{ n: 7 }]);
    await again.stop();
    expect(fs.statSync(password).mode & 0o777).toBe(0o600);
  }
});

test("a cluster whose making was cut short is made again", async () => {
  fs.mkdirSync(path.join(dir, "postgres.new/global"), { recursive: true });
  fs.writeFileSync(path.join(dir, "postgres.new/PG_VERSION"), "18\n");
  const embedded = await startEmbeddedPostgres(dir, log);
  expect(await query(embedded.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await embedded.stop();
});

test("a folder that is no whole database is refused with a sentence and left as it is", async () => {
  const file = path.join(dir, "postgres/base/16384");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "rows");
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(
    "is not a whole Postgres database: put a backup in its place, or move it away",
  );
  expect(fs.readFileSync(file, "utf8")).toBe("rows");
});

test("a start that fails after Postgres came up stops it again and says so in a sentence", async () => {
  const first = await startEmbeddedPostgres(dir, log);
  await first.stop();
  fs.writeFileSync(path.join(dir, "postgres-password"), "another");
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(StartError);
  expect(fs.existsSync(path.join(dir, "postgres/postmaster.pid"))).toBe(false);
});

test("a data directory that is a file is refused with a sentence that names it", async () => {
  const file = path.join(dir, "file");
  fs.writeFileSync(file, "");
  await expect(startEmbeddedPostgres(file, log)).rejects.toThrow(
    `The data directory ${file} cannot be written`,
  );
});
