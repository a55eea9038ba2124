// For whoever runs Luli. What people said to Luli is in none of it (what they report stands in report.ts).
import {
  type AdminHealth,
  type AdminLog,
  type AdminMailsAnswer,
  type AdminMessages,
  type AdminMessageText,
  type AdminOverview,
  type AdminPeople,
  type AdminPersonPanel,
  type AdminReferrals,
  type AdminRestAnswer,
  type AdminRoleAnswer,
  type AdminWeeks,
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
    answer: json<AdminOverview>(),
  },
  "GET /api/admin/weeks": {
    about: "The last twelve weeks in numbers.",
    who: "admin",
    answer: json<AdminWeeks>(),
  },
  "GET /api/admin/health": {
    about: "Whether database, model, mail and payments answer.",
    who: "admin",
    answer: json<AdminHealth>(),
  },
  "GET /api/admin/referrals": {
    about:
      "How often help was shown, by kind of need: of late and by year. Nobody can be found in it.",
    who: "admin",
    answer: json<AdminReferrals>(),
  },
  "GET /api/admin/people": {
    about: "Accounts, newest first.",
    who: "admin",
    query: peopleQuery,
    answer: json<AdminPeople>(),
  },
  "GET /api/admin/people/:id": {
    ...one,
    about: "One account; each look is in the log.",
    answer: json<AdminPersonPanel>(),
  },
  "POST /api/admin/people/:id/grant-admin": {
    ...one,
    about: "Makes a person an admin.",
    refuses: { not_found: 404, email_not_verified: 409 },
    answer: json<AdminRoleAnswer>(),
  },
  "POST /api/admin/people/:id/take-admin": {
    ...one,
    about: "Makes an admin a person like any other.",
    refuses: { not_found: 404, last_admin: 409 },
    answer: json<AdminRoleAnswer>(),
  },
  "POST /api/admin/people/:id/end-rest": {
    ...one,
    about: "Lets somebody chat again whose chat rests because they said that they are under 18.",
    answer: json<AdminRestAnswer>(),
  },
  "GET /api/admin/messages": {
    about: "The contact page's messages, newest first.",
    who: "admin",
    query: messagesQuery,
    answer: json<AdminMessages>(),
  },
  "GET /api/admin/messages/:id": {
    ...one,
    about: "One message; each look is in the log.",
    answer: json<AdminMessageText>(),
  },
  "POST /api/admin/messages/:id/answered": {
    ...one,
    about: "Marks a message as answered, or as open again.",
    body: answeredRequest,
    answer: json<AdminMessageText>(),
  },
  "POST /api/admin/mails/send-again": {
    about: "Tries the mails again that were given up after days.",
    who: "admin",
    answer: json<AdminMailsAnswer>(),
  },
  "GET /api/admin/log": {
    about: "Who did what, newest first.",
    who: "admin",
    query: logQuery,
    answer: json<AdminLog>(),
  },
} as const satisfies Calls;
