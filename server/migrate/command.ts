// `npm run migrate`: brings the database to this release without starting a server, or says in one sentence why not;
// then the exit code is 1.
import { openPlace } from "../embedded-postgres/open-place.ts";
import { readConfig } from "../platform/config.ts";
import { loadEnvFile } from "../platform/config/env-file.ts";
import { prepareDatabase } from "../platform/database/start/prepare.ts";
import { prepareJobs } from "../platform/jobs.ts";
import { stdoutLog } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";

export async function runMigrate(): Promise<void> {
  try {
    loadEnvFile();
    const config = readConfig(process.env);
    const place = await openPlace(config);
    try {
      await prepareDatabase(
        { ...config, databaseUrl: config.databaseUrl ?? place.url, isMigrating: true },
        stdoutLog(config.logLevel),
      );
      await prepareJobs(place.url);
      process.stdout.write(`Database: ${place.name}\nIt is at this release: start Luli.\n`);
    } finally {
      await place.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
