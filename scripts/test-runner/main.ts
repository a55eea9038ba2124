// `npm test [-- STEP ...]`: every check and every test. Failures in full at the end; the last line has the counts.
import fs from "node:fs";
import { endWithNpm } from "../end-with-npm.ts";
import { CACHE } from "../web/folders.ts";
import { closingLine } from "./counts.ts";
import { runStep, type StepResult } from "./run-step.ts";
import { runInOrder } from "./schedule.ts";
import { openScratch } from "./scratch.ts";
import { type Step, steps } from "./steps.ts";

const CORES = 2;
const INTERRUPTED = 130;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}: choose from ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exitCode = 1;
} else {
  await runTests();
}

async function runTests(): Promise<void> {
  fs.mkdirSync(CACHE, { recursive: true });
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => stop.abort());

  endWithNpm();
  const scratch = openScratch();
  process.on("exit", () => scratch?.end());

  const wanted = chosen.length > 0 ? steps.filter(({ name }) => chosen.includes(name)) : steps;
  const results = await runInOrder(wanted, CORES, async (step) => {
    if (stop.signal.aborted) return null;
    const result = await runStep(
      step,
      stop.signal,
      step.isInMemory && scratch ? scratch.dir : null,
    );
    if (!stop.signal.aborted) console.log(summary(result));
    return result;
  });
  if (stop.signal.aborted) {
    process.exitCode = INTERRUPTED;
    return;
  }

  const run = results.filter((result) => result !== null);
  const failed = run.filter(({ counts }) => counts.failed > 0);
  for (const { step, output } of failed)
    console.log(
      `\n==== ${step.name}: ${step.command.join(" ")}\n${[output, ...leftBy(step)].join("\n").trimEnd()}`,
    );
  console.log(`\n${closingLine(run.map(({ counts }) => counts))}`);
  if (failed.length > 0) process.exitCode = 1;
}

function leftBy({ left }: Step): string[] {
  return left ? fs.globSync(left).map((file) => fs.readFileSync(file, "utf8")) : [];
}

function summary({ step, counts, seconds }: StepResult): string {
  const mark = counts.failed > 0 ? "✗" : "✓";
  const detail = step.results ? `  ${closingLine([counts])}` : "";
  return `${mark} ${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s${detail}`;
}
