// `.env` beside package.json, or the file that ENV_FILE names, adds what the environment does not say; ENV_FILE=off: nothing does.
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../start-error.ts";

const OWN = path.resolve(import.meta.dirname, "../../../.env");

/** Must run before the environment is read. Throws a StartError if ENV_FILE names no file. */
export function loadEnvFile(): void {
  const named = process.env.ENV_FILE;
  if (named === "off" || (!named && !fs.existsSync(OWN))) return;
  try {
    process.loadEnvFile(named || OWN);
  } catch (error) {
    throw new StartError(
      `${named ? "ENV_FILE" : OWN} cannot be read: ${(error as Error).message}.`,
    );
  }
}
