// Does the Dockerfile's lines in an empty folder, as a plain user where it can be one; what comes out may only be read.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { readDockerfile, ROOT, type Stage } from "../../server/testing/production/dockerfile.ts";

/** User id `nobody`. Used when root rehearses: a plain user's rehearsal is unprivileged already. */
const PLAIN = 65_534;
export const asPlainUser = process.getuid?.() === 0 ? { uid: PLAIN, gid: PLAIN } : {};

const left = fs
  .readFileSync(path.join(ROOT, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Matches like a container engine reads .dockerignore: the last matching line counts. */
function isLeftOut(file: string): boolean {
  const last = left.findLast((line) => path.matchesGlob(file, line.replace("!", "")));
  return last !== undefined && !last.startsWith("!");
}

export type Image = { root: string; stage: Stage; megabytes: number };

export function buildImage(folder: string): Image {
  const stages = readDockerfile();
  for (const [name, stage] of Object.entries(stages)) doStage(folder, name, stage);
  const root = path.join(folder, "last");
  execFileSync("chmod", ["-R", "a-w", root]);
  give(root, 0);
  const kilobytes = execFileSync("du", ["-sk", root], { encoding: "utf8" }).split("\t")[0];
  return { root, stage: stages["last"]!, megabytes: Math.round(Number(kilobytes) / 1024) };
}

function doStage(folder: string, name: string, { env, steps }: Stage): void {
  const root = path.join(folder, name);
  fs.mkdirSync(root);
  for (const step of steps) {
    if ("run" in step) run(step.run, { root, home: folder, env });
    else
      for (const each of step.copies) {
        // A folder's contents go to where it is copied, a file into it.
        const isInto = step.to.endsWith("/");
        const to = path.join(root, step.to, isInto ? path.basename(each) : "");
        const from =
          step.from === null
            ? path.join(ROOT, each)
            : path.join(folder, step.from, each.replace("/luli/", ""));
        fs.cpSync(from, to, {
          recursive: true,
          verbatimSymlinks: true,
          filter: (file) => step.from !== null || !isLeftOut(path.relative(ROOT, file)),
        });
      }
    give(root, PLAIN);
  }
}

type Place = { root: string; home: string; env: Record<string, string> };

function run(command: string, { root, home, env }: Place): void {
  execFileSync("/bin/sh", ["-c", command], {
    cwd: root,
    env: { ...network, ...plainEnv(home), ...env },
    stdio: ["ignore", "ignore", "inherit"],
    ...asPlainUser,
  });
}

/** How this machine reaches the registry. */
const network = Object.fromEntries(
  ["NODE_EXTRA_CA_CERTS", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"].flatMap((name) => {
    const value = process.env[name] ?? process.env[name.toLowerCase()];
    return value === undefined ? [] : [[name, value]];
  }),
);
const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();

/** The environment of a new user: only the paths of programs and packages. */
export const plainEnv = (home: string): Record<string, string> => ({
  PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin:/usr/sbin`,
  HOME: home,
  npm_config_cache: path.join(home, ".npm"),
  npm_config_registry: registry,
});

/** Hands over the files written for the plain user. */
export function giveToPlainUser(file: string): void {
  give(file, PLAIN);
}

function give(root: string, to: number): void {
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", `${to}:${to}`, root]);
}
