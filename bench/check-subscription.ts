// What the call costs that every open page makes each minute: requests a second and p99 at 64 connections, as ratios to
// one indexed SELECT on a bare server, in one run on one machine.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../server/embedded-postgres/start.ts";
import { createLog } from "../server/platform/log.ts";
import { startChild } from "./child.ts";
import { hammer, type Load } from "./hammer.ts";
import { invite } from "./people.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CONNECTIONS = 64;
const WARM_UP_MS = 3_000;
const MEASURED_MS = 6_000;
const USERS = 1_000;

const SYSTEMS = [
  { name: "one SELECT", file: "./systems/one-select.ts" },
  { name: "Luli", file: "./systems/luli.ts" },
];

/** CPU is counted in the server alone: it says the same on a busy machine. */
type Row = Load & { cpuUs: number };

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function subscribeEveryone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`insert into subscriptions
      (user_id, customer_id, subscription_id, status, product_id, price_id, subscription_end, checked_at)
    select id, 'cus_' || id, 'sub_' || id, 'active', 'prod_1', 'price_1', now() + interval '20 days', now() from users`);
  await client.query("vacuum analyze");
  await client.end();
}

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-bench-"));
process.env.BENCH_DIR = path.join(dir, "data");
const silent = createLog(() => {});
const postgres = await startEmbeddedPostgres(dir, silent);
try {
  const publicUrl = "http://bench.test";
  const { tokens } = await invite(postgres.url, publicUrl, USERS);
  await subscribeEveryone(postgres.url);
  // Nobody chats here.
  const wiring = { upstream: "http://127.0.0.1:1", databaseUrl: postgres.url, publicUrl };
  let turn = 0;
  const next = () => tokens[turn++ % tokens.length]!;
  const rows = new Map<string, Row[]>(SYSTEMS.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, file } of SYSTEMS) {
      const child = await startChild(file, wiring);
      const aim = {
        url: `${child.url}/functions/v1/check-subscription`,
        connections: CONNECTIONS,
        next,
      };
      await hammer({ ...aim, forMs: WARM_UP_MS });
      const before = await child.usage();
      const load = await hammer({ ...aim, forMs: MEASURED_MS });
      const { cpuMs } = await child.usage();
      const row: Row = { ...load, cpuUs: ((cpuMs - before.cpuMs) * 1_000) / load.count };
      rows.get(name)!.push(row);
      console.log(round, name, row);
      await child.stop();
    }
  }
  const of = (name: string, key: keyof Row) => median(rows.get(name)!.map((row) => row[key]));
  console.log(`\nMedians of ${ROUNDS} rounds, ${CONNECTIONS} connections.\n`);
  console.log("| system | requests/s | x | p50 ms | p99 ms | x | CPU us a request | x |");
  console.log("|---|--:|--:|--:|--:|--:|--:|--:|");
  const ratio = (name: string, key: keyof Row) =>
    (of(name, key) / of(SYSTEMS[0]!.name, key)).toFixed(2);
  for (const { name } of SYSTEMS) {
    const cells = [
      of(name, "perSecond").toFixed(0),
      ratio(name, "perSecond"),
      of(name, "p50Ms").toFixed(2),
      of(name, "p99Ms").toFixed(2),
      ratio(name, "p99Ms"),
      of(name, "cpuUs").toFixed(0),
      ratio(name, "cpuUs"),
    ];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
} finally {
  await postgres.stop();
  fs.rmSync(dir, { recursive: true, force: true });
}
