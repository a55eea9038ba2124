import { describe, expect, onTestFinished, test } from "vitest";
import { operationRoutes } from "../../http/operation.ts";
import { mount } from "../../testing/mount.ts";
import { databaseFixture } from "../../testing/test-database.ts";
import { createDatabase } from "../database/database.ts";
import { createLog } from "../log.ts";
import { startPresence } from "../presence.ts";
import { createClock } from "./clock.ts";

const { pool, url } = await databaseFixture();
const MINUTE_MS = 60_000;
const RIGHT = Date.parse("2026-11-28T12:00:00Z");

/** A machine and a database whose clocks a test sets. `slowMs` is how long the answer takes. */
function twoClocks() {
  const lines: string[] = [];
  const clocks = { machine: RIGHT, database: RIGHT };
  const clock = createClock(
    createLog((line) => lines.push(line)),
    () => clocks.machine,
  );
  const compare = (slowMs = 0) =>
    clock.compare(async () => {
      const now = new Date(clocks.database);
      clocks.machine += slowMs;
      clocks.database += slowMs;
      return now;
    });
  return { clocks, clock, compare, lines };
}

describe.each([
  ["ahead", 1],
  ["behind", -1],
])("a machine whose clock is %s", (direction, sign) => {
  test.each([10, 24 * 60, 365 * 24 * 60])(
    "is corrected to the database's clock when %i minutes off",
    async (off) => {
      const { clocks, clock, compare, lines } = twoClocks();
      clocks.machine += sign * off * MINUTE_MS;
      await compare();
      expect(Math.abs(clock.now().getTime() - RIGHT)).toBeLessThan(1_000);
      expect(clock.trouble()).toMatch(
        new RegExp(`^This machine's clock is \\d+ seconds ${direction}`),
      );
      expect(lines.join("")).toContain(`seconds ${direction}`);
      await compare();
      clocks.machine = RIGHT;
      await compare();
      expect([clock.trouble(), clock.now().getTime()]).toEqual([null, RIGHT]);
      expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
        "clock is wrong",
        "clock is right again",
      ]);
    },
  );

  test("a clock four minutes off is corrected without a warning", async () => {
    const { clocks, clock, compare, lines } = twoClocks();
    clocks.machine += sign * 4 * MINUTE_MS;
    await compare();
    expect(Math.abs(clock.now().getTime() - RIGHT)).toBeLessThan(1_000);
    expect([clock.trouble(), lines]).toEqual([null, []]);
  });
});

test.each([500, 9_000, 20 * MINUTE_MS])(
  "a slow answer of %i ms does not move a correct clock",
  async (slowMs) => {
    const { clocks, clock, compare } = twoClocks();
    await compare(slowMs);
    expect([clock.trouble(), clock.now().getTime()]).toEqual([null, clocks.machine]);
  },
);

test("a slow answer still reveals a clock that is hours off", async () => {
  const { clocks, clock, compare } = twoClocks();
  clocks.machine -= 180 * MINUTE_MS;
  await compare(9_000);
  expect(clock.trouble()).toContain("seconds behind");
});

test.each([-1, 1])(
  "a server is not ready while its clock is wrong, in direction %i",
  async (sign) => {
    let off = sign * 2 * 60 * MINUTE_MS;
    const log = createLog(() => {});
    const clock = createClock(log, () => Date.now() + off);
    const presence = await startPresence(url, pool, log, { beatMs: 20, clock });
    onTestFinished(() => presence.stop());
    const context = { pool, clock: clock.now, database: createDatabase(pool), log };
    const app = mount(context, (route) =>
      operationRoutes(
        route,
        { ...context, presence, config: {} as never, keys: {} as never },
        { condition: () => ({ state: "well" }) },
        { isStopping: false },
        () => ({ off: [], banner: null, model_changes: [] }),
      ),
    );
    const ask = async () => app.request("/readyz");
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.text()).toMatch(/clock_wrong.*clock is 7\d\d\d seconds/);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2_000);
    await presence.announce("http://luli.test:1");
    off = 0;
    await expect.poll(async () => (await ask()).status).toBe(200);
    off = sign * 2 * 60 * MINUTE_MS;
    await expect.poll(async () => (await ask()).status).toBe(503);
  },
);
