// What a call that failed says.
import { english } from "./words.ts";

/** Codes that a person may meet where no page has words of its own: the server's, and in capitals the sign-in library's. */
export type FailureCode =
  | "not_authenticated"
  | "not_allowed"
  | "not_found"
  | "invalid_request"
  | "invalid_json"
  | "body_incomplete"
  | "body_too_large"
  | "too_many_requests"
  | "too_many_attempts"
  | "rate_limited"
  | "internal_error"
  | "database_unavailable"
  | "payments_not_configured"
  | "checkout_closed"
  | "push_closed"
  | "SIGN_UPS_CLOSED"
  | "adults_only"
  | "no_subscription"
  | "already_subscribed"
  | "model_failed"
  | "model_busy"
  | "model_unavailable"
  | "reply_not_stored"
  | "variant_locked"
  | "outfit_locked"
  | "already_owned"
  | "already_remembered"
  | "not_enough_coins"
  | "freezes_full"
  | "not_owned"
  | "INVALID_EMAIL_OR_PASSWORD"
  | "wrong_password"
  | "wrong_confirmation"
  | "sign_in_again"
  | "ACCOUNT_DELETED"
  | "ACCOUNT_SUSPENDED"
  | "INVALID_PASSWORD"
  | "INVALID_CODE"
  | "INVALID_BACKUP_CODE"
  | "INVALID_TWO_FACTOR_COOKIE"
  | "CODE_USED"
  | "PASSKEY_REFUSED"
  | "TOO_MANY_PASSKEYS"
  | "PASSKEY_NOT_FOUND"
  | "passkey_not_shown"
  | "second_factor_required"
  | "NO_PASSWORD"
  | "EMAIL_NOT_VERIFIED"
  | "INVALID_EMAIL"
  | "INVALID_NAME"
  | "PASSWORD_TOO_SHORT"
  | "PASSWORD_TOO_LONG"
  | "PASSWORD_TOO_COMMON"
  | "PASSWORD_COMPROMISED"
  | "INVALID_TOKEN"
  | "TOKEN_EXPIRED"
  | "PROVIDER_NOT_FOUND"
  | "VALIDATION_ERROR"
  | "MISSING_FIELD"
  | "FIELD_NOT_ALLOWED";

export const failureWords = english("failures", {
  offline: "Luli can't be reached right now. Please check your connection.",
  unknown: "Something went wrong. Please try again.",
  /** Status 429 without a word of the server's own. */
  tooMany: "Too many attempts. Please wait a moment.",
  /** A failure that the server names by a code; the message is the server's own, in English. */
  said: (_code: string, message: string): string => message,
});
