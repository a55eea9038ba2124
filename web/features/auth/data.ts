// Every write of the auth page. Each one throws AuthError, whose message is the server's own.
import { hasCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { sessionStore } from "../../lib/session.ts";
import { spokenLanguage, wordsOf } from "../../lib/words.ts";
import { authClient } from "./client.ts";
import { authWords } from "./words.tsx";

export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type Credentials = { email: string; password: string };

/** Where a person lands after a confirmation mail or Google (spec section 7). */
const landing = (): "/checkout" | "/chat" => (hasCheckoutAfterAuth() ? "/checkout" : "/chat");

export const signIn = async (credentials: Credentials): Promise<void> => {
  await run(() => authClient.signIn.email(credentials));
  const session = await sessionStore.refresh();
  if (session.status !== "signed_in")
    throw new AuthError("no_session", wordsOf(authWords).noSession);
};

export const signUp = async ({ email, password }: Credentials): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // The name is asked for by Luli; better-auth wants the field.
  await run(() =>
    authClient.signUp.email({
      name: "",
      email,
      password,
      callbackURL: landing(),
      timeZone,
      language: spokenLanguage(),
    }),
  );
};

export const resendConfirmation = async (email: string): Promise<void> => {
  await run(() => authClient.sendVerificationEmail({ email, callbackURL: landing() }));
};

export const requestReset = async (email: string): Promise<void> => {
  await run(() => authClient.requestPasswordReset({ email, redirectTo: "/auth?mode=reset" }));
};

export const resetPassword = async (token: string, newPassword: string): Promise<void> => {
  await run(() => authClient.resetPassword({ token, newPassword }));
  // The server may end every session with the old password.
  await sessionStore.refresh();
};

/** Leaves the page. */
export const signInWithGoogle = async (): Promise<void> => {
  await run(() =>
    authClient.signIn.social({
      provider: "google",
      callbackURL: landing(),
      errorCallbackURL: "/auth",
    }),
  );
};

type Answer = {
  error: { code?: string | undefined; message?: string | undefined; status: number } | null;
};

const run = async (call: () => Promise<Answer>): Promise<void> => {
  let answer: Answer;
  try {
    answer = await call();
  } catch (cause) {
    throw new AuthError("offline", wordsOf(failureWords).offline, { cause });
  }
  const { error } = answer;
  if (!error) return;
  const words = wordsOf(failureWords);
  const code = error.code ?? `http_${error.status}`;
  const fallback = error.status === 429 ? words.tooMany : words.unknown;
  throw new AuthError(code, error.message ? words.said(code, error.message) : fallback);
};
