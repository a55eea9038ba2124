// Postgres refuses to run as root. Started by root, it runs as the user `postgres`, which may not be able to reach our folders.
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../platform/start-error.ts";
import { run, type RunResult } from "./processes.ts";

/** Describes how to start a Postgres program: the command in front of it, and the user it runs as. */
export type Runner = {
  uid?: number;
  gid?: number;
  /** Command and arguments that come before the program, empty for none. */
  prefix: string[];
};

/**
 * A plain user needs nothing special. Root runs Postgres as `postgres`, with access to closed folders where Linux allows
 * it.
 */
export async function chooseRunner(needed: string[]): Promise<Runner> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const { uid, gid } = await postgresUser();
  const closed = needed.map(closedAncestor).find((dir) => dir !== null);
  if (!closed) return { uid, gid, prefix: [] };
  // Under a folder like /root or a fresh mktemp -d. Ambient dac_override lets the plain user through, and only that;
  // without no_setuid_fixup the kernel forgets it when initdb asks access(2) about its own files.
  const prefix = [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ];
  const probe = await run(prefix[0]!, [...prefix.slice(1), "test", "-x", closed]);
  if (probe.code === 0) return { prefix };
  throw new StartError(
    `Postgres runs as the user "postgres", who may not enter ${closed}: start Luli as another user, or run chmod o+x ${closed}.`,
  );
}

export function runAs(
  { prefix, uid, gid }: Runner,
  program: string,
  args: string[],
  input?: string,
): Promise<RunResult> {
  const [command, ...rest] = [...prefix, program, ...args];
  return run(command!, rest, { uid, gid, cwd: path.parse(program).root }, input);
}

function closedAncestor(target: string): string | null {
  const closed: string[] = [];
  for (let dir = path.resolve(target); ; dir = path.dirname(dir)) {
    if (fs.existsSync(dir) && fs.statSync(dir).isDirectory() && !(fs.statSync(dir).mode & 0o001))
      closed.push(dir);
    if (dir === path.dirname(dir)) return closed.at(-1) ?? null;
  }
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const found = await lookUp();
  if (found) return found;
  await run("groupadd", ["--system", "postgres"]);
  await run("useradd", ["--system", "-g", "postgres", "-M", "-s", "/usr/sbin/nologin", "postgres"]);
  const made = await lookUp();
  if (made) return made;
  throw new StartError(
    'Postgres will not run as root and no user "postgres" could be made: start Luli as another user.',
  );
}

async function lookUp(): Promise<{ uid: number; gid: number } | null> {
  const [uid, gid] = await Promise.all([
    run("id", ["-u", "postgres"]),
    run("id", ["-g", "postgres"]),
  ]);
  return uid.code === 0 && gid.code === 0
    ? { uid: Number(uid.output), gid: Number(gid.output) }
    : null;
}
