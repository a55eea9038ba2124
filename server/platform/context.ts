// What every noun of the server is given: its dependencies as arguments, the clock included.
import type pg from "pg";
import type { Config, GoogleConfig, VapidKeys } from "./config.ts";
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
  google: GoogleConfig | null;
  smtpUrl: string;
  sandbox: ("mail" | "google" | "model" | "stripe")[];
};

/** What all servers share, and outlives a change of AUTH_SECRET. */
export type StoredKeys = {
  /** Of the hashes in `trials`. */
  trials: string;
  /** Of the links in letters, in hex. */
  unsubscribe: string;
  /** What push services know us by. */
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
