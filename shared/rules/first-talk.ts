// Bounds of what a visitor says without an account.
export const FIRST_TALK = {
  /** Number of messages that a visitor gets answered. */
  messages: 5,
  /** Characters of one. */
  length: 280,
} as const;
