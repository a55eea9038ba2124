// Measures Luli's whole chat path as ratios to a bare pipe and to the least a chat can do, all in one run on one machine.
import fs from "node:fs";
import pg from "pg";
import { startChild, type Child, type Wiring } from "./child.ts";
import { startBenchDatabase } from "./database.ts";
import { ask, hold } from "./load.ts";
import { invite } from "./people.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const LATENCY = { streams: 20, pace: "50x20", repeats: 5 };
const STREAMS = 100;
/** Tokens of a reply; and whether the server has seen the access token before: who chats is remembered until it expires. */
const CASES = [
  { key: "known250", tokens: 250, isKnown: true },
  { key: "known100", tokens: 100, isKnown: true },
  { key: "new100", tokens: 100, isKnown: false },
] as const;
type Case = (typeof CASES)[number];
const USERS = 400;
const WARM_UP = "5x1";
const IDLE = { streams: 500, pace: "2x60000" };

const SYSTEMS = [
  { name: "bare pipe", file: "./systems/bare.ts", path: "/chat/completions" },
  { name: "floor", file: "./systems/floor.ts", path: "/functions/v1/chat" },
  { name: "Luli", file: "./systems/luli.ts", path: "/functions/v1/chat" },
];
type System = (typeof SYSTEMS)[number];
type Cost = { cpuMs: number; databaseMs: number };
type Row = { firstMs: number; idleMb: number } & Record<Case["key"], Cost>;

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Each user may send ten messages in half a minute, so users take turns. */
function takeTurns(tokens: string[]): () => string {
  let at = 0;
  return () => tokens[at++ % tokens.length]!;
}

/** Compiled code, planned statements on every connection: what a server has after its first minute. */
async function warmUp(url: string): Promise<void> {
  const streams = Array.from({ length: 10 }, async () => {
    for (let turn = 0; turn < 40; turn += 1) await ask(url, nextToken(), WARM_UP);
  });
  await Promise.all(streams);
  // Analyzes like autovacuum within a minute: plans of empty tables are outdated.
  await watcher.query("analyze");
}

async function withSystem<T>(
  system: System,
  wiring: Wiring,
  work: (child: Child, url: string) => Promise<T>,
): Promise<T> {
  const child = await startChild(system.file, wiring);
  try {
    const url = child.url + system.path;
    await warmUp(url);
    return await work(child, url);
  } finally {
    await child.stop();
  }
}

async function measureFirst(url: string): Promise<number> {
  const times: number[] = [];
  const streams = Array.from({ length: LATENCY.streams }, async (_, n) => {
    // Spread over a second, so that streams begin while others speak.
    await new Promise((resolve) => setTimeout(resolve, (n * 1_000) / LATENCY.streams));
    for (let turn = 0; turn < LATENCY.repeats; turn += 1)
      times.push((await ask(url, nextToken(), LATENCY.pace)).firstMs);
  });
  await Promise.all(streams);
  return median(times);
}

/** CPU per 1000 tokens in the process, and per message in the database. */
async function measureCpu(child: Child, url: string, { tokens, isKnown }: Case): Promise<Cost> {
  const access = isKnown ? nextToken : takeTurns(await people.signNew(STREAMS));
  const [before, databaseBefore] = [await child.cpuMs(), await databaseCpuMs(watcher)];
  const pace = `${tokens}x20`;
  await Promise.all(Array.from({ length: STREAMS }, () => ask(url, access(), pace)));
  const [after, databaseAfter] = [await child.cpuMs(), await databaseCpuMs(watcher)];
  return {
    cpuMs: ((after - before) * 1_000) / (STREAMS * tokens),
    databaseMs: ((databaseAfter ?? Number.NaN) - (databaseBefore ?? Number.NaN)) / STREAMS,
  };
}

async function measureIdle(child: Child, url: string): Promise<number> {
  const before = await child.rssMb();
  const held = await Promise.all(
    Array.from({ length: IDLE.streams }, () => hold(url, nextToken(), IDLE.pace)),
  );
  const after = await child.rssMb();
  for (const hangUp of held) hangUp();
  return ((after - before) * 1_000) / IDLE.streams;
}

async function measure(system: System, wiring: Wiring): Promise<Row> {
  const firstMs = await withSystem(system, wiring, (_, url) => measureFirst(url));
  const costs = await withSystem(system, wiring, async (child, url) => {
    const measured: Partial<Record<Case["key"], Cost>> = {};
    for (const each of CASES) measured[each.key] = await measureCpu(child, url, each);
    return measured as Record<Case["key"], Cost>;
  });
  return { firstMs, ...costs, idleMb: await withSystem(system, wiring, measureIdle) };
}

function print(rows: Map<string, Row[]>, directMs: number): void {
  const of = (name: string, read: (row: Row) => number) => median(rows.get(name)!.map(read));
  console.log(
    `\nMedians of ${ROUNDS} rounds; the model alone: first token after ${directMs.toFixed(2)} ms.`,
  );
  console.log("CPU: ms per 1000 tokens, x the floor's; in the database: ms per message.\n");
  const heads = CASES.map(
    ({ tokens, isKnown }) => `${tokens} tokens, ${isKnown ? "known" : "new"} | x | database`,
  );
  console.log(
    `| system | added to first token, ms | ${heads.join(" | ")} | MB per 1000 idle streams |`,
  );
  console.log(`|---|--:|${"--:|--:|--:|".repeat(CASES.length)}--:|`);
  for (const { name } of SYSTEMS) {
    const costs = CASES.flatMap(({ key }) => {
      const cpu = of(name, (row) => row[key].cpuMs);
      return [
        cpu,
        cpu / of("floor", (row) => row[key].cpuMs),
        of(name, (row) => row[key].databaseMs),
      ];
    });
    const cells = [of(name, (row) => row.firstMs) - directMs, ...costs, of(name, (r) => r.idleMb)];
    console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(2)).join(" | ")} |`);
  }
  console.log("\nApart, microseconds of the server: a token, and what a message costs besides.\n");
  for (const { name } of SYSTEMS) {
    const [long, short] = [
      of(name, (row) => row.known250.cpuMs),
      of(name, (row) => row.known100.cpuMs),
    ];
    const token = (long * 250 - short * 100) / 150;
    console.log(`${name}: ${token.toFixed(0)}, ${((short - token) * 100).toFixed(0)}`);
  }
}

const postgres = await startBenchDatabase();
const publicUrl = "http://bench.test";
const people = await invite(postgres.url, publicUrl, USERS);
const nextToken = takeTurns(people.tokens);
const watcher = new pg.Client({ connectionString: postgres.url });
await watcher.connect();
const simulator = await startChild("./systems/simulator.ts", {
  upstream: "",
  databaseUrl: "",
  publicUrl,
});
try {
  const wiring = { upstream: simulator.url, databaseUrl: postgres.url, publicUrl };
  const rows = new Map<string, Row[]>(SYSTEMS.map(({ name }) => [name, []]));
  const direct: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    direct.push(await measureFirst(`${simulator.url}/chat/completions`));
    for (const system of SYSTEMS) {
      const row = await measure(system, wiring);
      rows.get(system.name)!.push(row);
      console.log(round, system.name, row);
    }
  }
  print(rows, median(direct));
} finally {
  await simulator.stop();
  await watcher.end();
  await postgres.stop();
}

/** CPU time of the database's backends in milliseconds, as Linux counts it; null on other systems. */
async function databaseCpuMs(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  try {
    return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
  } catch {
    return null;
  }
}

/** The first number of schedstat: nanoseconds on a CPU. */
const cpuMsOf = (pid: number): number =>
  Number(fs.readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
