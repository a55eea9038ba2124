// What needs no account: contact, helplines, links in emails, operation, and this table itself.
import * as v from "valibot";
import { countryHelp, safetyYears } from "../contracts/safety.ts";
import { MODEL_STATES, publicConfig } from "../contracts/config.ts";
import { contactRequest } from "../contracts/contact.ts";
import { firstTalkAnswer, firstTalkRequest } from "../contracts/chat.ts";
import { type Calls, empty, json, raw } from "./call.ts";

const unsubscribeLink = {
  who: "proof",
  query: v.object({ token: v.optional(v.string()) }),
} as const;

export const siteCalls = {
  "POST /api/contact": {
    about: "A message to the people behind Luli.",
    who: "anyone",
    body: contactRequest,
    // 4,000 characters, each up to six bytes of JSON.
    maxBytes: 32 * 1024,
    refuses: { message_id_taken: 409, too_many_requests: 429 },
    answer: json(v.strictObject({ received: v.literal(true) }), 201),
  },
  "POST /api/first-talk": {
    about:
      "What a visitor says to Luli beside the sign-in (See Demo): how it sounds, or the vetted answer to " +
      "somebody in danger. Nothing is kept.",
    who: "anyone",
    body: firstTalkRequest,
    maxBytes: 4 * 1024,
    refuses: { too_many_requests: 429 },
    answer: json(firstTalkAnswer),
  },
  "GET /unsubscribe": {
    ...unsubscribeLink,
    about: "The link of a weekly email: asks whether to end them.",
    answer: raw("text/html"),
  },
  "POST /unsubscribe": {
    ...unsubscribeLink,
    about: "Ends them: by that page, or by a mail program (RFC 8058), whatever it sends along.",
    body: "ignored",
    answer: raw("text/html"),
  },
  "POST /api/mail-events": {
    about:
      "Where a mail provider tells of mails that came back or were called spam: Amazon SES (by SNS), " +
      "Mailgun, Postmark, SendGrid, or any other as `{ email, reason, detail? }`, the reason being bounce " +
      "or complaint.",
    who: "proof",
    headers: { Authorization: "Basic, with MAIL_EVENTS_SECRET as password." },
    body: "bytes",
    // SES sends the heads of the mail along, SendGrid a thousand events at a time.
    maxBytes: 1024 * 1024,
    refuses: { not_authenticated: 401, not_found: 404 },
    answer: empty,
  },
  "POST /api/csp-reports": {
    about: "Where browsers tell what our pages' content security policy refused.",
    who: "anyone",
    body: "bytes",
    maxBytes: 64 * 1024,
    answer: empty,
  },
  "GET /config.json": {
    about: "What the browser must know before it begins.",
    who: "anyone",
    answer: json(publicConfig),
  },
  "GET /healthz": {
    about: "The process lives.",
    who: "anyone",
    answer: json(v.strictObject({ status: v.literal("ok") })),
  },
  "GET /readyz": {
    about:
      "The database answers, the machine's clock is right by it, and the server is not about to stop; and " +
      "how the model is, by its last answer.",
    who: "anyone",
    refuses: { clock_wrong: 503, database_unavailable: 503, server_stopping: 503 },
    answer: json(v.strictObject({ status: v.literal("ready"), model: v.picklist(MODEL_STATES) })),
  },
  "GET /metrics": {
    about: "Numbers for Prometheus, with METRICS_TOKEN as bearer token.",
    who: "proof",
    refuses: { not_authenticated: 401, not_found: 404 },
    answer: raw("text/plain"),
  },
  "GET /.well-known/security.txt": {
    about: "Where to tell of a weakness (RFC 9116).",
    who: "anyone",
    answer: raw("text/plain"),
  },
  "GET /.well-known/change-password": {
    about: "Where password managers send a person to change the password: the profile.",
    who: "anyone",
    answer: raw("text/html", 302),
  },
  "GET /openapi.json": {
    about: "This description.",
    who: "anyone",
    answer: json(v.looseObject({})),
  },
  "GET /api/safety": {
    about:
      "How often people were shown where help is, by year and kind of need. Nobody can be found in it.",
    who: "anyone",
    answer: json(safetyYears),
  },
  "GET /api/helplines": {
    about:
      "Whom to call for help where one is: in the country of the time zone, or of the browser's region. Answers without the database.",
    who: "anyone",
    query: v.strictObject({ time_zone: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
    answer: json(countryHelp),
  },
} as const satisfies Calls;
