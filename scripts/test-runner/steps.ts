// What `npm test` runs, in this order. A step says how many tests it is, or counts as one.
import path from "node:path";
import { CACHE, DIST } from "../web/folders.ts";
import { countPlaywright, countVitest, type CountTests } from "./counts.ts";

export type Step = {
  name: string;
  /** A program of node_modules/.bin, or "node", and its arguments. */
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Of the machine's two: steps run side by side while their cores last. A step that needs none waits more than it works. */
  cores: 0 | 1 | 2;
  timeoutMs: number;
  /** Where its runner writes what it ran; without it the step is one test. */
  results?: { file: string; count: CountTests };
  /** What it keeps for a moment lies in memory where there is room; databases above all. */
  isInMemory?: true;
  /** Where its runner leaves what a failure looked like: printed after what it said, for who has only the log. */
  left?: string;
};

const MINUTE = 60_000;
const UNIT_RESULTS = path.join(CACHE, "unit.json");
const E2E_RESULTS = path.join(CACHE, "e2e.json");

const check = (name: string, ...command: Step["command"]): Step => ({
  name,
  command,
  cores: 1,
  timeoutMs: 2 * MINUTE,
});

const MIB = 1024 ** 2;
/** For what ends before its garbage matters: collecting it is a third of the types' time, a quarter of lint's. Two of them run at once. */
const WITHOUT_GARBAGE_COLLECTION = {
  GOGC: "off",
  GOMEMLIMIT: `${Math.min(3 * 1024, Math.floor(process.availableMemory() / MIB / 4))}MiB`,
};

const SIMULATED = "--seed 137 --seeds 5 --seconds 2 --servers 2 --patience 5".split(" ");

export const steps: Step[] = [
  // First, because it may have to fetch one, which keeps no core busy.
  { ...check("browser", "node", "scripts/ensure-browser.ts"), timeoutMs: 10 * MINUTE },
  // Its seeds are such as bring nearly every fault.
  {
    ...check("simulator", "node", "bench/simulator/main.ts", ...SIMULATED),
    cores: 0,
    timeoutMs: 5 * MINUTE,
  },
  check("lock", "node", "scripts/lock/check-lock.ts"),
  check("format", "oxfmt", "--check"),
  { ...check("lint", "oxlint", "--deny-warnings"), env: WITHOUT_GARBAGE_COLLECTION },
  check("arrows", "node", "scripts/check-arrows.ts"),
  { ...check("types", "tsc"), env: WITHOUT_GARBAGE_COLLECTION },
  check("worker types", "tsc", "-p", "web/worker"),
  check("knip", "knip", "--no-progress"),
  check("build", "node", "scripts/build.mjs"),
  {
    name: "unit",
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${UNIT_RESULTS}`,
    ],
    cores: 2,
    timeoutMs: 20 * MINUTE,
    isInMemory: true,
    results: { file: UNIT_RESULTS, count: countVitest },
  },
  check("budget", "node", "scripts/check-budget.ts", DIST),
  {
    name: "e2e",
    command: ["playwright", "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_RESULTS },
    cores: 2,
    timeoutMs: 45 * MINUTE,
    isInMemory: true,
    results: { file: E2E_RESULTS, count: countPlaywright },
    left: path.join(CACHE, "e2e/*/error-context.md"),
  },
];
