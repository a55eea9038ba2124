// The database of a bench: a Postgres of its own in a new folder, where its servers keep their files, too. Both are gone when it stops.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../../server/embedded-postgres/start.ts";
import { createLog } from "../../server/platform/log.ts";

export type BenchDatabase = {
  url: string;
  dir: string;
  stop(): Promise<void>;
};

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-bench-"));
  // Read by systems/luli.ts.
  process.env.BENCH_DIR = path.join(dir, "data");
  const postgres = await startEmbeddedPostgres(
    dir,
    createLog(() => {}),
  );
  return {
    url: postgres.url,
    dir,
    async stop() {
      // The timer keeps the process alive while Postgres stops.
      const waiting = setInterval(() => {}, 1_000);
      await postgres.stop();
      clearInterval(waiting);
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
