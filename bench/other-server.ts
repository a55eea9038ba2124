// How far behind a reader is who hears a reply from another server than the one that makes it, and what a word of it costs the database.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { startChild } from "./child.ts";
import { startBenchDatabase } from "./database.ts";
import { ask, follow } from "./load.ts";
import { invite } from "./people.ts";

const PEOPLE = 10;
const ROUNDS = 3;
/** A connection that rests tells what it did after ten seconds. */
const TOLD_AFTER_MS = 11_000;
/** Of one length in time, so that what the servers do by the clock counts the same. */
const CASES = [
  { words: 50, everyMs: 80 },
  { words: 400, everyMs: 10 },
];

const postgres = await startBenchDatabase();
const publicUrl = "http://bench.test";
const { tokens } = await invite(postgres.url, publicUrl, PEOPLE);
const watcher = new pg.Client({ connectionString: postgres.url });
await watcher.connect();
const start = (file: string, upstream = "") =>
  startChild(file, { upstream, databaseUrl: postgres.url, publicUrl });

async function startLuli(upstream: string, name: string) {
  process.env.BENCH_DIR = path.join(postgres.dir, name);
  const child = await start("./systems/luli.ts", upstream);
  return { ...child, url: `${child.url}/functions/v1/chat` };
}

/** By how many milliseconds each word came later by the second server, of those that were not said yet when it was asked. */
async function measureLags(maker: string, other: string, token: string, pace: string) {
  const key = randomUUID();
  let asked = 0;
  let second: Promise<number[]> | undefined;
  const onFirst = () => {
    asked = performance.now();
    second = follow(other, token, pace, { key });
  };
  const first = await follow(maker, token, pace, { key, onFirst });
  const times = await second!;
  if (times.length !== first.length) throw new Error(`${times.length} of ${first.length} words`);
  // Whoever comes late is told all at once what was said before.
  const joined = Math.max(asked, times[0]!);
  return times.flatMap((time, at) => (first[at]! > joined ? [time - first[at]!] : []));
}

/** How many transactions the database had to do meanwhile. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const before = await countTransactions();
  await work();
  return (await countTransactions()) - before;
}

async function countTransactions(): Promise<number> {
  await setTimeout(TOLD_AFTER_MS);
  const { rows } = await watcher.query<{ count: number }>(
    "select (xact_commit + xact_rollback)::integer as count from pg_stat_database where datname = current_database()",
  );
  return rows[0]!.count;
}

const simulator = await start("./systems/simulator.ts");
const servers = [
  await startLuli(simulator.url, "one"),
  await startLuli(simulator.url, "other"),
] as const;
try {
  const [maker, other] = servers.map(({ url }) => url) as [string, string];
  const all = (work: (token: string) => Promise<unknown>) => Promise.all(tokens.map(work));
  for (const url of [maker, other]) await all((token) => ask(url, token, "20x1"));
  await measureLags(maker, other, tokens[0]!, "20x20");
  const { words: some, everyMs: pause } = CASES[0]!;
  const resting = await transactionsOf(() => setTimeout(ROUNDS * some * pause));
  console.log(`at rest: ${resting} transactions in that time`);
  for (const { words, everyMs } of CASES) {
    const lags: number[] = [];
    const transactions = await transactionsOf(async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        await all(async (token) =>
          lags.push(...(await measureLags(maker, other, token, `${words}x${everyMs}`))),
        );
    });
    lags.sort((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => lags[Math.floor(part * lags.length)]!);
    console.log(
      `${words} words, one in ${everyMs} ms: behind by ${p50!.toFixed(2)} ms (p50), ${p95!.toFixed(2)} (p95), ${p99!.toFixed(2)} (p99) of ${lags.length}; ${transactions} transactions for ${PEOPLE * ROUNDS} replies`,
    );
  }
} finally {
  for (const child of [...servers, simulator]) await child.stop();
  await watcher.end();
  await postgres.stop();
}
