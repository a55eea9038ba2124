// Bounds of what a visitor says without an account.
export const FIRST_TALK = {
  /** So many are answered to a visitor. */
  messages: 5,
  /** Characters of one. */
  length: 280,
} as const;
