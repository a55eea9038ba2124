// The steps of `npm test`, in this order. A step without a results file counts as one test.
import path from "node:path";
import { CACHE, DIST } from "../web/folders.ts";
import { countPlaywright, countVitest, type CountTests } from "./counts.ts";

export type Step = {
  name: string;
  /** A program of node_modules/.bin, or "node", and its arguments. */
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** How many of the machine's two cores the step keeps busy: steps run side by side while cores are free. 0: it mostly waits. */
  cores: 0 | 1 | 2;
  timeoutMs: number;
  /** The results file of the step's runner; without it the step is one test. */
  results?: { file: string; count: CountTests };
  /** The step's temporary files lie in memory where there is room, databases above all. */
  isInMemory?: true;
  /** Files in which the runner describes a failure: they are printed after its output. */
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
/** Turns off Go's garbage collection in short programs: it takes a third of the time of types, a quarter of lint's. */
const WITHOUT_GARBAGE_COLLECTION = {
  GOGC: "off",
  GOMEMLIMIT: `${Math.min(3 * 1024, Math.floor(process.availableMemory() / MIB / 4))}MiB`,
};

const PLANTED = "--together --seed 1 --seeds 2".split(" ");
const SIMULATED = "--seed 147 --seeds 5 --seconds 2 --servers 2 --patience 5".split(" ");

export const steps: Step[] = [
  // The browser comes first: it may have to be fetched, which keeps no core busy.
  { ...check("browser", "node", "scripts/ensure-browser.ts"), timeoutMs: 10 * MINUTE },
  // These seeds bring most of the faults.
  {
    ...check("simulator", "node", "lab/simulator/main.ts", ...SIMULATED),
    cores: 0,
    timeoutMs: 5 * MINUTE,
  },
  // A check of the simulator that no longer sees what it is for is noticed here.
  {
    ...check("planted bugs", "node", "lab/simulator/mutants/main.ts", ...PLANTED),
    cores: 0,
    timeoutMs: 5 * MINUTE,
  },
  // The unit tests start servers that serve what is built: nothing runs beside the build.
  { ...check("build", "node", "scripts/build.mjs"), cores: 2 },
  {
    name: "unit",
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${UNIT_RESULTS}`,
    ],
    // The three workers often wait for the database, so that one of the checks below runs beside them.
    cores: 1,
    timeoutMs: 20 * MINUTE,
    isInMemory: true,
    results: { file: UNIT_RESULTS, count: countVitest },
  },
  check("lock", "node", "scripts/lock/check-lock.ts"),
  check("format", "oxfmt", "--check"),
  { ...check("lint", "oxlint", "--deny-warnings"), env: WITHOUT_GARBAGE_COLLECTION },
  check("arrows", "node", "scripts/check-arrows.ts"),
  { ...check("types", "tsc"), env: WITHOUT_GARBAGE_COLLECTION },
  check("worker types", "tsc", "-p", "web/worker"),
  check("knip", "knip", "--no-progress"),
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
