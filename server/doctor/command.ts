// `npm run doctor`: a line for each wire, and what to do; the exit code is 1 where one is wrong.
import { loadEnvFile } from "../platform/config/env-file.ts";
import { StartError } from "../platform/start-error.ts";
import { examine } from "./doctor.ts";

const MARKS = { ok: "ok   ", wrong: "WRONG", off: "-    " };

export async function runDoctor(): Promise<void> {
  try {
    loadEnvFile();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  let wrong = 0;
  for await (const { wire, state, says } of examine(process.env)) {
    process.stdout.write(`  ${MARKS[state]}  ${wire.padEnd(13)}  ${says}\n`);
    if (state === "wrong") wrong += 1;
  }
  process.stdout.write(
    wrong === 0 ? "\n  Everything works.\n" : `\n  Problems to fix: ${wrong}.\n`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
}
