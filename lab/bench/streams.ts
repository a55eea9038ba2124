// 550 replies at once, 20 tokens a second each, by the floor and by Luli in turn: what a server holds of them, how
// many a core would carry by the CPU they used, and how late words are. The last means something only where nothing
// else runs.
import { startChild } from "./child.ts";
import { startBenchDatabase } from "./database.ts";
import { ask, follow } from "./load.ts";
import { invite } from "./people.ts";

const STREAMS = 550;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const EVERY_MS = 50;
const PACE = `400x${EVERY_MS}`;
/** All have begun then, and say the first of their 400 words. */
const BEGUN_MS = 5_000;
const WINDOW_MS = 10_000;
const SYSTEMS = ["floor", "luli"] as const;

type Measured = { perCore: number; restMb: number; mb: number; gapMs: number };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

const postgres = await startBenchDatabase();
const publicUrl = "http://bench.test";
const { tokens } = await invite(postgres.url, publicUrl, STREAMS);
const simulator = await startChild("./systems/simulator.ts", {
  upstream: "",
  databaseUrl: "",
  publicUrl,
});
const wiring = { upstream: simulator.url, databaseUrl: postgres.url, publicUrl };

async function measure(name: (typeof SYSTEMS)[number]): Promise<Measured> {
  const child = await startChild(`./systems/${name}.ts`, wiring);
  try {
    const url = `${child.url}/functions/v1/chat`;
    for (const token of tokens.slice(0, 200)) await ask(url, token, "5x1");
    const restMb = await child.rssMb();
    const replies = tokens.map(async (token, n) => {
      await pause((n * BEGUN_MS) / 2 / STREAMS);
      return follow(url, token, PACE, { key: crypto.randomUUID() });
    });
    const all = Promise.all(replies);
    // Errors surface when all are awaited.
    all.catch(() => {});
    await pause(BEGUN_MS);
    const [cpu, start] = [await child.cpuMs(), performance.now()];
    await pause(WINDOW_MS);
    const [used, end] = [(await child.cpuMs()) - cpu, performance.now()];
    const mb = await child.rssMb();
    const gaps = (await all).flatMap((times) =>
      times
        .slice(1)
        .map((time, n) => ({ time, gap: time - times[n]! }))
        .filter(({ time }) => time > start && time < end)
        .map(({ gap }) => gap),
    );
    return { perCore: (STREAMS * (end - start)) / used, restMb, mb, gapMs: at(gaps, 0.95) };
  } finally {
    await child.stop();
  }
}

try {
  const rounds: Record<(typeof SYSTEMS)[number], Measured>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [floor, luli] = [await measure("floor"), await measure("luli")];
    rounds.push({ floor, luli });
    console.log(round, floor, luli);
  }
  console.log(`\n${STREAMS} streams, medians of ${ROUNDS} rounds.\n`);
  console.log(
    "| system | streams a core | x | MB at rest | MB | p95 between words, ms |\n|---|--:|--:|--:|--:|--:|",
  );
  for (const name of SYSTEMS) {
    const of = (read: (measured: Measured) => number) =>
      at(
        rounds.map((round) => read(round[name])),
        0.5,
      );
    const ratio = at(
      rounds.map((round) => round[name].perCore / round.floor.perCore),
      0.5,
    );
    console.log(
      `| ${name} | ${of(({ perCore }) => perCore).toFixed(0)} | ${ratio.toFixed(2)} | ${of(({ restMb }) => restMb).toFixed(0)} | ${of(({ mb }) => mb).toFixed(0)} | ${of(({ gapMs }) => gapMs).toFixed(0)} |`,
    );
  }
} finally {
  await simulator.stop();
  await postgres.stop();
}
