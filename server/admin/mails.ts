// Mails that were given up after days, tried again with their entry in the log.
import type { AdminMailsAnswer } from "../../shared/contracts/admin/admin.ts";
import type { ServerContext } from "../platform/context.ts";
import { writeAudit } from "./audit-queries.ts";

/** None given up: nothing happens, and the log has nothing to tell. */
export async function sendMailsAgain(
  { database, jobs }: Pick<ServerContext, "database" | "jobs">,
  { actorId, now }: { actorId: string; now: Date },
): Promise<AdminMailsAnswer> {
  return database.transaction().execute(async (transaction) => {
    const count = await jobs.sendGivenUp(transaction);
    if (count > 0)
      await writeAudit(transaction, {
        actorId,
        action: "mails_sent_again",
        subjectId: actorId,
        now,
      });
    return { sent_again: count };
  });
}
