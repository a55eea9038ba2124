// `npm run backup` and `npm run restore`: say what they did, or in one sentence why they did nothing; then the exit code is 1.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { DAY_MS } from "../../shared/rules/days.ts";
import { openPlace, startPlace } from "../embedded-postgres/open-place.ts";
import { loadEnvFile } from "../platform/config/env-file.ts";
import { readConfig } from "../platform/config.ts";
import { StartError } from "../platform/start-error.ts";
import { backUp, SECRET_FILE } from "./back-up.ts";
import { restore } from "./restore.ts";

export const runBackup = (args: string[]): Promise<void> =>
  inASentence(async () => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { "keep-days": { type: "string" } },
    });
    const target = fromHere(positionals[0] ?? ".");
    const isFolder = fs.statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const keptDays = values["keep-days"] === undefined ? null : Number(values["keep-days"]);
    if (keptDays !== null && !(Number.isInteger(keptDays) && keptDays > 0))
      throw new StartError("--keep-days must be a whole number of days, from 1 on.");
    if (keptDays !== null && !isFolder)
      throw new StartError(`--keep-days needs a folder, and ${target} is none.`);
    const stamp = new Date().toISOString().replaceAll(":", "-");
    const file = isFolder ? path.join(target, `luli-${stamp}.backup.gz`) : target;
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
      if (keptDays !== null)
        for (const old of deleteOlder(target, keptDays)) say(`${old} was older and is deleted.`);
    } finally {
      await place.close();
    }
  });

/** Backups with dated names, and drafts of those that were interrupted. Returns the names. */
function deleteOlder(folder: string, days: number): string[] {
  const isOld = (name: string) =>
    /^luli-\d{4}-.*\.backup\.gz(?:\.\d+\.part)?$/.test(name) &&
    fs.statSync(path.join(folder, name)).mtimeMs < Date.now() - days * DAY_MS;
  const old = fs.readdirSync(folder).filter(isOld);
  for (const name of old) fs.rmSync(path.join(folder, name));
  return old;
}

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
