// Pure logic of the auth page: the form to show, input checks and error codes.
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { authWords } from "./words.tsx";

/**
 * The search parameters of `/auth`: a mode (or `checkout`, the page after sign-in), a reset token, or the error of a link or of Google.
 */
export type AuthSearch = {
  mode?: string | undefined;
  token?: string | undefined;
  error?: string | undefined;
};

export type AuthView =
  | { name: "sign_in" | "sign_up" | "forgot" | "resend" | "second_factor" }
  | { name: "reset"; token: string }
  | { name: "check_mail"; email: string };

/** The name of a notice before the form. */
export type AuthNotice = keyof typeof authWords.texts.notices;

const SIGN_IN_NOTICES = [
  "sign_in_to_confirm",
  "confirm_by_password",
  "sign_ups_closed",
  "account_deleted",
  "account_suspended",
] as const;
const isSignInNotice = (error: string): error is (typeof SIGN_IN_NOTICES)[number] =>
  SIGN_IN_NOTICES.some((notice) => notice === error);
const LINK_ERRORS = new Set(["token_expired", "invalid_token", "user_not_found"]);

type Opening = { view: AuthView; notice: AuthNotice | null };

export const openingOf = ({ mode, token, error }: AuthSearch): Opening => {
  const isBadLink = error !== undefined && LINK_ERRORS.has(error.toLowerCase());
  if (mode === "reset" && isBadLink) return { view: { name: "forgot" }, notice: "reset_link_over" };
  if (token) return { view: { name: "reset", token }, notice: null };
  if (isBadLink) return { view: { name: "resend" }, notice: "confirmation_link_over" };
  if (error !== undefined && isSignInNotice(error))
    return { view: { name: "sign_in" }, notice: error };
  const view: AuthView = { name: (mode !== undefined && VIEWS[mode]) || "sign_in" };
  return { view, notice: error === undefined ? null : googleNotice(error) };
};

const VIEWS: Readonly<Record<string, "sign_up" | "forgot" | "second_factor">> = {
  "sign-up": "sign_up",
  forgot: "forgot",
  reset: "forgot",
  "second-factor": "second_factor",
};

const googleNotice = (error: string): AuthNotice =>
  error === "access_denied" ? "google_cancelled" : "google_failed";

export type FieldErrors = { email?: string; password?: string; code?: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

export const checkEmail = (email: string): FieldErrors => {
  const { noEmail, badEmail } = wordsOf(authWords).wrong;
  if (email.trim() === "") return { email: noEmail };
  return isEmail(email) ? {} : { email: badEmail };
};

export const checkNewPassword = (password: string): FieldErrors => {
  const { noNewPassword, shortPassword } = wordsOf(authWords).wrong;
  if (password === "") return { password: noNewPassword };
  return password.length < PASSWORD_LENGTH.min
    ? { password: shortPassword(PASSWORD_LENGTH.min) }
    : {};
};

export const checkPassword = (password: string): FieldErrors =>
  password === "" ? { password: wordsOf(authWords).wrong.noPassword } : {};

export const checkCode = (code: string): FieldErrors =>
  code.trim() === "" ? { code: wordsOf(authWords).wrong.noCode } : {};

/** Returns the field that the server's error is about, if any. */
export const fieldErrorsOf = (code: string, message: string): FieldErrors => {
  if (code === "INVALID_EMAIL" || message.startsWith("[body.email]")) return checkEmail("?");
  if (
    // The error does not say which of the two is wrong; the person types the password again.
    code === "INVALID_EMAIL_OR_PASSWORD" ||
    code === "PASSWORD_TOO_SHORT" ||
    code === "PASSWORD_TOO_LONG" ||
    code === "PASSWORD_TOO_COMMON" ||
    code === "PASSWORD_COMPROMISED"
  )
    return { password: message };
  if (code === "INVALID_CODE" || code === "INVALID_BACKUP_CODE" || code === "CODE_USED")
    return { code: message };
  return {};
};
