// `npm run at -- 2028-02-29T03:00 vitest run shared`: a command and all that it starts, at another time. TZ is read as always.
import { spawnSync } from "node:child_process";
import fs from "node:fs";

const LIBRARY = fs
  .globSync("/usr/lib/{*/,}faketime/libfaketimeMT.so.1")
  .find((file) => fs.existsSync(file));

const [moment, program, ...args] = process.argv.slice(2);
const at = Date.parse(`${moment}Z`);
if (Number.isNaN(at) || program === undefined) {
  process.stderr.write("Say when, in UTC, and what: npm run at -- 2028-02-29T03:00 vitest run\n");
  process.exit(2);
}
if (LIBRARY === undefined) {
  process.stderr.write("libfaketime is missing: apt-get install faketime\n");
  process.exit(2);
}
const { status, error } = spawnSync(program, args, {
  stdio: "inherit",
  env: {
    ...process.env,
    LD_PRELOAD: LIBRARY,
    // A distance and not a moment, so that whatever starts later goes on from where the others are.
    FAKETIME: `${at < Date.now() ? "" : "+"}${Math.round((at - Date.now()) / 1_000)}`,
    // Timers wait as long as ever.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  },
});
if (error) process.stderr.write(`${program} could not be run: ${error.message}\n`);
process.exit(status ?? 1);
