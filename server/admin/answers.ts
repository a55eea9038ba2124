// Messages of the contact page and reported replies, for admins who answer them; looking at one is logged.
import type { AdminMessageText } from "../../shared/contracts/admin/admin.ts";
import type { AdminReportText } from "../../shared/contracts/report.ts";
import { getMessage, setAnswered } from "../contact/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { answerReport, readReport } from "../report/service.ts";
import { writeAudit } from "./audit-queries.ts";
import { viewLogged } from "./view-logged.ts";

type Context = Pick<ServerContext, "database" | "clock">;
type Act = { actorId: string; id: string };

export const viewMessage = (context: Context, act: Act): Promise<AdminMessageText> =>
  viewLogged(context, { ...act, action: "message_viewed" }, getMessage);

export const viewReport = (context: Context, act: Act): Promise<AdminReportText> =>
  viewLogged(context, { ...act, action: "report_viewed" }, readReport);

/** Twice is the same as once, and leaves one entry. */
export async function markMessage(
  { database, clock }: Context,
  { actorId, id, isAnswered }: Act & { isAnswered: boolean },
): Promise<AdminMessageText> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const hasChanged = await setAnswered(transaction, id, isAnswered ? now : null);
    const action = isAnswered ? "message_answered" : "message_reopened";
    if (hasChanged) await writeAudit(transaction, { actorId, action, subjectId: id, now });
    return getMessage(transaction, id);
  });
}

/** Twice is the same as once: one mail, one entry. */
export async function sendAnswer(
  context: Context & Pick<ServerContext, "config" | "jobs">,
  { actorId, id, answer }: Act & { answer: string },
): Promise<AdminReportText> {
  const now = context.clock();
  return context.database.transaction().execute(async (transaction) => {
    const { report, isNew } = await answerReport(context, transaction, { id, answer, now });
    const entry = { actorId, action: "report_answered", subjectId: id, now } as const;
    if (isNew) await writeAudit(transaction, entry);
    return report;
  });
}
