// This checkout, another one and the floor serve the same at the same time, so that whatever else runs slows all of them: what a token of a
// steady stream costs each, or a message of one token. `npx node bench/checkouts.ts tokens ../before` (its node_modules may be a link).
import path from "node:path";
import { type Child, startChild } from "./child.ts";
import { startBenchDatabase } from "./database.ts";
import { ask } from "./load.ts";
import { invite } from "./people.ts";

const [what, other] = process.argv.slice(2);
if ((what !== "tokens" && what !== "messages") || !other)
  throw new Error("Say tokens or messages, and where the other checkout is.");
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const STREAMS = { count: 40, tokens: 350, everyMs: 20, settleMs: 1_500 };
/** Who talks says some in a row. */
const MESSAGES = { count: 300, atOnce: 4, inARow: 5 };
const LULI = "bench/systems/luli.ts";
const SYSTEMS = [
  { name: "this", file: path.resolve(LULI) },
  { name: "other", file: path.resolve(other, LULI) },
  { name: "floor", file: path.resolve("bench/systems/floor.ts") },
];

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const postgres = await startBenchDatabase();
const publicUrl = "http://bench.test";
/** Ten messages in half a minute are the most of each. */
const { tokens } = await invite(postgres.url, publicUrl, 3_000);
let turn = 0;
const nextPerson = () => tokens[turn++ % tokens.length]!;
const talk = ({ url }: Child, pace: string, person = nextPerson()) =>
  ask(`${url}/functions/v1/chat`, person, pace);

/** All stream the whole window long. */
async function measureTokens(child: Child): Promise<number> {
  const { count, tokens: length, everyMs, settleMs } = STREAMS;
  const streams = Array.from({ length: count }, () => talk(child, `${length}x${everyMs}`));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(settleMs);
  const [before, start] = [await child.cpuMs(), performance.now()];
  await pause(length * everyMs - 2 * settleMs);
  const [after, end] = [await child.cpuMs(), performance.now()];
  await Promise.all(streams);
  return ((after - before) * 1_000) / ((count * (end - start)) / everyMs);
}

async function measureMessages(child: Child): Promise<number> {
  const before = await child.cpuMs();
  let left = MESSAGES.count;
  const people = Array.from({ length: MESSAGES.atOnce }, async () => {
    for (let said = 0, person = ""; left-- > 0; said += 1) {
      if (said % MESSAGES.inARow === 0) person = nextPerson();
      await talk(child, "1x1", person);
    }
  });
  await Promise.all(people);
  return (((await child.cpuMs()) - before) * 1_000) / MESSAGES.count;
}

const simulator = await startChild("./systems/simulator.ts", {
  upstream: "",
  databaseUrl: "",
  publicUrl,
});
const wiring = { upstream: simulator.url, databaseUrl: postgres.url, publicUrl };
const children: Child[] = [];
try {
  for (const { file } of SYSTEMS) children.push(await startChild(file, wiring));
  const measure = what === "tokens" ? measureTokens : measureMessages;
  const rounds: number[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const costs: number[] = [];
    // Each is the first to begin as often as the others.
    const turns = children.map((_, at) => (at + round) % children.length);
    await Promise.all(turns.map(async (at) => (costs[at] = await measure(children[at]!))));
    // In the first one everything is compiled.
    if (round > 0) rounds.push(costs);
    console.log(round, costs.map((cost) => cost.toFixed(1)).join(" "));
  }
  console.log(
    `\nMedians of ${ROUNDS} rounds, microseconds of CPU; x: of the other's, the median.\n`,
  );
  for (const [at, { name }] of SYSTEMS.entries()) {
    const cost = median(rounds.map((costs) => costs[at]!));
    const ratio = median(rounds.map((costs) => costs[at]! / costs[1]!));
    console.log(`${name}: ${cost.toFixed(1)}, x ${ratio.toFixed(2)}`);
  }
} finally {
  for (const child of [...children, simulator]) await child.stop();
  await postgres.stop();
}
