// How each call grows with a person's past, a hundred messages to many: the slope of its cost on paper with two logarithmic scales. 0 is
// flat, 1 doubles with the past. Ends with an error where one is not flat.
import pg from "pg";
import { callNames, callOf } from "../shared/api/api.ts";
import { createPool } from "../server/platform/database/database.ts";
import { type Child, startChild } from "./child.ts";
import { databaseCpuMs } from "./database-cpu.ts";
import { startBenchDatabase } from "./database.ts";
import { createPast } from "./past.ts";
import { invite } from "./people.ts";

const LONGEST = Number(process.env.BENCH_LONGEST ?? 100_000);
const PASTS = [100, 1_000, 10_000, 100_000, 1_000_000].filter((past) => past <= LONGEST);
const WARM_UP = 20;
/** The median counts: a connection that ends takes its counter along. */
const ROUNDS = 3;
const CALLS = 20;
/** Twice the cost for a thousand times the past is 0.1. */
const FLAT = 0.1;

/** Asks for the session's cookie besides: of a person's few sessions, which no past makes more. */
const OF_SESSIONS = "GET /api/me/sessions";
/** Everything a page reads of its person that has no limit of its own; a copy of all one's data grows with it. */
const READS = callNames.filter((name) => {
  const { who, params, limit } = callOf(name);
  return name.startsWith("GET ") && name !== OF_SESSIONS && who === "user" && !params && !limit;
});

const postgres = await startBenchDatabase();
const watcher = new pg.Client({ connectionString: postgres.url });

/** Microseconds of CPU a call, in the server and in the database. */
async function measure(child: Child, url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const call = async () => {
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await response.arrayBuffer();
  };
  for (let n = 0; n < WARM_UP; n += 1) await call();
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, databaseBefore] = [await child.cpuMs(), await databaseCpuMs(watcher)];
    for (let n = 0; n < CALLS; n += 1) await call();
    const [after, databaseAfter] = [await child.cpuMs(), await databaseCpuMs(watcher)];
    const database = (databaseAfter ?? 0) - (databaseBefore ?? 0);
    costs.push(((after - before + database) * 1_000) / CALLS);
  }
  return costs.toSorted((a, b) => a - b)[1]!;
}

const publicUrl = "http://bench.test";
try {
  const pool = createPool(postgres.url, { max: 1 });
  const people = await invite(postgres.url, publicUrl, PASTS.length);
  for (const [at, past] of PASTS.entries()) await createPast(pool, people.ids[at]!, past);
  await pool.query("vacuum analyze");
  await pool.end();
  await watcher.connect();
  const wiring = { upstream: "http://127.0.0.1:1", databaseUrl: postgres.url, publicUrl };
  const child = await startChild("./systems/luli.ts", wiring);
  console.log(`CPU of server and database, us a call, by how many messages a person has sent.\n`);
  console.log(`| call | ${PASTS.join(" | ")} | slope |\n|---|${"--:|".repeat(PASTS.length + 1)}`);
  const steep: string[] = [];
  for (const name of READS) {
    const costs: number[] = [];
    const url = child.url + name.slice("GET ".length);
    for (const at of PASTS.keys()) costs.push(await measure(child, url, people.tokens[at]!));
    const slope = Math.log(costs.at(-1)! / costs[0]!) / Math.log(PASTS.at(-1)! / PASTS[0]!);
    if (slope > FLAT) steep.push(name);
    const cells = costs.map((cost) => cost.toFixed(0));
    console.log(`| \`${name}\` | ${cells.join(" | ")} | ${slope.toFixed(2)} |`);
  }
  await child.stop();
  if (steep.length > 0) throw new Error(`Not flat: ${steep.join(", ")}`);
} finally {
  await watcher.end();
  await postgres.stop();
}
