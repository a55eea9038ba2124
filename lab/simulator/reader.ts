// Reads conversations during the storm as a server's minute does, through a wire that breaks; a run of seconds would see no minute.
import { setTimeout as pause } from "node:timers/promises";
import { readDue } from "../../server/memory/reading/read.ts";
import { createModel } from "../../server/model/service.ts";
import { readConfig } from "../../server/platform/config.ts";
import { createPool } from "../../server/platform/database/database.ts";
import { createLog } from "../../server/platform/log.ts";
import type { World } from "./world.ts";

const EVERY_MS = 400;
const MAKE_DUE = `update conversation_summaries set due_at = now()
  where exists (select from unread_chats u where u.user_id = conversation_summaries.user_id)`;

export async function startReader(world: World) {
  const log = createLog(() => {});
  const clock = () => new Date();
  const url = world.postgres.urlThrough(world.databaseLinks[0]!.port);
  const pool = createPool(url, { max: 2 });
  const model = createModel({ config: { ...readConfig({}), model: world.model }, log, clock });
  let isStopped = false;

  const readOnce = async () => {
    try {
      await world.postgres.query(MAKE_DUE);
      await readDue({ pool, log, clock, tellPages() {} }, (...asked) => model.complete(...asked));
    } catch {
      // A wire that is cut ends this reading; the next one begins it again.
    }
  };
  const reading = (async () => {
    while (!isStopped) {
      await readOnce();
      await pause(EVERY_MS);
    }
  })();

  return {
    /** Resolves when everything that was said is read, or after so many tries. */
    async finish(tries = 10): Promise<void> {
      isStopped = true;
      await reading;
      for (let n = 0; n < tries; n += 1) {
        await readOnce();
        const [left] = await world.postgres.query("select from unread_chats limit 1");
        if (!left) break;
      }
      model.close();
      await pool.end();
    },
  };
}
