// `npm run backup` and `npm run restore`: say what they did, or in one sentence why they did nothing; then the exit code is 1.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openPlace, startPlace } from "../embedded-postgres/open-place.ts";
import { loadEnvFile } from "../platform/config/env-file.ts";
import { readConfig } from "../platform/config.ts";
import { StartError } from "../platform/start-error.ts";
import { backUp, SECRET_FILE } from "./back-up.ts";
import { restore } from "./restore.ts";

export const runBackup = (args: string[]): Promise<void> =>
  inASentence(async () => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
    const file = fromHere(positionals[0] ?? `luli-${stamp}.backup.gz`);
    const config = readConfig(process.env);
    const place = await openPlace(config);
    try {
      const { manifest, rows } = await backUp(place.url, file, config);
      const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
      say(`Database: ${place.name}`);
      say(`${count} rows are in ${file} (${fs.statSync(file).size} bytes).`);
      say(
        manifest.files[SECRET_FILE]
          ? "It holds what everybody wrote and the secret: keep it where nobody else reads."
          : "It holds what everybody wrote, but no secret, as AUTH_SECRET is not set here: keep that one beside it.",
      );
    } finally {
      await place.close();
    }
  });

export const runRestore = (args: string[]): Promise<void> =>
  inASentence(async () => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    if (!positionals[0]) throw new StartError("Say which: npm run restore -- FILE");
    const file = fromHere(positionals[0]);
    if (!fs.existsSync(file)) throw new StartError(`There is no file ${file}.`);
    const { databaseUrl, directDatabaseUrl, dataDir, authSecret } = readConfig(process.env);
    const place = databaseUrl
      ? { name: "DATABASE_URL", url: directDatabaseUrl ?? databaseUrl, close: async () => {} }
      : await startPlace(dataDir);
    try {
      const given = { dataDir, authSecret, isReplacing: values.replace };
      const { manifest, rows } = await restore(place.url, file, given);
      say(`Database: ${place.name}`);
      say(`${rows} rows of ${manifest.made_at} are back: start Luli.`);
      const kept = manifest.files[SECRET_FILE];
      if (authSecret && kept && authSecret !== kept)
        say(
          `AUTH_SECRET is another than then: start with AUTH_SECRET_PREVIOUS set to what is in ${dataDir}/${SECRET_FILE}.`,
        );
    } finally {
      await place.close();
    }
  });

/** npm goes to the project's folder first. */
const fromHere = (file: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function inASentence(work: () => Promise<void>): Promise<void> {
  try {
    loadEnvFile();
    await work();
  } catch (error) {
    const message = error instanceof StartError ? error.message : toSentence(error as Error);
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}

/** A disk that is full, a database that goes away, a word too much: what they say is all that there is to know. */
const toSentence = (error: Error): string => `Nothing was done: ${error.message || String(error)}.`;
