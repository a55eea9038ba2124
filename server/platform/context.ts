// The dependencies that every noun of the server gets as an argument, the clock included.
import type pg from "pg";
import type { Config, VapidKeys } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Jobs } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { NoteSecurity } from "./security-log/note.ts";
import type { ModelConfig } from "./config/model.ts";
import type { Presence } from "./presence.ts";

/** Configuration with every wire answered for, by the real service or by its stand-in. */
export type WiredConfig = Omit<Config, "model"> & {
  databaseUrl: string;
  authSecret: string;
  model: ModelConfig;
  smtpUrl: string;
  sandbox: ("mail" | "google" | "model" | "stripe")[];
};

/** Keys that all servers share and that survive a change of AUTH_SECRET. */
export type StoredKeys = {
  /** Key of the hashes in `trials`. */
  trials: string;
  /** Key of the unsubscribe links in mails, in hex. */
  unsubscribe: string;
  /** Identifies this server to push services. */
  vapid: VapidKeys;
};

export type ServerContext = {
  config: WiredConfig;
  keys: StoredKeys;
  pool: pg.Pool;
  database: Database;
  jobs: Jobs;
  presence: Presence;
  log: Log;
  noteSecurity: NoteSecurity;
  clock: () => Date;
};
