// What Luli's whole chat path costs, as ratios to a bare pipe and to the least a chat can do, all in one run on one machine.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../server/embedded-postgres/start.ts";
import { createLog } from "../server/platform/log.ts";
import { startChild, type Child, type Wiring } from "./child.ts";
import { ask, hold } from "./load.ts";
import { invite } from "./people.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const LATENCY = { streams: 20, pace: "50x20", repeats: 5 };
const CPU = { streams: 100, pace: "250x20", tokens: 250 };
/** All known to each server after its warm-up: who chats is remembered until the token expires. */
const USERS = 400;
const WARM_UP = "5x1";
const IDLE = { streams: 500, pace: "2x60000" };

const SYSTEMS = [
  { name: "bare pipe", file: "./systems/bare.ts", path: "/chat/completions" },
  { name: "floor", file: "./systems/floor.ts", path: "/functions/v1/chat" },
  { name: "Luli", file: "./systems/luli.ts", path: "/functions/v1/chat" },
];
type System = (typeof SYSTEMS)[number];
type Row = { firstMs: number; cpuMs: number; idleMb: number };

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Each user may say ten messages in half a minute: nobody says more than a few. */
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

async function measureCpu(child: Child, url: string): Promise<number> {
  const before = await child.usage();
  await Promise.all(Array.from({ length: CPU.streams }, () => ask(url, nextToken(), CPU.pace)));
  const after = await child.usage();
  return ((after.cpuMs - before.cpuMs) * 1_000) / (CPU.streams * CPU.tokens);
}

async function measureIdle(child: Child, url: string): Promise<number> {
  const before = await child.usage();
  const held = await Promise.all(
    Array.from({ length: IDLE.streams }, () => hold(url, nextToken(), IDLE.pace)),
  );
  const after = await child.usage();
  for (const hangUp of held) hangUp();
  return ((after.rssMb - before.rssMb) * 1_000) / IDLE.streams;
}

async function measure(system: System, wiring: Wiring): Promise<Row> {
  return {
    firstMs: await withSystem(system, wiring, (_, url) => measureFirst(url)),
    cpuMs: await withSystem(system, wiring, measureCpu),
    idleMb: await withSystem(system, wiring, measureIdle),
  };
}

function print(rows: Map<string, Row[]>, directMs: number): void {
  const of = (name: string, key: keyof Row) => median(rows.get(name)!.map((row) => row[key]));
  console.log(
    `\nMedians of ${ROUNDS} rounds; the model alone: first token after ${directMs.toFixed(2)} ms.\n`,
  );
  console.log(
    "| system | added to first token, ms | CPU ms per 1000 tokens | x bare | x floor | MB per 1000 idle streams |",
  );
  console.log("|---|--:|--:|--:|--:|--:|");
  for (const { name } of SYSTEMS) {
    const cpu = of(name, "cpuMs");
    const cells = [
      of(name, "firstMs") - directMs,
      cpu,
      cpu / of("bare pipe", "cpuMs"),
      cpu / of("floor", "cpuMs"),
      of(name, "idleMb"),
    ];
    console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(2)).join(" | ")} |`);
  }
}

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-bench-"));
process.env.BENCH_DIR = path.join(dir, "data");
const postgres = await startEmbeddedPostgres(
  dir,
  createLog(() => {}),
);
const publicUrl = "http://bench.test";
const nextToken = takeTurns(await invite(postgres.url, publicUrl, USERS));
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
  // Postgres alone does not keep this process waiting for its end.
  const waiting = setInterval(() => {}, 1_000);
  await postgres.stop();
  clearInterval(waiting);
  fs.rmSync(dir, { recursive: true, force: true });
}
