// What runs by the clock alone, each time on one server. What also waits for jobs starts in its own room.
import { rotateSigningKeys } from "./auth/keys/rotation.ts";
import { eraseExpired } from "./auth/service.ts";
import { giveOwed } from "./chat/owed/owed.ts";
import { eraseOldMessages } from "./contact/service.ts";
import { eraseExpired as eraseExpiredMemories } from "./memory/service.ts";
import { foldModelUse } from "./numbers/service.ts";
import type { ServerContext } from "./platform/context.ts";
import { eraseOldEvents } from "./platform/security-log/service.ts";
import { eraseOldViolations } from "./violation/service.ts";
import { sendWeeklyEmails } from "./weekly/service.ts";

type Stores = Pick<ServerContext, "database" | "clock">;

const erasing =
  (erase: (database: Stores["database"], now: Date) => Promise<void>) =>
  ({ database, clock }: Stores) =>
    erase(database, clock());

export const SCHEDULE = {
  "give-owed-rewards": ["*/5 * * * *", giveOwed],
  // Every hour, because it is Monday morning somewhere else each time.
  "weekly-letters": ["12 * * * *", sendWeeklyEmails],
  "fold-model-use": ["20 0 * * *", foldModelUse],
  "rotate-signing-keys": ["20 3 * * *", rotateSigningKeys],
  "erase-contact-messages": ["40 3 * * *", erasing(eraseOldMessages)],
  "erase-expired": ["50 3 * * *", erasing(eraseExpired)],
  "erase-expired-memories": ["50 3 * * *", erasing(eraseExpiredMemories)],
  "erase-violations": ["50 3 * * *", erasing(eraseOldViolations)],
  "erase-security-events": ["55 3 * * *", erasing(eraseOldEvents)],
} as const satisfies Record<
  string,
  [cron: string, work: (context: ServerContext) => Promise<void>]
>;

export async function startSchedule(context: ServerContext): Promise<void> {
  for (const [queue, [cron, work]] of Object.entries(SCHEDULE))
    await context.jobs.every(queue, cron, () => work(context));
}
