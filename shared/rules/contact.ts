// What the contact form takes, for the page and the server alike: every field is required (spec section 5) and bounded.

export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** In UTF-16 units, as browsers count. */
export const CONTACT_MAX: Record<ContactField, number> = {
  name: 80,
  email: 254,
  subject: 120,
  message: 4000,
};

const MISSING: Record<ContactField, string> = {
  name: "Please tell us your name.",
  email: "Please enter your email.",
  subject: "Please give it a subject.",
  message: "Please write a message.",
};

const LABELS: Record<ContactField, string> = {
  name: "A name",
  email: "An email",
  subject: "A subject",
  message: "A message",
};

/** HTML's own idea of an address, with a dot in its domain: exactly one recipient, whatever reads it. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The sentence for the field, or null when its text may be sent. */
export function contactProblem(field: ContactField, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return MISSING[field];
  if (trimmed.length > CONTACT_MAX[field])
    return `${LABELS[field]} can have up to ${CONTACT_MAX[field].toLocaleString("en-US")} characters.`;
  if (field === "email" && !EMAIL.test(trimmed))
    return "Please enter a whole email address, like name@example.com.";
  return null;
}
