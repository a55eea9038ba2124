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
    /** A pattern of names; without it every bug is planted. */
    only: { type: "string", default: "" },
    /** Shows what each seed says. */
    verbose: { type: "boolean", default: false },
    /** Plants some of them in one copy, and looks for what each is seen as. */
    together: { type: "boolean", default: false },
  },
});

/** 23 of 25 are to be found. */
const MAY_MISS = 2;

process.once("SIGTERM", () => process.exit(1));
process.exitCode = (await (values.together ? plantTogether() : plantEach())) ? 0 : 1;

/** Each in a copy of its own, so that nothing but this bug can be what was found. */
async function plantEach(): Promise<boolean> {
  console.log("| bug | found after seeds | by |\n| --- | ---: | --- |");
  let missed = 0;
  for (const bug of BUGS.filter(({ name }) => new RegExp(values.only).test(name))) {
    const { seeds, findings } = await plant([bug], ["--until-found"]);
    const [by] = findings;
    if (by === undefined) missed += 1;
    console.log(`| ${bug.name} | ${by === undefined ? "not found" : seeds} | ${by ?? ""} |`);
  }
  return missed <= MAY_MISS;
}

/** Those that know what they look like, all in one copy: a check that no longer sees is noticed in a few seconds. */
async function plantTogether(): Promise<boolean> {
  const bugs = BUGS.filter(({ seenAs }) => seenAs);
  const { findings } = await plant(bugs);
  const missed = bugs.filter(({ seenAs }) => !findings.some((by) => by.includes(seenAs!)));
  for (const { name, seenAs } of missed) console.log(`Not found: ${name} ("${seenAs}").`);
  console.log(`${bugs.length - missed.length} of ${bugs.length} planted bugs were found.`);
  return bugs.length > 0 && missed.length === 0;
}

async function plant(
  bugs: readonly Bug[],
  args: readonly string[] = [],
): Promise<{ seeds: number; findings: string[] }> {
  const copy = copyOfCode();
  try {
    for (const bug of bugs) {
      const file = path.join(copy, bug.file);
      const source = fs.readFileSync(file, "utf8");
      fs.writeFileSync(
        file,
        source.replace(bug.find, () => bug.replace),
      );
    }
    const output = await simulate(copy, args);
    const seeds = output.match(/^seed \d+:/gm)?.length ?? 0;
    // A copy that does not even start proves nothing.
    if (seeds === 0) throw new Error(`No seed ran with ${bugs.map(({ name }) => name).join()}.`);
    return { seeds, findings: [...output.matchAll(/^ +✗ (.*)$/gm)].map(([, by]) => by!) };
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** The code as it lies here, with the packages of the original beside it. */
function copyOfCode(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "luli-mutant-"));
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
  for (const file of listed
    .split("\0")
    .filter((name) => name && fs.existsSync(path.join(ROOT, name))))
    fs.cpSync(path.join(ROOT, file), path.join(copy, file));
  fs.symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}

async function simulate(copy: string, more: readonly string[]): Promise<string> {
  const { seed, seeds, seconds } = values;
  const args = ["--seed", seed, "--seeds", seeds, "--seconds", seconds, ...more];
  const child = spawn(
    process.execPath,
    [path.join(copy, "lab/simulator/main.ts"), ...args, "--servers", "2", "--patience", "8"],
    { cwd: copy, stdio: ["ignore", "pipe", "inherit"] },
  );
  const end = () => child.kill();
  process.once("exit", end);
  let output = "";
  child.stdout.on("data", (piece) => {
    output += String(piece);
    if (values.verbose) process.stderr.write(String(piece));
  });
  await new Promise((resolve) => child.once("close", resolve));
  process.off("exit", end);
  return output;
}
