// The messages that came, page by page and one by one.
import type { AdminMessages, AdminMessageText } from "../../shared/contracts/admin/admin.ts";
import type { AnswersQuery } from "../../shared/contracts/report.ts";
import { notFound } from "../http/errors.ts";
import type { Database } from "../platform/database/database.ts";
import { withIsoDates } from "../platform/clock/iso-dates.ts";
import { byId, toPage } from "../platform/page.ts";
import { countOpen, getRow, listRows } from "./inbox-queries.ts";

const PAGE = 25;

export async function listMessages(
  database: Database,
  query: AnswersQuery,
): Promise<AdminMessages> {
  const [rows, open] = await Promise.all([
    listRows(database, query, PAGE + 1),
    countOpen(database),
  ]);
  const { page, next } = toPage(rows, PAGE, byId);
  return { messages: page.map(withIsoDates), next, open };
}

/** Throws where there is no such message. */
export async function getMessage(database: Database, id: string): Promise<AdminMessageText> {
  const row = await getRow(database, id);
  if (!row) throw notFound();
  return withIsoDates(row);
}
