// better-auth's names for our tables and columns (db/base/01_auth.sql).
import { readLanguage, readTimeZone } from "./profile-input.ts";

const DATES = { createdAt: "created_at", updatedAt: "updated_at" };

export const TABLES = {
  user: { modelName: "users", fields: { emailVerified: "email_verified", ...DATES } },
  session: {
    modelName: "sessions",
    fields: {
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      ...DATES,
    },
  },
  account: {
    modelName: "accounts",
    fields: {
      userId: "user_id",
      providerId: "provider_id",
      accountId: "account_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...DATES,
    },
  },
  verification: { modelName: "verifications", fields: { expiresAt: "expires_at", ...DATES } },
  twoFactor: {
    modelName: "second_factors",
    fields: {
      userId: "user_id",
      backupCodes: "backup_codes",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
  jwks: {
    modelName: "jwks",
    fields: {
      publicKey: "public_key",
      privateKey: "private_key",
      createdAt: "created_at",
      expiresAt: "expires_at",
    },
  },
};

const UNTOLD_DATE = { type: "date", required: false, input: false, returned: false } as const;

export const USER_FIELDS = {
  timeZone: {
    type: "string",
    fieldName: "time_zone",
    required: false,
    defaultValue: "UTC",
    transform: { input: readTimeZone },
  },
  /** The trigger of sign-up puts it into the settings. */
  language: {
    type: "string",
    fieldName: "sign_up_language",
    required: false,
    returned: false,
    transform: { input: readLanguage },
  },
  subscriptionStatus: {
    type: "string",
    fieldName: "subscription_status",
    required: false,
    defaultValue: "none",
    input: false,
  },
  /** Column that leaving.ts reads. */
  suspendedAt: { ...UNTOLD_DATE, fieldName: "suspended_at" },
  deletionRequestedAt: { ...UNTOLD_DATE, fieldName: "deletion_requested_at" },
} as const;

/** Our own guard reads it (sessions/refresh-tokens.ts). */
export const SESSION_FIELDS = {
  refreshNumber: {
    type: "number",
    fieldName: "refresh_number",
    required: false,
    defaultValue: 0,
    input: false,
    returned: false,
  },
  /** Set by factors/session-factor.ts. */
  factor: { type: "string", required: false, input: false },
} as const;
