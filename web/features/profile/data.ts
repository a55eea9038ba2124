// Writes of the account: names, address and password.
import { mutationOptions } from "@tanstack/react-query";
import type { ProfileChange } from "../../../shared/contracts/account/profile.ts";
import { postAuth } from "../../lib/session/auth-calls.ts";
import { meQuery } from "../../lib/data.ts";
import { call } from "../../lib/http.ts";
import { sessionStore } from "../../lib/session/session.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { type EmailChange, type PasswordChange, problemsOf } from "./logic.ts";
import { profileWords } from "./words.tsx";

/** Errors at a field are shown by the form itself. */
const isAtField = (error: Error) => Object.keys(problemsOf(error)).length > 0;

export const profileMutation = mutationOptions({
  mutationFn: (change: ProfileChange) => call("PATCH /api/me", { body: change }),
  onSuccess: async (me, _change, _before, { client }) => {
    await client.cancelQueries({ queryKey: meQuery.queryKey });
    client.setQueryData(meQuery.queryKey, me);
    // The session knows the name, too, and tells the other tabs.
    void sessionStore.refresh();
  },
  meta: { failure: () => wordsOf(profileWords).failed.notSaved, isAtField },
});

export const emailMutation = mutationOptions({
  mutationFn: (change: EmailChange) =>
    postAuth("POST /auth/v1/change-email", { ...change, callbackURL: "/profile?email=changed" }),
  meta: {
    failure: () => ({ title: wordsOf(profileWords).newEmail.taken.title }),
    isAtField,
  },
});

export const passwordMutation = mutationOptions({
  mutationFn: (change: PasswordChange) => postAuth("POST /auth/v1/change-password", change),
  meta: {
    failure: () => ({ title: wordsOf(profileWords).failed.passwordNotChanged }),
    isAtField,
  },
});

/** Also sets a first password: the email proves the owner of the address. */
export const resetMutation = mutationOptions({
  mutationFn: (email: string) =>
    postAuth("POST /auth/v1/request-password-reset", { email, redirectTo: "/auth?mode=reset" }),
  meta: { failure: () => ({ title: wordsOf(profileWords).failed.linkNotSent }) },
});
