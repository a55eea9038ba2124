// What the calls cost that a server answers most, beside the least that each can cost, on one machine at the same time: whatever else runs
// there slows both down. CPU alone, of processes that are warm: minutes old, as a server is.
import path from "node:path";
import pg from "pg";
import { startChild } from "./child.ts";
import { databaseCpuMs } from "./database-cpu.ts";
import { startBenchDatabase } from "./database.ts";
import { hammer } from "./hammer.ts";
import { invite } from "./people.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CONNECTIONS = 16;
const WARM_UP_MS = 12_000;
const MEASURED_MS = 4_000;
const USERS = 1_000;

/** The pages that the build left (`npm run build`). */
process.env.BENCH_DIST ??= path.resolve(import.meta.dirname, "../dist");
const [ONE_PAGE, ONE_SELECT] = ["./systems/one-page.ts", "./systems/one-select.ts"];
const CALLS = [
  { name: "GET /", floor: ONE_PAGE },
  { name: "GET /api/me", floor: ONE_SELECT },
  { name: "POST /functions/v1/check-subscription", floor: ONE_SELECT },
];

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const postgres = await startBenchDatabase();
const watcher = new pg.Client({ connectionString: postgres.url });
await watcher.connect();
const publicUrl = "http://bench.test";
const people = await invite(postgres.url, publicUrl, USERS);
let turn = 0;
const next = () => people.tokens[turn++ % people.tokens.length]!;

async function subscribeEveryone(): Promise<void> {
  await watcher.query(`insert into subscriptions
      (user_id, customer_id, subscription_id, status, product_id, price_id, subscription_end, checked_at)
    select id, 'cus_' || id, 'sub_' || id, 'active', 'prod_1', 'price_1', now() + interval '20 days', now() from users`);
  await watcher.query("vacuum analyze");
}

/** Of both at once; of the database, Luli's part, while she is alone. */
async function measure({ name, floor }: (typeof CALLS)[number]): Promise<void> {
  const [method, address] = name.split(" ") as [string, string];
  // Nobody chats here.
  const wiring = { upstream: "http://127.0.0.1:1", databaseUrl: postgres.url, publicUrl };
  const systems = [
    await startChild(floor, wiring),
    await startChild("./systems/luli.ts", wiring),
  ] as const;
  const ask = (url: string, forMs: number) =>
    hammer({ url: url + address, method, connections: CONNECTIONS, forMs, next });
  await Promise.all(systems.map(({ url }) => ask(url, WARM_UP_MS)));
  const rounds: number[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const costs = systems.map(async (system) => {
      const before = await system.cpuMs();
      const count = await ask(system.url, MEASURED_MS);
      return (((await system.cpuMs()) - before) * 1_000) / count;
    });
    const [least, luli] = (await Promise.all(costs)) as [number, number];
    const before = (await databaseCpuMs(watcher)) ?? Number.NaN;
    const count = await ask(systems[1].url, MEASURED_MS);
    const database = (((await databaseCpuMs(watcher)) ?? Number.NaN) - before) * (1_000 / count);
    rounds.push([luli, least, least / luli, database]);
  }
  for (const system of systems) await system.stop();
  const [luli, least, ratio, database] = rounds[0]!.map((_, at) =>
    median(rounds.map((row) => row[at]!)),
  );
  console.log(
    `| ${name} | ${luli!.toFixed(0)} | ${least!.toFixed(0)} | ${ratio!.toFixed(2)} | ${database!.toFixed(0)} |`,
  );
}

try {
  await subscribeEveryone();
  console.log(`Medians of ${ROUNDS} rounds, microseconds of CPU a request.\n`);
  console.log("| call | server | floor | floor / server | database |");
  console.log("|---|--:|--:|--:|--:|");
  for (const call of CALLS) await measure(call);
} finally {
  await watcher.end();
  await postgres.stop();
}
