// What the auth page decides by itself: which form to show, what is wrong with an input, what an error code means.
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";

/** Of `/auth`: a mode asked for, the token of a reset link, the error of a link or of Google. */
export type AuthSearch = {
  mode?: string | undefined;
  token?: string | undefined;
  error?: string | undefined;
};

export type AuthView =
  | { name: "sign_in" | "sign_up" | "forgot" | "resend" }
  | { name: "reset"; token: string }
  | { name: "check_mail"; email: string };

export type AuthNotice = { title: string; text: string };

const LINK_ERRORS = new Set(["token_expired", "invalid_token", "user_not_found"]);

export const openingOf = ({
  mode,
  token,
  error,
}: AuthSearch): { view: AuthView; notice: AuthNotice | null } => {
  const isBadLink = error !== undefined && LINK_ERRORS.has(error.toLowerCase());
  if (mode === "reset" && isBadLink) {
    return {
      view: { name: "forgot" },
      notice: {
        title: "This link has run out",
        text: "Reset links work once and for a short time. Ask for a new one here.",
      },
    };
  }
  if (token !== undefined && token !== "") return { view: { name: "reset", token }, notice: null };
  if (isBadLink) {
    return {
      view: { name: "resend" },
      notice: {
        title: "This confirmation link has run out",
        text: "That happens. If your address is confirmed already, just sign in; otherwise we send you a new link.",
      },
    };
  }
  if (error === "sign_in_to_confirm") {
    return {
      view: { name: "sign_in" },
      notice: {
        title: "Please sign in first",
        text: "Then open the link in the mail once more: a new address is confirmed only where you are signed in.",
      },
    };
  }
  const view: AuthView = {
    name:
      mode === "sign-up" ? "sign_up" : mode === "forgot" || mode === "reset" ? "forgot" : "sign_in",
  };
  return { view, notice: error === undefined ? null : googleNotice(error) };
};

const googleNotice = (error: string): AuthNotice =>
  error === "access_denied"
    ? { title: "Google sign-in was cancelled", text: "You can try again, or use your email." }
    : {
        title: "Google sign-in did not work",
        text: "Please try again, or use your email and password.",
      };

export type FieldErrors = { email?: string; password?: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

export const checkEmail = (email: string): FieldErrors => {
  if (email.trim() === "") return { email: "Please enter your email." };
  return isEmail(email)
    ? {}
    : { email: "Please enter a whole email address, like name@example.com." };
};

export const checkNewPassword = (password: string): FieldErrors => {
  if (password === "") return { password: "Please choose a password." };
  return password.length < PASSWORD_LENGTH.min
    ? { password: `Please use at least ${PASSWORD_LENGTH.min} characters.` }
    : {};
};

export const checkPassword = (password: string): FieldErrors =>
  password === "" ? { password: "Please enter your password." } : {};

/** The field that the server's answer is about, if it is about one. */
export const fieldErrorsOf = (code: string, message: string): FieldErrors => {
  if (code === "INVALID_EMAIL" || message.startsWith("[body.email]")) return checkEmail("?");
  if (
    code === "PASSWORD_TOO_SHORT" ||
    code === "PASSWORD_TOO_LONG" ||
    code === "PASSWORD_COMPROMISED"
  )
    return { password: message };
  return {};
};
