// Reports of replies, by their readers and for admins.
import { uuid } from "../contracts/id.ts";
import {
  adminReports,
  adminReportText,
  answerRequest,
  reportRequest,
  reportsQuery,
} from "../contracts/report.ts";
import { type Calls, empty, json } from "./call.ts";

export const reportCalls = {
  "PUT /api/chats/:id/report": {
    about:
      "Reports an own reply, so that an admin sees that exchange. Again: changes reason and words, until it is answered.",
    who: "user",
    limit: { name: "report", window: 60 * 60, max: 30 },
    params: { id: uuid },
    body: reportRequest,
    refuses: { not_found: 404 },
    answer: empty,
  },
  "GET /api/admin/reports": {
    about: "Reported replies, newest first, and how many there are for which reason.",
    who: "admin",
    query: reportsQuery,
    answer: json(adminReports),
  },
  "GET /api/admin/reports/:id": {
    about: "One reported exchange; each look is in the log.",
    who: "admin",
    params: { id: uuid },
    refuses: { not_found: 404 },
    answer: json(adminReportText),
  },
  "POST /api/admin/reports/:id/answer": {
    about: "Answers a report once: the person gets it by mail, in the frame of their language.",
    who: "admin",
    params: { id: uuid },
    body: answerRequest,
    refuses: { not_found: 404, already_answered: 409 },
    answer: json(adminReportText),
  },
} as const satisfies Calls;
