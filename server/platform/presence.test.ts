import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPool } from "./database/database.ts";
import { createLog } from "./log.ts";
import { startPresence } from "./presence.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const log = createLog(() => {});
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const isAlive = async (no: number) =>
  (await pool.query<{ alive: boolean }>("select is_server_alive($1) as alive", [no])).rows[0]!
    .alive;

test("a server counts as alive from its start to its stop", async () => {
  const presence = await startPresence(database.url, pool, log);
  const no = presence.serverNo();
  expect(await isAlive(no)).toBe(true);
  await presence.stop();
  await vi.waitFor(async () => expect(await isAlive(no)).toBe(false));
});

test("what one server sends, every server hears", async () => {
  const [a, b] = [
    await startPresence(database.url, pool, log),
    await startPresence(database.url, pool, log),
  ];
  const heard: string[] = [];
  await a.listen("news", (payload) => heard.push(`a ${payload}`));
  const hush = await b.listen("news", (payload) => heard.push(`b ${payload}`));
  await a.notify("news", "1");
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(["a 1", "b 1"]));
  hush();
  await b.notify("news", "2");
  await vi.waitFor(() => expect(heard).toContain("a 2"));
  expect(heard).not.toContain("b 2");
  await a.stop();
  await b.stop();
});

test("after a lost connection it comes back under a new number and still hears", async () => {
  const presence = await startPresence(database.url, pool, log);
  const heard: string[] = [];
  await presence.listen("news", (payload) => heard.push(payload));
  const before = presence.serverNo();
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'luli-presence'",
  );
  await vi.waitFor(() => expect(presence.serverNo()).not.toBe(before));
  await vi.waitFor(async () => {
    await presence.notify("news", "again");
    expect(heard).toContain("again");
  });
  expect(await isAlive(before)).toBe(false);
  await presence.stop();
});
