// A simulated server: all of Luli as in production, with a clock that can be moved from outside.
import { readConfig, type StripeConfig } from "../../server/platform/config.ts";
import { createLog } from "../../server/platform/log.ts";
import { startServer } from "../../server/server.ts";
import { moveDate } from "./days/virtual-time.ts";

/** Settings of a server, passed as its one argument. */
export type Wiring = {
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string;
  authSecret: string;
  modelUrl: string;
  smtpUrl: string;
  stripe: StripeConfig;
  freeDailyMessages: number;
  /** The clock that is moved is the whole process's, as all of the run's are. */
  isVirtual: boolean;
};

if (import.meta.main) await serve(JSON.parse(process.argv[2]!) as Wiring);

async function serve(wiring: Wiring): Promise<void> {
  const { port, publicUrl, dataDir, databaseUrl, authSecret, modelUrl, smtpUrl, stripe } = wiring;
  let aheadMs = 0;
  process.on("message", (ms: number) => {
    if (wiring.isVirtual) moveDate(ms);
    else aheadMs = ms;
  });
  process.on("disconnect", () => process.exit());
  const log = createLog((line) => process.stdout.write(line));
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    API_CALLS_A_MINUTE: "1000000",
    FREE_DAILY_MESSAGES: String(wiring.freeDailyMessages),
    // All of them are one address.
    FREE_REPLIES_PER_ADDRESS_A_DAY: "1000000",
  });
  await startServer(
    {
      ...config,
      databaseUrl,
      authSecret,
      model: { baseUrl: modelUrl, apiKey: "sandbox", name: "luli-1" },
      smtpUrl,
      stripe,
      sandbox: ["mail", "model", "stripe"],
    },
    { log, dist: null, machineClock: () => Date.now() + aheadMs },
  );
  process.send!("ready");
}
