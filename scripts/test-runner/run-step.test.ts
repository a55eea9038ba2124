// A step as a real process: what it says, how it ends, that nothing of it stays behind.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { countVitest } from "./counts.ts";
import { runStep } from "./run-step.ts";
import type { Step } from "./steps.ts";

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-step-"));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const forever = new AbortController().signal;
const stepOf = (script: string, changes: Partial<Step> = {}): Step => ({
  name: "step",
  command: ["node", "-e", script],
  cores: 1,
  timeoutMs: 15_000,
  ...changes,
});

it("a good end counts as one passed test", async () => {
  const { counts, output } = await runStep(stepOf("console.log('fine')"), forever);
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(output).toBe("fine\n");
});

it("keeps what it needs for a moment where it is told", async () => {
  const step = stepOf("process.stdout.write(os.tmpdir())");
  expect((await runStep(step, forever, dir)).output).toBe(dir);
  expect((await runStep(step, forever)).output).toBe(os.tmpdir());
});

it("a bad end counts as one failed test, with its output", async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3";
  const { counts, output } = await runStep(stepOf(script), forever);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(output).toContain("out\n");
  expect(output).toContain("err\n");
});

it("a missing program counts as one failed test", async () => {
  const { counts, output } = await runStep(stepOf("", { command: ["no-such-program"] }), forever);
  expect(counts.failed).toBe(1);
  expect(output).toContain("no-such-program");
});

it("counts the tests that its results name", async () => {
  const file = path.join(dir, "results.json");
  const results = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 1 };
  const script = `fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(results))})`;
  const step = stepOf(script, { results: { file, count: countVitest } });
  expect((await runStep(step, forever)).counts).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

it("never counts the results of an earlier run", async () => {
  const file = path.join(dir, "results.json");
  fs.writeFileSync(file, '{"numPassedTests":9}');
  const step = stepOf("", { results: { file, count: countVitest } });
  expect((await runStep(step, forever)).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it("fails when it takes too long, and takes its children with it", async () => {
  const child = "setInterval(() => {}, 1000)";
  const script = `child_process.spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" })`;
  // A child that lived on would hold the output, and the step would never end.
  const { counts, output } = await runStep(stepOf(script, { timeoutMs: 1500 }), forever);
  expect(counts.failed).toBe(1);
  expect(output).toContain("longer than 1.5 seconds");
});

it("ends at once when the tests are stopped", async () => {
  const stop = new AbortController();
  const started = path.join(dir, "started");
  const script = `fs.writeFileSync(${JSON.stringify(started)}, ""); setInterval(() => {}, 1000)`;
  const running = runStep(stepOf(script), stop.signal);
  await expect.poll(() => fs.existsSync(started)).toBe(true);
  stop.abort();
  expect((await running).counts.failed).toBe(1);
});
