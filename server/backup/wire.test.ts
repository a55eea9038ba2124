// A backup's totals are true over any wire, and a file that they are not true of is no backup.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { openProxy } from "../testing/processes/network.ts";
import { createTestDatabase, databaseFixture } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

/** Types of Postgres's messages. */
const COMMAND_COMPLETE = "C";
const COPY_DATA = "d";

const { url, pool } = await databaseFixture();
await pool.query("insert into users (email) select n || '@luli.test' from generate_series(1, 3) n");
const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-wire-"));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

const backUpBy = async (wire: Awaited<ReturnType<typeof openProxy>>, name: string) => {
  try {
    const { rows } = await backUp(wire.url, path.join(dir, name), { dataDir: dir, authSecret: "" });
    return Object.values(rows).reduce((sum, count) => sum + count);
  } finally {
    wire.close();
  }
};

async function restoreFrom(name: string) {
  const target = await createTestDatabase("template1");
  const given = { dataDir: path.join(dir, "restored"), isReplacing: false };
  try {
    return (await restore(target.url, path.join(dir, name), given)).rows;
  } finally {
    await target.drop();
  }
}

test("a backup over a slow wire, where the row count comes late, restores all rows", async () => {
  const slow = await openProxy(url, async (type) => {
    if (type === COMMAND_COMPLETE) await setTimeout(5);
    return true;
  });
  const count = await backUpBy(slow, "slow.gz");
  expect(count).toBeGreaterThan(10);
  expect(await restoreFrom("slow.gz")).toBe(count);
});

function openLossyWire() {
  let hasLost = false;
  return openProxy(url, (type) => {
    const isLost = type === COPY_DATA && !hasLost;
    hasLost ||= isLost;
    return !isLost;
  });
}

test("a backup that lacks a row of the database is refused and leaves no file", async () => {
  const lossy = await openLossyWire();
  await expect(backUpBy(lossy, "lossy.gz")).rejects.toThrow(
    /^The file that was written is no whole backup \(\d+ of \d+ rows of \w+ are in it\), and was deleted/,
  );
  expect(fs.readdirSync(dir).filter((name) => name.startsWith("lossy"))).toEqual([]);
});

test("the database notes complete backups only", async () => {
  const countNotes = async () => (await pool.query("select from backups")).rowCount;
  const before = (await countNotes())!;
  await backUpBy(await openProxy(url), "noted.gz");
  expect(await countNotes()).toBe(before + 1);
  await expect(backUpBy(await openLossyWire(), "none.gz")).rejects.toThrow("no whole backup");
  expect(await countNotes()).toBe(before + 1);
});

test("a backup of an earlier release restores despite wrong totals if its checksum is right", async () => {
  const count = await backUpBy(await openProxy(url), "right.gz");
  const plain = gunzipSync(fs.readFileSync(path.join(dir, "right.gz"))).toString();
  const wrong = plain.replace(/"users":3(?=[^\n]*\n$)/, '"users":0');
  expect(wrong).not.toBe(plain);
  fs.writeFileSync(path.join(dir, "wrong.gz"), gzipSync(wrong));
  expect(await restoreFrom("wrong.gz")).toBe(count);
});
