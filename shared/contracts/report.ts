// Reporting a reply: what its reader says of it, and what an admin sees and answers.
import * as v from "valibot";
import { tidy } from "./text.ts";

export const REPORT_REASONS = ["harmful", "sexual", "hurtful", "human", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_WORDS_LENGTH = 1_000;
export const REPORT_ANSWER_LENGTH = 4_000;
/** So many days back an admin sees them counted. */
export const REPORT_DAYS = 90;

const words = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(tidy),
    v.check((text) => [...text].length <= most, `Up to ${most} characters.`),
  );

/** Body of `PUT /api/chats/:id/report`. The same reply again changes what was said of it, until it is answered. */
export const reportRequest = v.strictObject({
  reason: v.picklist(REPORT_REASONS, "There is no such reason."),
  words: v.optional(words(REPORT_WORDS_LENGTH), ""),
});
export type ReportRequest = v.InferOutput<typeof reportRequest>;

/** Of what people sent: what waits for an answer, or what has one. */
export const answersQuery = (one: string) =>
  v.strictObject({
    state: v.optional(v.picklist(["open", "answered"], "Must be open or answered."), "open"),
    before: v.optional(v.pipe(v.string(), v.uuid(`Must be the id of ${one}.`))),
  });
export type AnswersQuery = v.InferOutput<ReturnType<typeof answersQuery>>;
export type AnswerState = AnswersQuery["state"];

/** `GET /api/admin/reports?state=&before=`, newest first. */
export const reportsQuery = answersQuery("a report");
/** Without what was said. */
const adminReport = v.strictObject({
  id: v.string(),
  reason: v.picklist(REPORT_REASONS),
  created_at: v.string(),
  answered_at: v.nullable(v.string()),
});
export const adminReports = v.strictObject({
  reports: v.array(adminReport),
  next: v.nullable(v.string()),
  open: v.number(),
  /** Counts of the last REPORT_DAYS by reason; reasons without reports are left out. */
  counts: v.array(
    v.strictObject({
      reason: v.picklist(REPORT_REASONS),
      count: v.number(),
    }),
  ),
});
export type AdminReports = v.InferOutput<typeof adminReports>;

/** `GET /api/admin/reports/:id`: that exchange and nothing else of the conversation; each look is in the log. */
export const adminReportText = v.strictObject({
  ...adminReport.entries,
  words: v.string(),
  message: v.string(),
  response: v.string(),
  answer: v.nullable(v.string()),
});
export type AdminReportText = v.InferOutput<typeof adminReportText>;

/** Body of `POST /api/admin/reports/:id/answer`: it is mailed; nothing closes the report without a word. */
export const answerRequest = v.strictObject({ answer: words(REPORT_ANSWER_LENGTH) });
