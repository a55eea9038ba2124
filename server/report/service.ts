// Reports of replies as admins read and answer them.
import {
  type AdminReports,
  type AdminReportText,
  type AnswersQuery,
  REPORT_DAYS,
} from "../../shared/contracts/report.ts";
import { DAY_MS } from "../../shared/rules/days.ts";
import { AppError, notFound } from "../http/errors.ts";
import type { ServerContext } from "../platform/context.ts";
import type { Database } from "../platform/database/database.ts";
import { withIsoDates } from "../platform/clock/iso-dates.ts";
import { byId, toPage } from "../platform/page.ts";
import { answerEmail } from "./mails.ts";
import { countOpen, countReports, getReport, listReports, setAnswer } from "./queries.ts";

const PAGE = 25;

export async function readReports(
  database: Database,
  query: AnswersQuery,
  now: Date,
): Promise<AdminReports> {
  const since = new Date(now.getTime() - REPORT_DAYS * DAY_MS);
  const [rows, open, counts] = await Promise.all([
    listReports(database, query, PAGE + 1),
    countOpen(database),
    countReports(database, since),
  ]);
  const { page, next } = toPage(rows, PAGE, byId);
  return { reports: page.map(withIsoDates), next, open, counts };
}

export async function readReport(database: Database, id: string): Promise<AdminReportText> {
  const row = await getReport(database, id);
  if (!row) throw notFound();
  return withIsoDates(row);
}

type Answered = { report: AdminReportText; isNew: boolean };

/** The same answer again is the same as once. */
export async function answerReport(
  { config, jobs }: Pick<ServerContext, "config" | "jobs">,
  transaction: Database,
  { id, answer, now }: { id: string; answer: string; now: Date },
): Promise<Answered> {
  const reader = await setAnswer(transaction, id, { answer, now });
  const report = await readReport(transaction, id);
  if (reader === null && report.answer !== answer)
    throw new AppError(409, "already_answered", "This report has already been answered.");
  if (reader !== null && answer !== "")
    await jobs.sendMail(answerEmail(reader, answer, config.publicUrl), transaction);
  return { report, isNew: reader !== null };
}
