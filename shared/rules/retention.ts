// For how many days what is not a person's own is kept at most. What erases it and the privacy policy take it from here.

export const KEPT_DAYS = {
  /** Of the contact form. */
  contactMessage: 365,
  securityEvent: 90,
  /** However much it is used. */
  session: 90,
  unusedSession: 30,
  /** One that nobody could send. */
  mail: 30,
} as const;
