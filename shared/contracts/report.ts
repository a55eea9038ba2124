// Reporting a reply: what its reader says of it, and what an admin sees and answers.
import * as v from "valibot";

export const REPORT_REASONS = ["harmful", "sexual", "hurtful", "human", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_WORDS_LENGTH = 1_000;
export const REPORT_ANSWER_LENGTH = 4_000;

/** Postgres has no place for NUL in a text. */
const words = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll("\0", "").toWellFormed().trim()),
    v.check((text) => [...text].length <= most, `Up to ${most} characters.`),
  );

/** Body of `PUT /api/chats/:id/report`. The same reply again changes what was said of it, until it is answered. */
export const reportRequest = v.strictObject({
  reason: v.picklist(REPORT_REASONS, "There is no such reason."),
  words: v.optional(words(REPORT_WORDS_LENGTH), ""),
});
export type ReportRequest = v.InferOutput<typeof reportRequest>;

/** `GET /api/admin/reports?state=&before=`, newest first. */
export const reportsQuery = v.strictObject({
  state: v.optional(v.picklist(["open", "answered"], "Must be open or answered."), "open"),
  before: v.optional(v.pipe(v.string(), v.uuid("Must be the id of a report."))),
});
/** Without what was said. */
export type AdminReport = {
  id: string;
  reason: ReportReason;
  created_at: string;
  answered_at: string | null;
};
export type AdminReports = {
  reports: AdminReport[];
  next: string | null;
  open: number;
  /** Of the last 90 days, by reason; a reason that nobody gave is not named. */
  counts: { reason: ReportReason; count: number }[];
};

/** `GET /api/admin/reports/:id`: that exchange and nothing else of the conversation; each look is in the log. */
export type AdminReportText = AdminReport & {
  words: string;
  message: string;
  response: string;
  answer: string | null;
};

/** Body of `POST /api/admin/reports/:id/answer`: it is mailed; nothing closes the report without a word. */
export const answerRequest = v.strictObject({ answer: words(REPORT_ANSWER_LENGTH) });
