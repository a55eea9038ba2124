// Some of the journeys in Firefox: `npm run firefox [-- -g "a title"]`. It is no part of `npm test`, which needs one browser only.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { JOURNEYS } from "./journeys.ts";

const HERE = import.meta.dirname;
const PLAYWRIGHT = path.resolve(HERE, "../../node_modules/@playwright/test/cli.js");

function findFirefox(): string | undefined {
  const { LULI_FIREFOX: wanted, PATH = "" } = process.env;
  const folders = PATH.split(path.delimiter);
  const programs = folders.flatMap((folder) => [`${folder}/firefox-esr`, `${folder}/firefox`]);
  const apps = ["/Applications/Firefox.app/Contents/MacOS/firefox"];
  return (wanted ? [wanted] : [...programs, ...apps]).find((file) => fs.existsSync(file));
}

/** A journey that was renamed must not go missing unseen. */
function findLost(): string[] {
  return Object.entries(JOURNEYS).flatMap(([file, titles]) => {
    const text = fs.readFileSync(path.resolve(HERE, "..", file), "utf8");
    return titles.filter((title) => !text.includes(title));
  });
}

function fail(message: string): never {
  process.stderr.write(`firefox: ${message}\n`);
  process.exit(1);
}

const firefox = findFirefox();
if (!firefox)
  fail("There is no Firefox here: install it (Debian: firefox-esr), or set LULI_FIREFOX to it.");
const lost = findLost();
if (lost.length > 0) fail(`These journeys are no more: ${lost.join("; ")}`);

const { status } = spawnSync(
  process.execPath,
  [PLAYWRIGHT, "test", "-c", HERE, ...process.argv.slice(2)],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      LULI_FIREFOX: firefox,
      NODE_OPTIONS: `--import ${path.join(HERE, "mend-playwright.ts")}`,
    },
  },
);
process.exit(status ?? 1);
