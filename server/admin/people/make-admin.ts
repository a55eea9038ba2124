// `npm run admin -- EMAIL`: makes someone an admin, whether Luli runs or not. The first admin has nobody else to ask.
import { grantAdminByHand } from "../service.ts";
import { loadEnvFile } from "../../platform/config/env-file.ts";
import { type Config, readConfig } from "../../platform/config.ts";
import { createDatabase, createPool } from "../../platform/database/database.ts";
import { openPlace } from "../../embedded-postgres/open-place.ts";
import { AppError } from "../../http/errors.ts";
import { prepareDatabase } from "../../platform/database/start/prepare.ts";
import { StartError } from "../../platform/start-error.ts";

/** Says what it did, or in one sentence why it did nothing; then the exit code is 1. */
export async function makeAdmin(email: string | undefined): Promise<void> {
  try {
    if (!email) throw new StartError("Say who: npm run admin -- EMAIL");
    loadEnvFile();
    const config = readConfig(process.env);
    const place = await openPlace(config);
    try {
      process.stdout.write(`Database: ${place.name}\n`);
      process.stdout.write(await grant(place.url, email, config));
    } finally {
      await place.close();
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function grant(url: string, email: string, config: Config): Promise<string> {
  // An older server than this may have been the last one here.
  await prepareDatabase({ ...config, databaseUrl: url, directDatabaseUrl: null });
  const pool = createPool(url, { max: 1 });
  try {
    const outcome = await grantAdminByHand(createDatabase(pool), email, new Date());
    return outcome === "known"
      ? `${email} is an admin already: nothing has changed.\n`
      : `${email} is an admin now, and finds the admin page at ${config.publicUrl}/admin.\n`;
  } finally {
    await pool.end();
  }
}
