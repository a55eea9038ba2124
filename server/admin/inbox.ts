// Messages of the contact page, for admins who answer them; reading one is logged.
import type { AdminMessages, AdminMessageText } from "../../shared/contracts/admin/admin.ts";
import type { AnswersQuery } from "../../shared/contracts/report.ts";
import { getMessage, listMessages, setAnswered } from "../contact/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { notFound } from "../http/errors.ts";
import { writeAudit } from "./audit-queries.ts";

export type InboxContext = Pick<ServerContext, "database" | "clock">;

export const readMessages = (
  { database }: Pick<InboxContext, "database">,
  query: AnswersQuery,
): Promise<AdminMessages> => listMessages(database, query);

export async function readMessage(
  { database, clock }: InboxContext,
  actorId: string,
  id: string,
): Promise<AdminMessageText> {
  return database.transaction().execute(async (transaction) => {
    const message = await getMessage(transaction, id);
    if (!message) throw notFound();
    const entry = { actorId, action: "message_viewed", subjectId: id, now: clock() } as const;
    await writeAudit(transaction, entry);
    return message;
  });
}

/** Twice is the same as once, and leaves one entry. */
export async function markMessage(
  { database, clock }: InboxContext,
  actorId: string,
  { id, isAnswered }: { id: string; isAnswered: boolean },
): Promise<AdminMessageText> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const hasChanged = await setAnswered(transaction, id, isAnswered ? now : null);
    const message = await getMessage(transaction, id);
    if (!message) throw notFound();
    const action = isAnswered ? "message_answered" : "message_reopened";
    if (hasChanged) await writeAudit(transaction, { actorId, action, subjectId: id, now });
    return message;
  });
}
