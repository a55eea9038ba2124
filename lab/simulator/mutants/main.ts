// `npm run mutants -- --seeds 20`: plants each bug in a copy of the code and says after how many seeds the simulator finds it.
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Bug, BUGS } from "./bugs.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "20" },
    seconds: { type: "string", default: "4" },
    /** Part of a bug's name; without it every bug is planted. */
    only: { type: "string", default: "" },
  },
});

process.once("SIGTERM", () => process.exit(1));
console.log("| bug | found after seeds | by |\n| --- | ---: | --- |");
/** 23 of 25 are to be found. */
const MAY_MISS = 2;
let missed = 0;
for (const bug of BUGS.filter(({ name }) => name.includes(values.only))) {
  const { seeds, finding } = await plant(bug);
  if (finding === null) missed += 1;
  console.log(`| ${bug.name} | ${finding === null ? "not found" : seeds} | ${finding ?? ""} |`);
}
process.exitCode = missed > MAY_MISS ? 1 : 0;

async function plant(bug: Bug): Promise<{ seeds: number; finding: string | null }> {
  const copy = copyOfCode();
  try {
    const file = path.join(copy, bug.file);
    fs.writeFileSync(
      file,
      fs.readFileSync(file, "utf8").replace(bug.find, () => bug.replace),
    );
    const output = await simulate(copy);
    const seeds = output.match(/^seed \d+:/gm)?.length ?? 0;
    // A copy that does not even start proves nothing.
    if (seeds === 0) throw new Error(`No seed ran with the bug "${bug.name}".`);
    const finding = /^ +✗ (.*)$/m.exec(output)?.[1] ?? null;
    return { seeds, finding };
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** What is committed or staged, with the packages of the original beside it. */
function copyOfCode(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "luli-mutant-"));
  execFileSync("git", ["checkout-index", "--all", `--prefix=${copy}/`], { cwd: ROOT });
  fs.symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}

async function simulate(copy: string): Promise<string> {
  const { seed, seeds, seconds } = values;
  const args = ["--seed", seed, "--seeds", seeds, "--seconds", seconds, "--until-found"];
  const child = spawn(
    process.execPath,
    [path.join(copy, "lab/simulator/main.ts"), ...args, "--servers", "2", "--patience", "8"],
    { cwd: copy, stdio: ["ignore", "pipe", "inherit"] },
  );
  const end = () => child.kill();
  process.once("exit", end);
  let output = "";
  child.stdout.on("data", (piece) => (output += String(piece)));
  await new Promise((resolve) => child.once("close", resolve));
  process.off("exit", end);
  return output;
}
