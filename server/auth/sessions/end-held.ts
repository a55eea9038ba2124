// Whatever opens an account beside its password ends in one place, so that nothing a thief took is forgotten.
import { endContractLinks } from "../../subscription/service.ts";
import type { Database } from "../../platform/database/database.ts";
import { endSessions, endVerifications } from "./queries.ts";

/** Mailed links, and open questions for a second factor. */
export async function endLinks(database: Database, userId: string): Promise<void> {
  await endVerifications(database, userId);
  await endContractLinks(database, userId);
}

/** These, and all sessions but the one that is named; what was begun in a session ends with it. */
export async function endHeld(
  database: Database,
  userId: string,
  keptSession?: string,
): Promise<void> {
  await endSessions(database, userId, { except: keptSession });
  await endLinks(database, userId);
}
