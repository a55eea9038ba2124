// `npm run simulate -- --seed 7 --seeds 20 --seconds 8 --servers 3`: people use Luli while everything around her breaks, and what they
// were told is compared with the stored state. Ends with 1 when something was lost, doubled or has no owner.
import { parseArgs } from "node:util";
import { runDays } from "./days/run-days.ts";
import { runSeed, type SeedResult } from "./run-seed.ts";
import { startWorld } from "./world.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    seconds: { type: "string", default: "8" },
    servers: { type: "string", default: "3" },
    /** Seconds that mails and deletions may take at the end: those in a dead server's hand come after 45. */
    patience: { type: "string", default: "90" },
    /** Instead of a storm, so many days go by for one server. */
    days: { type: "string" },
    /** The database's disk can be full; Linux, as root. */
    "small-disk": { type: "boolean", default: false },
    /** Ends with the first seed that finds something. */
    "until-found": { type: "boolean", default: false },
  },
});
const [seed, seeds, seconds, servers, patience] = (
  ["seed", "seeds", "seconds", "servers", "patience"] as const
).map((name) => Number(values[name])) as [number, number, number, number, number];

const started = performance.now();
const days = Number(values.days ?? 0);
const world = await startWorld(days ? 1 : servers, {
  isVirtual: days > 0,
  hasSmallDisk: values["small-disk"],
});
console.log(`${world.members.length} servers after ${elapsed()} s, logs in ${world.dir}`);
const results: SeedResult[] = [];
let isWhole = false;
try {
  for (let n = 0; n < seeds; n += 1) {
    const result = days
      ? await runDays(world, seed + n, days)
      : await runSeed(world, seed + n, {
          forMs: seconds * 1_000,
          patienceMs: patience * 1_000,
          hasBackup: n === 0,
        });
    results.push(result);
    console.log(result.line);
    if (result.violations.length > 0) console.log(result.report);
    if (values["until-found"] && result.violations.length > 0) break;
  }
  isWhole = results.every((result) => result.violations.length === 0);
} finally {
  await world.stop({ isKept: !isWhole });
}
const sum = (pick: (result: SeedResult) => number) =>
  results.reduce((total, result) => total + pick(result), 0);
const violations = sum((result) => result.violations.length);
console.log(
  `${results.length} seeds, ${sum(({ calls }) => calls)} calls (${sum(({ unsure }) => unsure)} without a sure answer), ` +
    `${sum(({ faults }) => faults)} faults, ${sum(({ histories }) => histories)} histories ` +
    `(${sum(({ undecided }) => undecided)} undecided), ${violations} violations, ${elapsed()} s`,
);
// Sockets of killed servers must not keep the process alive.
process.exit(isWhole ? 0 : 1);

function elapsed(): string {
  return ((performance.now() - started) / 1_000).toFixed(1);
}
