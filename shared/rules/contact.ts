// Limits of the contact form, for page and server: every field is required (spec section 5) and bounded.

import { isBlank } from "../blank.ts";

export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Limit of any email address, not only the form's. */
export const EMAIL_LENGTH = 254;

/** Limits in UTF-16 units, as browsers count. */
export const CONTACT_MAX: Record<ContactField, number> = {
  name: 80,
  email: EMAIL_LENGTH,
  subject: 120,
  message: 4000,
};

/** HTML's own idea of an address, with a dot in its domain: exactly one recipient, whatever reads it. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export type ContactProblem = "missing" | "too_long" | "no_email";

/** Null when the text may be sent. */
export function contactProblem(field: ContactField, text: string): ContactProblem | null {
  const trimmed = text.trim();
  if (isBlank(trimmed)) return "missing";
  if (trimmed.length > CONTACT_MAX[field]) return "too_long";
  return field === "email" && !EMAIL.test(trimmed) ? "no_email" : null;
}
