// Runs one step in a process group of its own, so that everything it started ends with it.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { CACHE, ROOT } from "../web/folders.ts";
import { settle, type Counts } from "./counts.ts";
import type { Step } from "./steps.ts";

export type StepResult = { step: Step; counts: Counts; seconds: number; output: string };

/** Node's compile cache, shared by every program that a step starts. */
const COMPILED = path.join(CACHE, "compiled");
const GRACE_MS = 10_000;
/** A runner that talks without end must not fill the memory; the end of what it said tells why it failed. */
const KEPT_CHARACTERS = 2_000_000;

/** `tmp`: where what it keeps for a moment lies, if not where the system says. */
export async function runStep(
  step: Step,
  signal: AbortSignal,
  tmp: string | null = null,
): Promise<StepResult> {
  const started = performance.now();
  if (step.results) fs.rmSync(step.results.file, { force: true });
  let output = "";
  const say = (text: string) => {
    output = (output + text).slice(-KEPT_CHARACTERS);
  };
  const isOk = await runProcess(step, { signal, tmp, say });
  const counts = settle(readCounts(step, isOk, say), isOk);
  return { step, counts, seconds: (performance.now() - started) / 1000, output };
}

type Surroundings = { signal: AbortSignal; tmp: string | null; say: (text: string) => void };

function runProcess(step: Step, { signal, tmp, say }: Surroundings): Promise<boolean> {
  const [program, ...args] = step.command;
  const child = spawn(
    program === "node" ? process.execPath : path.join(ROOT, "node_modules/.bin", program),
    args,
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        ...(tmp !== null && { TMPDIR: tmp }),
        ...step.env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    },
  );
  child.stdout.setEncoding("utf8").on("data", say);
  child.stderr.setEncoding("utf8").on("data", say);
  const end = endingGroup(child.pid);
  const limit = setTimeout(() => {
    say(`\nStopped: it took longer than ${step.timeoutMs / 1000} seconds.\n`);
    end();
  }, step.timeoutMs);
  signal.addEventListener("abort", end);
  return new Promise((resolve) => {
    child.once("error", (error) => say(`${error.message}\n`));
    child.once("close", (code, killedBy) => {
      clearTimeout(limit);
      signal.removeEventListener("abort", end);
      if (killedBy) say(`\nEnded by ${killedBy}.\n`);
      resolve(code === 0);
    });
  });
}

/** First asks the whole group, so that test runners clean up after themselves, then ends what is left. */
function endingGroup(pid: number | undefined): () => void {
  return () => {
    if (pid === undefined) return;
    sendToGroup(pid, "SIGINT");
    setTimeout(() => sendToGroup(pid, "SIGKILL"), GRACE_MS).unref();
  };
}

function sendToGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function readCounts(step: Step, isOk: boolean, say: (text: string) => void): Counts | null {
  if (!step.results) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
  try {
    const counts = step.results.count(JSON.parse(fs.readFileSync(step.results.file, "utf8")));
    if (counts.passed + counts.failed === 0) say("\nNo test was run.\n");
    return counts;
  } catch (error) {
    say(`\nNo results of ${step.name}: ${(error as Error).message}\n`);
    return null;
  }
}
