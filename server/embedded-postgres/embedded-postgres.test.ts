import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { findBinaries, sayMissing } from "./binaries.ts";
import { chooseRunner, runAs } from "./postgres-user.ts";
import { freePort, listProcesses } from "./processes.ts";
import { startEmbeddedPostgres } from "./start.ts";

const log = createLog(() => {});
const makeDir = () => fs.mkdtempSync(path.join(os.tmpdir(), "luli-pg-"));
let dir: string;
/** A data directory that was served once and holds a table. Making one takes longer than most tests. */
let served: string;
beforeAll(async () => {
  served = makeDir();
  const embedded = await startEmbeddedPostgres(served, log);
  await query(embedded.url, "create table t as select 7 as n");
  await embedded.stop();
});
afterAll(() => fs.rmSync(served, { recursive: true, force: true }));
beforeEach(() => (dir = makeDir()));
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

/** cp keeps the owners: Postgres may run as another user. */
const copyServed = () => execFileSync("cp", ["-a", `${served}/.`, dir]);

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("the built-in Postgres serves a role without superuser rights and keeps its rows over a restart", async () => {
  copyServed();
  const again = await startEmbeddedPostgres(dir, log);
  expect(
    await query(again.url, "select n, rolsuper from t, pg_roles where rolname = current_user"),
  ).toEqual([{ n: 7, rolsuper: false }]);
  await again.stop();
});

test("a second Luli in the same data directory is refused with a sentence that names it", async () => {
  copyServed();
  const first = await startEmbeddedPostgres(dir, log);
  const refusal = `in use by another Luli (process ${process.pid})`;
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(refusal);
  // A disk that knows no locks.
  fs.rmSync(path.join(dir, "luli.lock"));
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(refusal);
  expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await first.stop();
});

const pidFile = () => path.join(fs.realpathSync(dir), "postgres/postmaster.pid");
const postmaster = () => Number(fs.readFileSync(pidFile(), "utf8").split("\n")[0]);

test("a killed Postgres with a stale pid file starts again with its rows", async () => {
  copyServed();
  const first = await startEmbeddedPostgres(dir, log);
  const stale = fs.readFileSync(pidFile(), "utf8");
  process.kill(postmaster(), "SIGKILL");
  await first.stop();
  // The pid now belongs to another process: this one.
  fs.writeFileSync(pidFile(), stale.replace(/^\d+/, String(process.pid)));
  const second = await startEmbeddedPostgres(dir, log);
  expect(await query(second.url, "select n from t")).toEqual([{ n: 7 }]);
  await second.stop();
});

test("a Postgres that dies restarts at its port, and is given up when it keeps dying", async () => {
  copyServed();
  const embedded = await startEmbeddedPostgres(dir, log);
  for (let death = 1; death <= 3; death++) {
    process.kill(postmaster(), "SIGKILL");
    const isBack = () => query(embedded.url, "select n from t").catch(() => null);
    expect(await vi.waitUntil(isBack, 20_000)).toEqual([{ n: 7 }]);
  }
  process.kill(postmaster(), "SIGKILL");
  expect(await embedded.died).toBe(
    "Postgres ended unexpectedly 4 times within a minute: ended by SIGKILL",
  );
  await embedded.stop();
});

/** Starts one as a process that then ends, as a Luli that is killed before its watchdog is there. */
async function leaveOrphan(): Promise<number> {
  const { pg_ctl } = await findBinaries();
  const runner = await chooseRunner([dir, pg_ctl]);
  const settings = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const args = ["start", "-w", "-D", path.dirname(pidFile()), "-l", "/dev/null", "-o", settings];
  expect((await runAs(runner, pg_ctl, args)).code).toBe(0);
  return postmaster();
}

test("an orphaned Postgres is stopped before another one starts, also before it wrote its pid file", async () => {
  copyServed();
  const kill = process.kill.bind(process);
  /** It ends between the look and the signal. */
  const endBefore = () =>
    vi.spyOn(process, "kill").mockImplementationOnce((pid) => {
      kill(pid, "SIGKILL");
      throw Object.assign(new Error("kill ESRCH"), { code: "ESRCH" });
    });
  const spoils = [
    () => {},
    () => fs.truncateSync(pidFile()),
    () => fs.rmSync(pidFile()),
    endBefore,
  ];
  for (const spoil of spoils) {
    const orphan = await leaveOrphan();
    spoil();
    const again = await startEmbeddedPostgres(dir, log);
    expect((await listProcesses()).filter(({ pid }) => pid === orphan)).toEqual([]);
    expect(await query(again.url, "select n from t")).toEqual([{ n: 7 }]);
    await again.stop();
  }
  // An empty pid file, as a full disk leaves it, must not be waited for.
  fs.writeFileSync(pidFile(), "");
  await (await startEmbeddedPostgres(dir, log)).stop();
});

test("a database starts from its folder alone, with a lost or an empty password file", async () => {
  copyServed();
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

test("an interrupted initdb runs again", async () => {
  fs.mkdirSync(path.join(dir, "postgres.new/global"), { recursive: true });
  fs.writeFileSync(path.join(dir, "postgres.new/PG_VERSION"), "18\n");
  const embedded = await startEmbeddedPostgres(dir, log);
  expect(await query(embedded.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await embedded.stop();
});

test("an incomplete database folder is refused with a sentence and left unchanged", async () => {
  const file = path.join(dir, "postgres/base/16384");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "rows");
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(
    "is not a whole Postgres database: put a backup in its place, or move it away",
  );
  expect(fs.readFileSync(file, "utf8")).toBe("rows");
});

test("files of another major version are left unchanged, and the sentence names the commands that move the data", async () => {
  copyServed();
  const version = path.join(dir, "postgres/PG_VERSION");
  fs.writeFileSync(version, "17\n");
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(
    /was made by Postgres 17, and this Luli brings Postgres 18: .*npm run backup.*npm run restore/,
  );
  expect(fs.readFileSync(version, "utf8")).toBe("17\n");
});

test("a start that fails after Postgres came up stops it again and says so in a sentence", async () => {
  copyServed();
  fs.writeFileSync(path.join(dir, "postgres-password"), "another");
  await expect(startEmbeddedPostgres(dir, log)).rejects.toThrow(StartError);
  expect(fs.existsSync(path.join(dir, "postgres/postmaster.pid"))).toBe(false);
});

test("a data directory that is a file is refused with a sentence that names it", async () => {
  const file = path.join(dir, "file");
  fs.writeFileSync(file, "");
  await expect(startEmbeddedPostgres(file, log)).rejects.toThrow(
    `The data directory ${file} is not writable`,
  );
});

test.each([
  [true, "without glibc: set DATABASE_URL."],
  [false, "for linux-mips here: run npm ci again, or set DATABASE_URL."],
])("a machine that it was not built for hears what to do (musl: %s)", (isMusl, words) =>
  expect(sayMissing("linux-mips", isMusl)).toContain(words),
);
