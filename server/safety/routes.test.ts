// Public safety routes: helplines without a database, and counts of how often help was shown.
import { beforeAll, expect, test } from "vitest";
import type { Hono } from "hono";
import type { CountryHelp, SafetyYears } from "../../shared/contracts/safety.ts";
import { createDatabase, createPool } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { mount } from "../testing/mount.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { safetyRoutes } from "./routes.ts";

let app: Hono;
beforeAll(() => {
  const nowhere = createDatabase(createPool("postgres://nobody@127.0.0.1:1/gone"));
  const context = { database: nowhere, clock: () => new Date(), log: createLog(() => {}) };
  app = mount(context, (route) => safetyRoutes(route, { ...context, config }));
});

const config = { helplinesFile: null };

async function ask(query: string, acceptLanguage?: string): Promise<CountryHelp> {
  const headers = new Headers();
  if (acceptLanguage !== undefined) headers.set("accept-language", acceptLanguage);
  const response = await app.request(`/api/helplines${query}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as CountryHelp;
}

test("the numbers of the country of a time zone are told to anyone, with the database away", async () => {
  const help = await ask("?time_zone=Europe%2FBerlin", "en-US");
  expect(help).toMatchObject({ country: "DE", emergency: { police: "110", medical: "112" } });
  expect(help?.lines.map(({ name, number, hours }) => [name, number, hours])).toContainEqual([
    "TelefonSeelsorge",
    "0800 111 0 111",
    "24/7",
  ]);
});

test("the browser's region counts without a zone, and a country without numbers gets none", async () => {
  expect((await ask("", "ja-JP"))?.country).toBe("JP");
  expect(await ask("?time_zone=Asia%2FUlaanbaatar", "en-US")).toBeNull();
  expect(await ask("?time_zone=UTC", "en")).toBeNull();
});

test("hours that nobody could confirm are not told", async () => {
  const help = await ask("?time_zone=Africa%2FLagos");
  expect(help?.lines.map(({ hours }) => hours)).toEqual([null]);
});

test("how often help was shown is told by year and kind, asked of the database once a minute", async () => {
  const testDatabase = await createTestDatabase();
  const pool = createPool(testDatabase.url);
  let now = new Date("2028-01-01T00:00:30Z");
  const context = { database: createDatabase(pool), clock: () => now, log: createLog(() => {}) };
  const counting = mount(context, (route) => safetyRoutes(route, { ...context, config }));
  const years = async () =>
    ((await (await counting.request("/api/safety")).json()) as SafetyYears).years;
  const count = (day: string, kind: string, layer: string, times: number) =>
    pool.query(
      "insert into safety_counts (day, kind, language, layer, count) values ($1, $2, 'de', $3, $4)",
      [day, kind, layer, times],
    );
  await count("2026-12-31", "abuse", "words", 2);
  await count("2026-12-30", "abuse", "classifier", 1);
  await count("2026-12-30", "minor", "words", 1);
  expect(await years()).toEqual([
    { year: 2028, total: 0, kinds: [] },
    {
      year: 2026,
      total: 4,
      kinds: [
        { kind: "abuse", count: 3 },
        { kind: "minor", count: 1 },
      ],
    },
  ]);
  await count("2028-01-01", "medical", "model", 5);
  now = new Date("2028-01-01T00:01:00Z");
  expect((await years())[0]?.total).toBe(0);
  now = new Date("2028-01-01T00:01:31Z");
  expect((await years())[0]?.total).toBe(5);
  await pool.end();
  await testDatabase.drop();
});

test("a database that was away is asked again by the next one", async () => {
  let isAway = true;
  const testDatabase = await createTestDatabase();
  const pool = createPool(testDatabase.url);
  const real = createDatabase(pool);
  const gone = createDatabase(createPool("postgres://nobody@127.0.0.1:1/gone"));
  const context = { database: real, clock: () => new Date(0), log: createLog(() => {}) };
  const flaky = {
    ...context,
    config,
    get database() {
      return isAway ? gone : real;
    },
  };
  const asking = mount(context, (route) => safetyRoutes(route, flaky));
  expect((await asking.request("/api/safety")).status).toBeGreaterThanOrEqual(500);
  isAway = false;
  expect((await asking.request("/api/safety")).status).toBe(200);
  await pool.end();
  await testDatabase.drop();
});
