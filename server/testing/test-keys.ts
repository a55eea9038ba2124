// The keys of a test's server, opened in its database as a real one does.
import { openKeys } from "../auth/keys/open-keys.ts";
import type { StoredKeys, WiredConfig } from "../platform/context.ts";
import { createDatabase } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import type pg from "pg";

export const openTestKeys = (pool: pg.Pool, config: WiredConfig): Promise<StoredKeys> =>
  openKeys(
    createDatabase(pool),
    config,
    createLog(() => {}),
  );
