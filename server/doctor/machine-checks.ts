// Checks of the configuration that need this machine: its addresses and its files. Reported together with all other problems.
import fs from "node:fs";
import { isIP } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Check, Config } from "../platform/config.ts";
import { StartError } from "../platform/start-error.ts";
import { readHelplines } from "../safety/helplines.ts";

export const MACHINE_CHECKS: readonly Check[] = [
  refuseForeignHost,
  ({ helplinesFile }) => void readHelplines(helplinesFile),
  makeDataDir,
];

function refuseForeignHost({ host }: Config): void {
  if (isIP(host) === 0 || /^(?:127\.|0\.0\.0\.0$|::1?$)/.test(host)) return;
  const own = Object.values(os.networkInterfaces()).flatMap((each) => each ?? []);
  if (!own.some(({ address }) => address === host))
    throw new StartError(`HOST ${host} is not an address of this machine.`);
}

/** A server whose database and secret are elsewhere needs none. */
function makeDataDir({ dataDir, databaseUrl, authSecret }: Config): void {
  if (databaseUrl && authSecret && !process.env.DATA_DIR) return;
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be created: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Creates one folder level at a time: below /proc Node's recursive mkdir never returns. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}
