// The files of the built-in database: made whole or not at all, and never deleted once they may hold something.
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../platform/start-error.ts";
import type { Binaries } from "./binaries.ts";
import { runAs, type Runner } from "./postgres-user.ts";
import { run } from "./processes.ts";

export type Place = {
  dataDir: string;
  clusterDir: string;
  /** The superuser's. */
  password: string;
  binaries: Binaries;
  runner: Runner;
};

export const clusterIn = (dataDir: string): string => path.join(dataDir, "postgres");

export const hasCluster = (dataDir: string): boolean =>
  ["PG_VERSION", "global/pg_control"].every((file) =>
    fs.existsSync(path.join(clusterIn(dataDir), file)),
  );

/** Postgres reads the files of its own major version alone. */
export function refuseOtherVersion({ clusterDir, binaries }: Place): void {
  const theirs = fs.readFileSync(path.join(clusterDir, "PG_VERSION"), "utf8").trim();
  const { version } = JSON.parse(
    fs.readFileSync(path.join(binaries.root, "package.json"), "utf8"),
  ) as { version: string };
  const ours = version.split(".")[0];
  if (theirs !== ours)
    throw new StartError(
      `The database in ${clusterDir} was made by Postgres ${theirs}, and this Luli brings Postgres ${ours}: ` +
        "with the Luli that ran here before, say npm run backup; then, with this one, move that folder away " +
        "and say npm run restore -- FILE (docs/backup.md).",
    );
}

/** Made in a folder beside and renamed when done, so that what bears the name is whole. */
export async function makeCluster(place: Place): Promise<void> {
  const { dataDir, clusterDir, password, binaries, runner } = place;
  if (fs.existsSync(clusterDir) && fs.readdirSync(clusterDir).length > 0)
    throw new StartError(
      `The folder ${clusterDir} is not a whole Postgres database: put a backup in its place, or move it away to begin with an empty one.`,
    );
  const draft = `${clusterDir}.new`;
  const passwordFile = path.join(dataDir, "postgres-password.tmp");
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password + "\n", { mode: 0o600 });
  if (process.getuid?.() === 0) {
    const owner = await ownerIds(runner);
    for (const target of [draft, passwordFile]) fs.chownSync(target, owner.uid, owner.gid);
  }
  const locale = [
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
  ];
  const access = ["-U", "postgres", "-A", "scram-sha-256", "--pwfile", passwordFile];
  const made = await runAs(runner, binaries.initdb, ["-D", draft, ...access, ...locale]);
  fs.rmSync(passwordFile, { force: true });
  if (made.code !== 0)
    throw new StartError(
      `Postgres could not make its files in ${clusterDir}: ${explain(made.output)}`,
    );
  fs.renameSync(draft, clusterDir);
}

async function ownerIds(runner: Runner): Promise<{ uid: number; gid: number }> {
  if (runner.uid !== undefined && runner.gid !== undefined)
    return { uid: runner.uid, gid: runner.gid };
  const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
  return { uid: Number(uid!.output), gid: Number(gid!.output) };
}

/** Sets a new password for files that came without theirs. Single-user mode asks for none. */
export async function resetPassword(place: Place): Promise<void> {
  const { clusterDir, password, binaries, runner } = place;
  const args = ["--single", "-D", clusterDir, "-c", "exit_on_error=on", "postgres"];
  const sql = `alter role postgres password '${password}'\n`;
  const done = await runAs(runner, binaries.postgres, args, sql);
  if (done.code !== 0)
    throw new StartError(
      `The database in ${clusterDir} cannot be given a new password: ${explain(done.output)}`,
    );
}

/** Returns the last error of a Postgres program and the line before it, which often has the reason. */
export function explain(output: string): string {
  const lines = output.trim().split("\n");
  const last = lines.findLastIndex((line) => /FATAL|ERROR|error:/.test(line));
  const telling = last < 0 ? lines.slice(-1) : lines.slice(Math.max(0, last - 1), last + 1);
  return telling.map((line) => line.replace(/^.*?(?:LOG|FATAL|ERROR|error): */, "")).join("; ");
}
