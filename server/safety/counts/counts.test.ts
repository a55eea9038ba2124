// How often help was shown is counted by day, kind, language and layer, and by nothing else.
import { expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { databaseFixture } from "../../testing/test-database.ts";
import type { Danger } from "../kinds.ts";
import { createCounts } from "./counts.ts";
import { countsByYear, listCounts } from "./queries.ts";

const { pool, database } = await databaseFixture();

const SELF_HARM: Danger = { kind: "self_harm", language: "de", layer: "words" };
const ABUSE: Danger = { kind: "abuse", language: "ja", layer: "classifier" };

test("counts are written in one go and added to those of other servers", async () => {
  let now = new Date("2025-12-31T23:59:59Z");
  const given = { pool, log: createLog(() => {}), clock: () => now };
  const [here, there] = [createCounts(given), createCounts(given)];
  here.add(SELF_HARM);
  here.add(SELF_HARM);
  there.add(SELF_HARM);
  await Promise.all([here.write(), there.write()]);
  now = new Date("2026-01-01T00:00:00Z");
  here.add(SELF_HARM);
  here.add(ABUSE);
  await here.write();
  await here.write();
  expect(await listCounts(database, "2025-12-31")).toEqual([
    { day: "2026-01-01", ...ABUSE, count: 1 },
    { day: "2026-01-01", ...SELF_HARM, count: 1 },
    { day: "2025-12-31", ...SELF_HARM, count: 3 },
  ]);
  expect(await countsByYear(database)).toEqual([
    { year: 2026, kind: "abuse", count: 1 },
    { year: 2026, kind: "self_harm", count: 1 },
    { year: 2025, kind: "self_harm", count: 3 },
  ]);
});

test("counts survive a missing table without an error", async () => {
  const clock = () => new Date("2030-05-05T12:00:00Z");
  await pool.query("alter table safety_counts rename to safety_counts_away");
  const counts = createCounts({ pool, log: createLog(() => {}), clock });
  counts.add(ABUSE);
  await counts.write();
  await pool.query("alter table safety_counts_away rename to safety_counts");
  counts.add(ABUSE);
  await counts.write();
  expect(await listCounts(database, "2030-01-01")).toEqual([
    { day: "2030-05-05", ...ABUSE, count: 2 },
  ]);
});
