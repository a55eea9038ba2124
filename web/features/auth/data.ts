// Writes of the auth page. Each one throws HttpError with the server's own message.
import { postAuth } from "../../lib/session/auth-calls.ts";
import { hasCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { HttpError } from "../../lib/http-error.ts";
import { askDevice } from "../../lib/session/device.ts";
import { sessionStore } from "../../lib/session/session.ts";
import { spokenLanguage, wordsOf } from "../../lib/words/words.ts";
import { authWords } from "./words.tsx";

type Credentials = { email: string; password: string };

/** The page after a confirmation email or Google (spec section 7). */
const landing = (): "/checkout" | "/chat" => (hasCheckoutAfterAuth() ? "/checkout" : "/chat");

/** Returns whether the sign-in is complete, without a second factor. */
export const signIn = async (credentials: Credentials): Promise<boolean> => {
  const answer = await postAuth("POST /auth/v1/sign-in/email", credentials);
  if ("twoFactorRedirect" in answer) return false;
  await openSession();
  return true;
};

export const showCode = async (code: string, isRecovery: boolean): Promise<void> => {
  const body = { code: isRecovery ? code.trim() : code.replaceAll(/\s/g, "") };
  if (isRecovery) await postAuth("POST /auth/v1/two-factor/verify-backup-code", body);
  else await postAuth("POST /auth/v1/two-factor/verify-totp", body);
  await openSession();
};

export const signInWithPasskey = async (): Promise<void> => {
  const optionsJSON = await postAuth("POST /auth/v1/passkey/sign-in-options");
  const response = await askDevice((device) => device.startAuthentication({ optionsJSON }));
  await postAuth("POST /auth/v1/passkey/sign-in", { response });
  await openSession();
};

const openSession = async (): Promise<void> => {
  const session = await sessionStore.refresh();
  if (session.status !== "signed_in") {
    const message = wordsOf(authWords).noSession;
    throw new HttpError({ status: 200, code: "no_session", message });
  }
};

export const signUp = async ({ email, password }: Credentials): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await postAuth("POST /auth/v1/sign-up/email", {
    // better-auth requires a name; Luli asks for it later.
    name: "",
    email,
    password,
    callbackURL: landing(),
    timeZone,
    language: spokenLanguage(),
  });
};

export const resendConfirmation = async (email: string): Promise<void> => {
  await postAuth("POST /auth/v1/send-verification-email", { email, callbackURL: landing() });
};

export const requestReset = async (email: string): Promise<void> => {
  const redirectTo = "/auth?mode=reset";
  await postAuth("POST /auth/v1/request-password-reset", { email, redirectTo });
};

/** Resets the password and returns the address that signs in next. */
export const resetPassword = async (token: string, newPassword: string): Promise<string> => {
  const { email } = await postAuth("POST /auth/v1/reset-password", { token, newPassword });
  // The server may end every session that used the old password.
  await sessionStore.refresh();
  return email;
};

/** Navigates away to Google. */
export const signInWithGoogle = async (): Promise<void> => {
  const { url, redirect } = await postAuth("POST /auth/v1/sign-in/social", {
    provider: "google",
    callbackURL: landing(),
    errorCallbackURL: "/auth",
  });
  if (redirect) window.location.assign(url);
};
