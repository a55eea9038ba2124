// A database with real jobs and a clock of the test's own, for what works by itself at its hour.
import { readConfig } from "../platform/config.ts";
import type { WiredConfig } from "../platform/context.ts";
import { createDatabase, createPool } from "../platform/database/database.ts";
import { startJobs } from "../platform/jobs.ts";
import { createLog } from "../platform/log.ts";
import { createTestDatabase } from "./test-database.ts";
import { openTestKeys } from "./test-keys.ts";

/** Real jobs whose mails go nowhere. */
export const startQuietJobs = (databaseUrl: string) =>
  startJobs(
    databaseUrl,
    { send: async () => {}, close: () => {} },
    createLog(() => {}),
  );

export type RealJobs = Awaited<ReturnType<typeof startRealJobs>>;

export async function startRealJobs(clock: () => Date, more: Partial<WiredConfig> = {}) {
  const testDatabase = await createTestDatabase();
  const pool = createPool(testDatabase.url);
  const log = createLog(() => {});
  const jobs = await startQuietJobs(testDatabase.url);
  const config: WiredConfig = {
    ...readConfig({ PUBLIC_URL: "https://luli.example" }),
    databaseUrl: testDatabase.url,
    authSecret: "the secret of this test, long enough",
    model: { baseUrl: "http://127.0.0.1:1/v1", apiKey: "none", name: "none" },
    smtpUrl: "smtp://127.0.0.1:1",
    sandbox: [],
    ...more,
  };
  const keys = await openTestKeys(pool, config);
  return {
    pool,
    context: { config, keys, database: createDatabase(pool), jobs, log, clock },
    async stop() {
      await jobs.stop();
      await pool.end();
      await testDatabase.drop();
    },
  };
}
