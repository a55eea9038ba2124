// For whoever runs Luli. What people said to Luli is in none of it (what they report stands in report.ts).
import {
  adminHealth,
  adminLog,
  adminMailsAnswer,
  adminMessages,
  adminMessageText,
  adminOverview,
  adminPeople,
  adminPersonPanel,
  adminReferrals,
  adminRestAnswer,
  adminRoleAnswer,
  adminWeeks,
  answeredRequest,
  logQuery,
  messagesQuery,
  peopleQuery,
} from "../contracts/admin.ts";
import { uuid } from "../contracts/id.ts";
import { type Calls, json } from "./call.ts";

const one = { who: "admin", params: { id: uuid }, refuses: { not_found: 404 } } as const;

export const adminCalls = {
  "GET /api/admin/overview": {
    about: "Three counters, four shortcuts.",
    who: "admin",
    answer: json(adminOverview),
  },
  "GET /api/admin/weeks": {
    about: "The last twelve weeks in numbers.",
    who: "admin",
    answer: json(adminWeeks),
  },
  "GET /api/admin/health": {
    about: "Whether database, model, mail and payments answer.",
    who: "admin",
    answer: json(adminHealth),
  },
  "GET /api/admin/referrals": {
    about:
      "How often help was shown, by kind of need: of late and by year. Nobody can be found in it.",
    who: "admin",
    answer: json(adminReferrals),
  },
  "GET /api/admin/people": {
    about: "Accounts, newest first.",
    who: "admin",
    query: peopleQuery,
    answer: json(adminPeople),
  },
  "GET /api/admin/people/:id": {
    ...one,
    about: "One account; each look is in the log.",
    answer: json(adminPersonPanel),
  },
  "POST /api/admin/people/:id/grant-admin": {
    ...one,
    about: "Makes a person an admin.",
    refuses: { not_found: 404, email_not_verified: 409 },
    answer: json(adminRoleAnswer),
  },
  "POST /api/admin/people/:id/take-admin": {
    ...one,
    about: "Makes an admin a person like any other.",
    refuses: { not_found: 404, last_admin: 409 },
    answer: json(adminRoleAnswer),
  },
  "POST /api/admin/people/:id/end-rest": {
    ...one,
    about: "Lets somebody chat again whose chat rests because they said that they are under 18.",
    answer: json(adminRestAnswer),
  },
  "GET /api/admin/messages": {
    about: "The contact page's messages, newest first.",
    who: "admin",
    query: messagesQuery,
    answer: json(adminMessages),
  },
  "GET /api/admin/messages/:id": {
    ...one,
    about: "One message; each look is in the log.",
    answer: json(adminMessageText),
  },
  "POST /api/admin/messages/:id/answered": {
    ...one,
    about: "Marks a message as answered, or as open again.",
    body: answeredRequest,
    answer: json(adminMessageText),
  },
  "POST /api/admin/mails/send-again": {
    about: "Tries the mails again that were given up after days.",
    who: "admin",
    answer: json(adminMailsAnswer),
  },
  "GET /api/admin/log": {
    about: "Who did what, newest first.",
    who: "admin",
    query: logQuery,
    answer: json(adminLog),
  },
} as const satisfies Calls;
