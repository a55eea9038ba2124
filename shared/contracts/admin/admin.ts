// What the admin page asks and is told: `/api/admin/*`. What people said to Luli is in none of it.
import * as v from "valibot";
import { LANGUAGE_IDS } from "../language.ts";
import { SUPPRESSION_REASONS } from "../mail.ts";
import { SUBSCRIPTION_STATUSES, VARIANT_IDS } from "../me.ts";
import { personNote } from "./acts.ts";
import { answersQuery } from "../report.ts";
import { HELP_KINDS, LAYERS } from "../safety.ts";
import { SEARCH_LENGTH, tidy } from "../text.ts";

/** `GET /api/admin/overview` */
export const adminOverview = v.strictObject({
  total_users: v.number(),
  active_subscriptions: v.number(),
  total_chats: v.number(),
  shortcuts: v.strictObject({
    users: v.string(),
    database: v.string(),
    payments: v.string(),
    functions: v.string(),
  }),
});
export type AdminOverview = v.InferOutput<typeof adminOverview>;

/** `GET /api/admin/weeks`: the last twelve weeks, oldest first, the running one included. */
export const adminWeek = v.strictObject({
  /** ISO 8601 date of its Monday (UTC). */
  starts_on: v.string(),
  sign_ups: v.number(),
  /** People who wrote, petted or did a task. */
  active: v.number(),
  /** With a reply. */
  messages: v.number(),
  trials: v.number(),
  /** Of these trials, how many have paid since. */
  converted: v.number(),
});
export type AdminWeek = v.InferOutput<typeof adminWeek>;
export const adminWeeks = v.strictObject({
  weeks: v.array(adminWeek),
});
export type AdminWeeks = v.InferOutput<typeof adminWeeks>;

/** `GET /api/admin/health` */
export const HEALTH_PARTS = ["database", "model", "mail", "payments", "pages"] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
export const healthCheck = v.strictObject({
  part: v.picklist(HEALTH_PARTS),
  /** "off": not set up here. */
  state: v.picklist(["ok", "failing", "off"]),
  /** Whether the stand-in answers for it. */
  is_stand_in: v.boolean(),
  /** Null when nothing was asked. */
  took_ms: v.nullable(v.number()),
  /** Why it fails, or what else is worth knowing; English. */
  note: v.nullable(v.string()),
});
export type HealthCheck = v.InferOutput<typeof healthCheck>;
/** `POST /api/admin/mails/send-again`: how many were given up and are tried again. */
export const adminMailsAnswer = v.strictObject({
  sent_again: v.number(),
});
export type AdminMailsAnswer = v.InferOutput<typeof adminMailsAnswer>;
export const adminHealth = v.strictObject({
  checked_at: v.string(),
  checks: v.array(healthCheck),
  /** Number of mails given up after days of attempts. */
  mails_given_up: v.number(),
  /** People who want push messages and have no browser that takes them. */
  push_unreached: v.number(),
  /** Of free accounts, today (UTC); past `most` they are told of the limit. */
  free_replies: v.strictObject({ today: v.number(), most: v.number() }),
});
export type AdminHealth = v.InferOutput<typeof adminHealth>;

/** `GET /api/admin/referrals`: vetted answers given, with the help card beside them. */
export const adminReferrals = v.strictObject({
  /** Of the last REFERRAL_DAYS, newest first. */
  days: v.array(
    v.strictObject({
      day: v.string(),
      kind: v.picklist(HELP_KINDS),
      language: v.picklist(LANGUAGE_IDS),
      layer: v.picklist(LAYERS),
      count: v.number(),
    }),
  ),
  /** Newest first. */
  years: v.array(
    v.strictObject({
      year: v.number(),
      kind: v.picklist(HELP_KINDS),
      count: v.number(),
    }),
  ),
});
export type AdminReferrals = v.InferOutput<typeof adminReferrals>;

export const PLAN_FILTERS = ["trial", "active", "past_due", "paused", "canceled", "none"] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

/** `GET /api/admin/people?search=&plan=&before=`, newest first. */
export const peopleQuery = v.strictObject({
  search: v.optional(
    v.pipe(
      v.string(),
      v.transform(tidy),
      v.maxLength(SEARCH_LENGTH, `A search can have up to ${SEARCH_LENGTH} characters.`),
    ),
    "",
  ),
  plan: v.optional(v.picklist(PLAN_FILTERS, "There is no such plan.")),
  before: v.optional(v.pipe(v.string(), v.uuid("Must be the id of a person."))),
});
export const adminPerson = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  created_at: v.string(),
  subscription_status: v.picklist(SUBSCRIPTION_STATUSES),
  level: v.number(),
  is_admin: v.boolean(),
  is_suspended: v.boolean(),
});
export type AdminPerson = v.InferOutput<typeof adminPerson>;
export const adminPeople = v.strictObject({
  people: v.array(adminPerson),
  /** For the next page; null on the last one. */
  next: v.nullable(v.string()),
});
export type AdminPeople = v.InferOutput<typeof adminPeople>;

/** `GET /api/admin/people/:id`; each look is in the log. */
export const adminPersonPanel = v.strictObject({
  ...adminPerson.entries,
  is_email_verified: v.boolean(),
  /** Why only mails that they ask for are sent there. */
  mail_suppressed: v.nullable(v.picklist(SUPPRESSION_REASONS)),
  time_zone: v.string(),
  sign_in: v.array(v.picklist(["password", "google"])),
  sessions: v.number(),
  /** Of the newest session that is still open. */
  last_seen_at: v.nullable(v.string()),
  subscription_end: v.nullable(v.string()),
  cancel_at_period_end: v.boolean(),
  trial_used_at: v.nullable(v.string()),
  /** The page in Stripe for refunds; null before the first checkout. */
  customer_url: v.nullable(v.string()),
  /** They said that they are under 18. */
  is_resting: v.boolean(),
  puppy: v.strictObject({
    name: v.string(),
    variant: v.picklist(VARIANT_IDS),
    level: v.number(),
  }),
  coins: v.number(),
  happiness_points: v.number(),
  streak_days: v.number(),
  chats: v.number(),
  contact_messages: v.number(),
  suspended_at: v.nullable(v.string()),
  /** Stripe charges nothing while the account is suspended. */
  is_held: v.boolean(),
  /** The plan is a gift until then. */
  granted_until: v.nullable(v.string()),
  /** Newest first. The person reads them in their copy. */
  notes: v.array(personNote),
});
export type AdminPersonPanel = v.InferOutput<typeof adminPersonPanel>;

/** Answer of `POST /api/admin/people/:id/grant-admin` and `/take-admin`. */
export const adminRoleAnswer = v.strictObject({
  is_admin: v.boolean(),
});
export type AdminRoleAnswer = v.InferOutput<typeof adminRoleAnswer>;

/** Answer of `POST /api/admin/people/:id/end-rest`. */
export const adminRestAnswer = v.strictObject({
  is_resting: v.boolean(),
});
export type AdminRestAnswer = v.InferOutput<typeof adminRestAnswer>;

/** `GET /api/admin/messages?state=&before=`, newest first. */
export const messagesQuery = answersQuery("a message");
const adminMessage = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  created_at: v.string(),
  answered_at: v.nullable(v.string()),
});
export const adminMessages = v.strictObject({
  messages: v.array(adminMessage),
  next: v.nullable(v.string()),
  open: v.number(),
});
export type AdminMessages = v.InferOutput<typeof adminMessages>;

/** `GET /api/admin/messages/:id`; each look is in the log. */
export const adminMessageText = v.strictObject({
  ...adminMessage.entries,
  message: v.string(),
  /** Who has an account with this address, which is no proof that they wrote. */
  person_id: v.nullable(v.string()),
});
export type AdminMessageText = v.InferOutput<typeof adminMessageText>;

export const AUDIT_ACTIONS = [
  "admin_granted",
  "admin_taken",
  "person_viewed",
  "message_viewed",
  "message_answered",
  "message_reopened",
  "report_viewed",
  "report_answered",
  "rest_ended",
  "mails_sent_again",
  "person_suspended",
  "person_reinstated",
  "sessions_ended",
  "link_sent",
  "plan_granted",
  "plan_extended",
  "plan_taken",
  "trial_extended",
  "note_written",
  "switched_on",
  "switched_off",
  "banner_set",
  "banner_ended",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `GET /api/admin/log?before=`, newest first. */
export const logQuery = v.strictObject({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, "Must be the id of an entry."))),
});
export const auditEntry = v.strictObject({
  id: v.string(),
  happened_at: v.string(),
  action: v.picklist(AUDIT_ACTIONS),
  /** Null: the command line. Without an email: an account that is gone. */
  actor: v.nullable(
    v.strictObject({
      id: v.string(),
      email: v.nullable(v.string()),
    }),
  ),
  /** Of a person their email, of a message its subject, of a report its reason, of mails who had them sent again; without: it is gone. */
  subject: v.strictObject({
    id: v.string(),
    label: v.nullable(v.string()),
  }),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;
export const adminLog = v.strictObject({
  entries: v.array(auditEntry),
  next: v.nullable(v.string()),
});
export type AdminLog = v.InferOutput<typeof adminLog>;
