// Our columns of better-auth's tables (db/base/01_auth.sql), in better-auth's spelling.
import { readLanguage, readTimeZone } from "./profile-input.ts";

const UNTOLD_DATE = { type: "date", required: false, input: false, returned: false } as const;

export const USER_FIELDS = {
  timeZone: {
    type: "string",
    required: false,
    defaultValue: "UTC",
    transform: { input: readTimeZone },
  },
  /** The trigger of sign-up puts it into the settings. */
  language: {
    type: "string",
    fieldName: "signUpLanguage",
    required: false,
    returned: false,
    transform: { input: readLanguage },
  },
  subscriptionStatus: { type: "string", required: false, defaultValue: "none", input: false },
  /** Columns that leaving.ts reads. */
  suspendedAt: UNTOLD_DATE,
  deletionRequestedAt: UNTOLD_DATE,
} as const;

/** Our own guard reads it (sessions/refresh-tokens.ts). */
export const SESSION_FIELDS = {
  refreshNumber: {
    type: "number",
    required: false,
    defaultValue: 0,
    input: false,
    returned: false,
  },
  /** Set by factors/session-factor.ts. */
  factor: { type: "string", required: false, input: false },
} as const;
