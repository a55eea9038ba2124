// Every command that a timer, cron or a loop of compose.yaml repeats succeeds the second time, too, and deletes what is older than it keeps.
import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { ROOT } from "../testing/production/dockerfile.ts";
import { databaseFixture } from "../testing/test-database.ts";

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const find = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

const timers = fs.globSync("deploy/*.timer", { cwd: ROOT });
const pages = fs.globSync(["docs/**/*.md", "README.md"], { cwd: ROOT });
const repeated = [
  ...timers.flatMap((timer) =>
    find(read(timer.replace(/timer$/, "service")), /^ExecStart=(.*)$/gm),
  ),
  ...find(read("compose.yaml"), /\bwhile (.*?); do sleep \d+; done/g),
  // The command follows the five fields of the time and the user.
  ...pages.flatMap((page) => find(read(page), /^```cron\n(?:\S+ ){6}(.*)\n```/gm)),
];

const { url } = await databaseFixture();
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "luli-repeated-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
});

async function run(command: string): Promise<void> {
  const here = command
    .replace(/\/var\/lib\/luli-backups|\/backups/, folder)
    .replace("/opt/luli", ROOT)
    .replace("/etc/luli.env", "off");
  const env = {
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    HOME: process.env.HOME,
    ENV_FILE: "off",
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
  };
  await promisify(execFile)("/bin/sh", ["-c", here], { cwd: ROOT, env });
}

test("the test finds the commands of the timer, compose.yaml and cron", () => {
  expect(repeated).toHaveLength(3);
});

test.each(repeated)(
  "`%s` makes a second backup beside the first and deletes an old one",
  async (command) => {
    const old = path.join(folder, "luli-2026-11-01.backup.gz");
    const others = path.join(folder, "before-the-move.backup.gz");
    for (const file of [old, `${old}.77.part`, others]) {
      fs.writeFileSync(file, "");
      fs.utimesSync(file, new Date(), new Date(Date.now() - 15 * 86_400_000));
    }
    await run(command);
    await run(command);
    const kept = fs.readdirSync(folder).toSorted();
    expect(kept).toHaveLength(3);
    expect(kept[0]).toBe(path.basename(others));
    for (const name of kept.slice(1)) expect(name).toMatch(/^luli-[\d-]{10}T[\d.-]+Z\.backup\.gz$/);
  },
);
