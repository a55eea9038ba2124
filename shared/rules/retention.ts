// Retention limits in days of data that is not a person's own. The cleanup job and the privacy policy use them.

export const KEPT_DAYS = {
  /** Messages of the contact form. */
  contactMessage: 365,
  securityEvent: 90,
  /** However much it is used. */
  session: 90,
  unusedSession: 30,
  /** Mails that could not be sent. */
  mail: 30,
} as const;
