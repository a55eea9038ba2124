// Reported replies, for admins who answer them; looking at one is logged.
import type { AdminReports, AdminReportText, AnswersQuery } from "../../shared/contracts/report.ts";
import type { ServerContext } from "../platform/context.ts";
import { answerReport, readReport, readReports } from "../report/service.ts";
import { writeAudit } from "./audit-queries.ts";

type ReportsContext = Pick<ServerContext, "config" | "database" | "jobs" | "clock">;

export const listReports = (
  { database, clock }: Pick<ReportsContext, "database" | "clock">,
  query: AnswersQuery,
): Promise<AdminReports> => readReports(database, query, clock());

export async function viewReport(
  { database, clock }: Pick<ReportsContext, "database" | "clock">,
  actorId: string,
  id: string,
): Promise<AdminReportText> {
  return database.transaction().execute(async (transaction) => {
    const report = await readReport(transaction, id);
    const entry = { actorId, action: "report_viewed", subjectId: id, now: clock() } as const;
    await writeAudit(transaction, entry);
    return report;
  });
}

/** Twice is the same as once: one mail, one entry. */
export async function sendAnswer(
  context: ReportsContext,
  actorId: string,
  { id, answer }: { id: string; answer: string },
): Promise<AdminReportText> {
  const now = context.clock();
  return context.database.transaction().execute(async (transaction) => {
    const { report, isNew } = await answerReport(context, transaction, { id, answer, now });
    const entry = { actorId, action: "report_answered", subjectId: id, now } as const;
    if (isNew) await writeAudit(transaction, entry);
    return report;
  });
}
