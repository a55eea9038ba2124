import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { createLog } from "./log.ts";
import { startPresence } from "./presence.ts";
import { openProxy } from "../testing/processes/network.ts";
import { ROOT } from "../testing/production/dockerfile.ts";
import { databaseFixture } from "../testing/test-database.ts";

const log = createLog(() => {});
const { pool, url: databaseUrl } = await databaseFixture();

const isAlive = async (no: number) =>
  (await pool.query<{ alive: boolean }>("select is_server_alive($1) as alive", [no])).rows[0]!
    .alive;

const endConnections = () =>
  pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'luli-presence' and datname = current_database()",
  );
/** How many connections hold the lock of this server. */
const locks = async (no: number) =>
  (
    await pool.query(
      `select from pg_locks where locktype = 'advisory' and classid = 76 and objid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())`,
      [no],
    )
  ).rows.length;

test("a server counts as alive from its start to its stop", async () => {
  const presence = await startPresence(databaseUrl, pool, log);
  const no = presence.serverNo();
  expect(await isAlive(no)).toBe(true);
  await presence.stop();
  await expect.poll(() => isAlive(no)).toBe(false);
});

test("every server receives a notification", async () => {
  const [a, b] = [
    await startPresence(databaseUrl, pool, log),
    await startPresence(databaseUrl, pool, log),
  ];
  const heard: string[] = [];
  await a.listen("news", (payload) => heard.push(`a ${payload}`));
  const hush = await b.listen("news", (payload) => heard.push(`b ${payload}`));
  await a.notify("news", "1");
  await expect.poll(() => heard.toSorted()).toEqual(["a 1", "b 1"]);
  hush();
  await b.notify("news", "2");
  await expect.poll(() => heard).toContain("a 2");
  expect(heard).not.toContain("b 2");
  await a.stop();
  await b.stop();
});

/** A process of its own: Node warns of each deprecation once in a process. */
const PROGRAM = `
  import pg from "pg";
  import { createLog } from "./server/platform/log.ts";
  import { startPresence } from "./server/platform/presence.ts";
  const [databaseUrl] = process.argv.slice(-1);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const presence = await startPresence(databaseUrl, pool, createLog(() => {}), { beatMs: 1 });
  await presence.announce("127.0.0.1:1");
  const channels = ["a", "b", "c", "d"].map((channel) => presence.listen(channel, () => {}));
  await Promise.all([...channels, presence.announce("127.0.0.1:2")]);
  await presence.stop();
  await pool.end();`;

test("presence sends one query at a time over its connection", async () => {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", PROGRAM, databaseUrl],
    { cwd: ROOT },
  );
  expect(stderr).toBe("");
});

test("a server keeps its number and subscriptions after a lost connection", async () => {
  const presence = await startPresence(databaseUrl, pool, log);
  const heard: string[] = [];
  await presence.listen("news", (payload) => heard.push(payload));
  const no = presence.serverNo();
  await endConnections();
  await expect
    .poll(async () => {
      await presence.notify("news", "again");
      return heard;
    })
    .toContain("again");
  expect(presence.serverNo()).toBe(no);
  expect(await isAlive(no)).toBe(true);
  await presence.stop();
});

test("a server that takes its number back ends no connection that only checks it", async () => {
  const presence = await startPresence(databaseUrl, pool, log);
  const no = presence.serverNo();
  const asking = await pool.connect();
  await asking.query("begin");
  const waiting = async () =>
    (
      await pool.query("select from pg_locks where objid = $1 and classid = 76 and not granted", [
        no,
      ])
    ).rows.length;
  const asked = asking.query("select pg_advisory_xact_lock_shared(76, $1)", [no]);
  await expect.poll(waiting).toBeGreaterThan(0);
  await endConnections();
  await asked;
  await expect.poll(waiting).toBeGreaterThan(0);
  expect((await asking.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await asking.query("commit");
  asking.release();
  await expect.poll(() => isAlive(no)).toBe(true);
  expect(presence.serverNo()).toBe(no);
  await presence.stop();
});

describe("an announced server", () => {
  const ADDRESS = "http://127.0.0.1:1";
  const quiet = { beatMs: 600_000 };
  const silentFor = (no: number, seconds: number) =>
    pool.query(
      "update servers set seen_at = clock_timestamp() - $2 * interval '1 second' where server_no = $1",
      [no, seconds],
    );
  const announced = async (options = {}, url = databaseUrl) => {
    const presence = await startPresence(url, pool, log, options);
    await presence.announce(ADDRESS);
    return { presence, no: presence.serverNo() };
  };

  test("counts as dead after 45 silent seconds with its lock", async () => {
    const { presence, no } = await announced(quiet);
    await silentFor(no, 44);
    expect(await isAlive(no)).toBe(true);
    await silentFor(no, 46);
    expect(await isAlive(no)).toBe(false);
    await presence.stop();
  });

  test("sends heartbeats", async () => {
    const { presence, no } = await announced({ beatMs: 20 });
    await silentFor(no, 3_600);
    await expect.poll(() => isAlive(no)).toBe(true);
    await presence.stop();
  });

  test("keeps its place for ten seconds after a lost connection", async () => {
    const network = await openProxy(databaseUrl);
    const { presence, no } = await announced(quiet, network.url);
    network.cut();
    await expect.poll(() => locks(no)).toBe(0);
    expect(await isAlive(no)).toBe(true);
    await silentFor(no, 11);
    expect(await isAlive(no)).toBe(false);
    network.mend();
    await expect.poll(() => isAlive(no)).toBe(true);
    expect(await locks(no)).toBe(1);
    await presence.stop();
    network.close();
  });

  test("notices a silent network and takes its number back from the lingering connection", async () => {
    const network = await openProxy(databaseUrl);
    const { presence, no } = await announced({ beatMs: 20, answerMs: 200 }, network.url);
    const heard: string[] = [];
    await presence.listen("news", (payload) => heard.push(payload));
    network.swallow();
    await expect
      .poll(async () => {
        await presence.notify("news", "again");
        return heard;
      })
      .toContain("again");
    expect(presence.serverNo()).toBe(no);
    expect(await locks(no)).toBe(1);
    await presence.stop();
    network.close();
  });

  test("loses its place when it does not answer, unless it holds its lock", async () => {
    const { presence, no } = await announced(quiet);
    const { presence: other } = await announced(quiet);
    await other.giveUp(no);
    expect(await isAlive(no)).toBe(true);
    await pool.query("insert into servers values (0, $1, clock_timestamp())", [ADDRESS]);
    expect(await isAlive(0)).toBe(true);
    await other.giveUp(0);
    expect(await isAlive(0)).toBe(false);
    await Promise.all([presence.stop(), other.stop()]);
  });

  test("replaces a killed server at its address", async () => {
    await pool.query("insert into servers values (0, $1, clock_timestamp())", [ADDRESS]);
    const { presence } = await announced(quiet);
    expect(await isAlive(0)).toBe(false);
    await presence.stop();
  });

  test("disappears at once after a clean stop", async () => {
    const { presence, no } = await announced(quiet);
    await presence.stop();
    await expect.poll(() => isAlive(no)).toBe(false);
    expect((await pool.query("select from servers")).rows).toEqual([]);
  });
});
