// What the admin page asks and is told: `/api/admin/*`. What people said to Luli is in none of it.
import * as v from "valibot";
import type { Language } from "./language.ts";
import type { SubscriptionStatus, VariantId } from "./me.ts";
import type { HelpKind, Layer } from "./safety.ts";

/** `GET /api/admin/overview` */
export type AdminOverview = {
  total_users: number;
  active_subscriptions: number;
  total_chats: number;
  shortcuts: { users: string; database: string; payments: string; functions: string };
};

/** `GET /api/admin/weeks`: the last twelve weeks, oldest first, the running one included. */
export type AdminWeek = {
  /** ISO 8601 date of its Monday (UTC). */
  starts_on: string;
  sign_ups: number;
  /** People who wrote, petted or did a task. */
  active: number;
  /** With a reply. */
  messages: number;
  trials: number;
  /** Of these trials, how many have paid since. */
  converted: number;
};
export type AdminWeeks = { weeks: AdminWeek[] };

/** `GET /api/admin/health` */
export const HEALTH_PARTS = ["database", "model", "mail", "payments"] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
export type HealthCheck = {
  part: HealthPart;
  /** "off": not set up here. */
  state: "ok" | "failing" | "off";
  /** Whether the stand-in answers for it. */
  is_stand_in: boolean;
  /** Null when nothing was asked. */
  took_ms: number | null;
  /** Why it fails, or what else is worth knowing; English. */
  note: string | null;
};
/** `POST /api/admin/mails/send-again`: how many were given up and are tried again. */
export type AdminMailsAnswer = { sent_again: number };
export type AdminHealth = {
  checked_at: string;
  checks: HealthCheck[];
  /** Mails that nobody could send for days. */
  mails_given_up: number;
};

/** `GET /api/admin/referrals`: vetted answers given, with the help card beside them. */
export type AdminReferrals = {
  /** Of the last 30 days, newest first. */
  days: { day: string; kind: HelpKind; language: Language; layer: Layer; count: number }[];
  /** Newest first. */
  years: { year: number; kind: HelpKind; count: number }[];
};

export const PLAN_FILTERS = ["trial", "active", "past_due", "canceled", "none"] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

/** `GET /api/admin/people?search=&plan=&before=`, newest first. */
export const peopleQuery = v.strictObject({
  search: v.optional(
    v.pipe(
      v.string(),
      // Postgres has no place for NUL in a text.
      v.transform((text) => text.replaceAll("\0", "").trim()),
      v.maxLength(100, "A search can have up to 100 characters."),
    ),
    "",
  ),
  plan: v.optional(v.picklist(PLAN_FILTERS, "There is no such plan.")),
  before: v.optional(v.pipe(v.string(), v.uuid("Must be the id of a person."))),
});
export type AdminPerson = {
  id: string;
  name: string;
  email: string;
  created_at: string;
  subscription_status: SubscriptionStatus;
  level: number;
  is_admin: boolean;
};
export type AdminPeople = {
  people: AdminPerson[];
  /** For the next page; null on the last one. */
  next: string | null;
};

/** `GET /api/admin/people/:id`; each look is in the log. */
export type AdminPersonPanel = AdminPerson & {
  is_email_verified: boolean;
  time_zone: string;
  sign_in: ("password" | "google")[];
  sessions: number;
  /** Of the newest session that is still open. */
  last_seen_at: string | null;
  subscription_end: string | null;
  cancel_at_period_end: boolean;
  trial_used_at: string | null;
  /** Where money can be given back; null for whoever never went to the checkout. */
  customer_url: string | null;
  /** They said that they are under 18. */
  is_resting: boolean;
  puppy: { name: string; variant: VariantId; level: number };
  coins: number;
  happiness_points: number;
  streak_days: number;
  chats: number;
  contact_messages: number;
};

/** Answer of `POST /api/admin/people/:id/grant-admin` and `/take-admin`. */
export type AdminRoleAnswer = { is_admin: boolean };

/** Answer of `POST /api/admin/people/:id/end-rest`. */
export type AdminRestAnswer = { is_resting: boolean };

/** `GET /api/admin/messages?state=&before=`, newest first. */
export const messagesQuery = v.strictObject({
  state: v.optional(v.picklist(["open", "answered"], "Must be open or answered."), "open"),
  before: v.optional(v.pipe(v.string(), v.uuid("Must be the id of a message."))),
});
export type AdminMessage = {
  id: string;
  name: string;
  email: string;
  subject: string;
  created_at: string;
  answered_at: string | null;
};
export type AdminMessages = { messages: AdminMessage[]; next: string | null; open: number };

/** `GET /api/admin/messages/:id`; each look is in the log. */
export type AdminMessageText = AdminMessage & {
  message: string;
  /** Who has an account with this address, which is no proof that they wrote. */
  person_id: string | null;
};
/** Body of `POST /api/admin/messages/:id/answered`. */
export const answeredRequest = v.strictObject({ is_answered: v.boolean() });

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
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `GET /api/admin/log?before=`, newest first. */
export const logQuery = v.strictObject({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, "Must be the id of an entry."))),
});
export type AuditEntry = {
  id: string;
  happened_at: string;
  action: AuditAction;
  /** Null: the command line. Without an email: an account that is gone. */
  actor: { id: string; email: string | null } | null;
  /** Of a person their email, of a message its subject, of a report its reason, of mails who had them sent again; without: it is gone. */
  subject: { id: string; label: string | null };
};
export type AdminLog = { entries: AuditEntry[]; next: string | null };
