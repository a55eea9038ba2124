// What an admin may look at only with an entry in the log: read and logged in one transaction.
import type { AuditAction } from "../../shared/contracts/admin/admin.ts";
import type { ServerContext } from "../platform/context.ts";
import type { Database } from "../platform/database/database.ts";
import { writeAudit } from "./audit-queries.ts";

type View = { actorId: string; id: string; action: AuditAction };

export async function viewLogged<Shown>(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { actorId, id, action }: View,
  read: (transaction: Database, id: string) => Promise<Shown>,
): Promise<Shown> {
  return database.transaction().execute(async (transaction) => {
    const shown = await read(transaction, id);
    await writeAudit(transaction, { actorId, action, subjectId: id, now: clock() });
    return shown;
  });
}
