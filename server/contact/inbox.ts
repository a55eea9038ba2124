// The messages that came, page by page and one by one.
import type {
  AdminMessage,
  AdminMessages,
  AdminMessageText,
} from "../../shared/contracts/admin/admin.ts";
import type { AnswersQuery } from "../../shared/contracts/report.ts";
import type { Database } from "../platform/database/database.ts";
import { byId, toPage } from "../platform/page.ts";
import { countOpen, getRow, listRows, type MessageRow, setAnsweredAt } from "./inbox-queries.ts";

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
  return { messages: page.map(toMessage), next, open };
}

export async function getMessage(database: Database, id: string): Promise<AdminMessageText | null> {
  const row = await getRow(database, id);
  return row && { ...toMessage(row), message: row.message, person_id: row.person_id };
}

/** Null: open again. Whether it was otherwise before. */
export const setAnswered = (
  transaction: Database,
  id: string,
  answeredAt: Date | null,
): Promise<boolean> => setAnsweredAt(transaction, id, answeredAt);

const toMessage = ({ id, name, email, subject, ...times }: MessageRow): AdminMessage => ({
  id,
  name,
  email,
  subject,
  created_at: times.created_at.toISOString(),
  answered_at: times.answered_at?.toISOString() ?? null,
});
