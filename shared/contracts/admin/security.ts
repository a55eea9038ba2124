// The security log: what happened at the doors, as admins search it.
import * as v from "valibot";
import { day, SEARCH_LENGTH, tidy } from "../text.ts";

export const SECURITY_KINDS = [
  "signed_in",
  "sign_in_failed",
  "sign_in_locked",
  "sign_in_refused",
  "reset_asked",
  "password_reset",
  "password_changed",
  "email_changed",
  "sessions_ended",
  "session_stolen",
  "factor_added",
  "factor_removed",
  "factor_used",
  "factor_failed",
  "proof_failed",
  "admin_act",
  "admin_refused",
  "limit_hit",
  "model_used",
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** `GET /api/admin/security?person=&kind=&until=&before=`, newest first. */
export const securityQuery = v.strictObject({
  /** An account's address or id; an unknown one finds nothing. */
  person: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => tidy(text).toLowerCase()),
      v.maxLength(SEARCH_LENGTH * 3, "That is no address."),
    ),
    "",
  ),
  kind: v.optional(v.picklist(SECURITY_KINDS, "There is no such kind.")),
  /** The last day that is shown (UTC). */
  until: v.optional(day),
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, "Must be the id of an event."))),
});
export type SecurityQuery = v.InferOutput<typeof securityQuery>;

/** The same by the same person from the same network within an hour, counted. */
export const securityEvent = v.strictObject({
  id: v.string(),
  kind: v.picklist(SECURITY_KINDS),
  /** Null: no account, as with a guess at an unknown address. */
  person: v.nullable(v.strictObject({ id: v.string(), email: v.string() })),
  /** Such as 203.0.113.0/24; empty: unknown, or one of more than are told apart. */
  network: v.string(),
  /** The call, the way in. */
  detail: v.string(),
  count: v.number(),
  first_at: v.string(),
  last_at: v.string(),
});
export type SecurityEvent = v.InferOutput<typeof securityEvent>;
export const securityLog = v.strictObject({
  events: v.array(securityEvent),
  next: v.nullable(v.string()),
});
export type SecurityLog = v.InferOutput<typeof securityLog>;
