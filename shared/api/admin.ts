// Calls of the admin page. None of them returns what people said to Luli (what they report stands in report.ts).
import * as v from "valibot";
import { day } from "../contracts/text.ts";
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
  logQuery,
  messagesQuery,
  peopleQuery,
} from "../contracts/admin/admin.ts";
import { actRequest, noteRequest, LINKS } from "../contracts/admin/acts.ts";
import { adminNumbers } from "../contracts/admin/numbers.ts";
import { securityLog, securityQuery } from "../contracts/admin/security.ts";
import { adminSite, bannerRequest, SWITCHES } from "../contracts/site.ts";
import { proof } from "../contracts/account/proof.ts";
import { uuid } from "../contracts/id.ts";
import { type Calls, json } from "./call.ts";

const act = {
  who: "admin",
  needsProof: true,
  params: { id: uuid },
  body: actRequest,
  maxBytes: 16 * 1024,
  refuses: { not_found: 404, wrong_password: 400, sign_in_again: 403, too_many_attempts: 429 },
  answer: json(adminPersonPanel),
} as const;
const set = {
  who: "admin",
  needsProof: true,
  maxBytes: 16 * 1024,
  refuses: { wrong_password: 400, sign_in_again: 403, too_many_attempts: 429 },
  answer: json(adminSite),
} as const;
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
  "GET /api/admin/numbers": {
    about: "Revenue, trials, churn, cohorts and the way from sign-up to paying, in sums alone.",
    who: "admin",
    answer: json(adminNumbers),
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
  "GET /api/admin/site": {
    about: "What is switched off for everyone, and what is announced.",
    who: "admin",
    answer: json(adminSite),
  },
  "POST /api/admin/site/switch": {
    ...set,
    about: "Switches a part of Luli off or on, on all servers.",
    body: v.strictObject({
      ...proof,
      name: v.picklist(SWITCHES),
      is_on: v.boolean(),
    }),
  },
  "POST /api/admin/site/banner": {
    ...set,
    about: "Announces something to everyone, or takes it away.",
    body: bannerRequest,
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
    ...act,
    about: "Makes a person an admin.",
    refuses: { ...act.refuses, email_not_verified: 409 },
    answer: json(adminRoleAnswer),
  },
  "POST /api/admin/people/:id/take-admin": {
    ...act,
    about: "Makes an admin a person like any other.",
    refuses: { ...act.refuses, last_admin: 409 },
    answer: json(adminRoleAnswer),
  },
  "POST /api/admin/people/:id/end-rest": {
    ...act,
    about: "Lets somebody chat again whose chat rests because they said that they are under 18.",
    answer: json(adminRestAnswer),
  },
  "POST /api/admin/people/:id/suspend": {
    ...act,
    about: "Lets nobody into an account any more, and has nothing charged.",
    refuses: { ...act.refuses, last_admin: 409 },
  },
  "POST /api/admin/people/:id/reinstate": {
    ...act,
    about: "Opens a suspended account again.",
  },
  "POST /api/admin/people/:id/end-sessions": {
    ...act,
    about: "Signs a person out everywhere.",
  },
  "POST /api/admin/people/:id/send-link": {
    ...act,
    about: "Sends the mail that confirms the address, or that resets the password, once more.",
    body: v.strictObject({
      ...proof,
      link: v.picklist(LINKS, "There is no such mail."),
    }),
    refuses: { ...act.refuses, already_confirmed: 409 },
  },
  "POST /api/admin/people/:id/grant-plan": {
    ...act,
    about:
      "Gives what subscribers have until a day, moves that day, or takes it back. Stripe is not touched.",
    body: v.strictObject({
      ...proof,
      /** The last day of the gift (UTC); null takes it back. */
      until: v.nullable(day),
    }),
  },
  "POST /api/admin/people/:id/extend-trial": {
    ...act,
    about:
      "Makes a trial longer, at Stripe: nothing is charged before its new end, which the person is mailed.",
    body: v.strictObject({
      ...proof,
      /** The trial's new last day (UTC). */
      until: day,
    }),
    refuses: { ...act.refuses, no_trial: 409 },
  },
  "POST /api/admin/people/:id/notes": {
    ...act,
    about: "Notes something about a person, which they read in their copy.",
    body: noteRequest,
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
    body: v.strictObject({ is_answered: v.boolean() }),
    answer: json(adminMessageText),
  },
  "POST /api/admin/mails/send-again": {
    about: "Tries the mails again that were given up after days.",
    who: "admin",
    answer: json(adminMailsAnswer),
  },
  "GET /api/admin/security": {
    about:
      "Who came, failed, was locked out or refused, from where and when; 90 days, newest first.",
    who: "admin",
    query: securityQuery,
    answer: json(securityLog),
  },
  "GET /api/admin/log": {
    about: "Who did what, newest first.",
    who: "admin",
    query: logQuery,
    answer: json(adminLog),
  },
} as const satisfies Calls;
