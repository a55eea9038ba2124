// Luli herself: the whole server as it runs in production, with its log thrown away.
import { readConfig } from "../../../server/platform/config.ts";
import { createLog } from "../../../server/platform/log.ts";
import { startServer } from "../../../server/server.ts";
import { shrinkHeap } from "../../../server/platform/process/shrink-heap.ts";
import { readWiring, report } from "../child.ts";
import { BENCH_SECRET } from "../people.ts";

const { upstream, databaseUrl, publicUrl } = readWiring();
const config = readConfig({
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: publicUrl,
  DATA_DIR: process.env.BENCH_DIR,
  PREMIUM_DAILY_MESSAGES: "1000000",
  API_CALLS_A_MINUTE: "1000000",
});
const { port } = await startServer(
  {
    ...config,
    port: 0,
    databaseUrl,
    authSecret: BENCH_SECRET,
    model: { baseUrl: upstream, apiKey: "bench", name: "bench" },
    smtpUrl: "smtp://127.0.0.1:1",
    sandbox: [],
  },
  { log: createLog(() => {}), dist: process.env.BENCH_DIST ?? null },
);
shrinkHeap();
report(`http://127.0.0.1:${port}`);
