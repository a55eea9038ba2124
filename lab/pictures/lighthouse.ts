// Lighthouse as a phone sees the landing page: three runs against the server as it is started, the middle one counts.
// `npm run lighthouse`. Fetched when asked for, because it weighs more than everything else that is installed here.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBrowser } from "../../scripts/browser/ensure-browser.ts";
import startLuli from "../../e2e/support/start-luli.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 3;
/** Scores of 100, milliseconds, and CLS as it is. */
const GOALS = {
  performance: { least: 99 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
  seo: { least: 100 },
  "largest-contentful-paint": { most: 900 },
  "total-blocking-time": { most: 150 },
  // Two decimals of it are shown: nothing that an eye could see.
  "cumulative-layout-shift": { most: 0.004 },
} as const;
const ALSO_SHOWN = ["first-contentful-paint", "speed-index"];

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const work = fs.mkdtempSync(path.join(os.tmpdir(), "luli-lighthouse-"));
const browser = await ensureBrowser();
const stop = await startLuli();
try {
  // This first run does not count: the server still has work of its own.
  measure(`${process.env.LULI_E2E_URL!}/`, RUNS);
  const load = os.loadavg()[0]!;
  if (load > 1)
    console.warn(
      `The machine is busy (load ${load.toFixed(1)}): the numbers are worse than they are.`,
    );
  const reports = Array.from({ length: RUNS }, (_, run) =>
    measure(`${process.env.LULI_E2E_URL!}/`, run),
  );
  const names = [...Object.keys(GOALS), ...ALSO_SHOWN];
  for (const name of names)
    show(
      name,
      reports.map((report) => valueOf(report, name)),
    );
} finally {
  await stop();
  fs.rmSync(work, { recursive: true, force: true });
}

function measure(url: string, run: number): Report {
  const file = path.join(work, `${run}.json`);
  const flags = "--headless=new --no-sandbox";
  const options = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
  const { status, stderr } = spawnSync("npx", ["-y", LIGHTHOUSE, url, ...options], {
    env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}:\n${stderr}`);
  return JSON.parse(fs.readFileSync(file, "utf8")) as Report;
}

function valueOf({ categories, audits }: Report, name: string): number {
  const category = categories[name];
  if (category) return Math.round((category.score ?? 0) * 100);
  const value = audits[name]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse could not measure ${name}.`);
  return Math.round(value * 10_000) / 10_000;
}

function show(name: string, values: number[]): void {
  const median = values.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
  const goal: { least?: number; most?: number } | undefined = GOALS[name as keyof typeof GOALS];
  const isMissed = median < (goal?.least ?? -Infinity) || median > (goal?.most ?? Infinity);
  if (isMissed) process.exitCode = 1;
  const runs = values.map((value) => value.toLocaleString("en-US")).join(", ");
  console.log(`${isMissed ? "MISSED " : ""}${name}: ${median.toLocaleString("en-US")} (${runs})`);
}
