// The whole of the chat's tests before the wire of each family of models: `npm run families [-- Mistral ...]`.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { FAMILIES } from "../../../sandbox/model/families/all.ts";

/** Tests without a model, with families of their own, or that ask one directly. */
const LEFT_OUT = ["server/chat/model/families.test.ts"];

const wanted = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "luli-families-"));
const file = path.join(folder, "report.json");
for (const { name } of FAMILIES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const excluded = LEFT_OUT.map((one) => `--exclude=${one}`);
  const report = ["--reporter=json", `--outputFile=${file}`];
  const { status } = spawnSync("npx", ["vitest", "run", "server/chat", ...report, ...excluded], {
    env: { ...process.env, LULI_MODEL_FAMILY: name },
    stdio: "ignore",
  });
  if (status !== 0) process.exitCode = 1;
  const told = readReport();
  console.log(`${name}: ${told.passed} passed, ${told.failed.length} failed`);
  for (const title of told.failed) console.log(`  ${title}`);
}
fs.rmSync(folder, { recursive: true });

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };

function readReport(): { passed: number; failed: string[] } {
  const report = JSON.parse(fs.readFileSync(file, "utf8")) as Report;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failed: tests.filter((test) => test.status === "failed").map((test) => test.fullName),
  };
}
