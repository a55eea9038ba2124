// /auth/v1: what of better-auth's wire is open. It reads and checks the bodies by itself; here stands what our page sends.
import * as v from "valibot";
import {
  addOptions,
  newPasskey,
  shownPasskey,
  signInOptions,
} from "../contracts/account/passkey.ts";
import { type Calls, json, raw } from "./call.ts";

const text = v.string();
const callbackURL = v.optional(text);
const email = v.pipe(text, v.email());
// The library's answers hold more than our page reads.
const done = v.looseObject({
  status: v.optional(v.boolean()),
  success: v.optional(v.boolean()),
  message: v.optional(text),
});
const user = v.looseObject({ id: text, email: text, name: text });
const whoever = v.looseObject({ token: v.nullable(text), user });

const open = { who: "anyone", isLibrary: true } as const;
const own = { who: "session", isLibrary: true } as const;

/** Who has no password must have signed in within 15 minutes. */
const proof = {
  body: v.object({ password: v.optional(text) }),
  refuses: { INVALID_PASSWORD: 400, sign_in_again: 403, too_many_attempts: 429 },
} as const;

export const authCalls = {
  "POST /auth/v1/sign-up/email": {
    ...open,
    about:
      "Makes an account and mails a link that confirms it and leads to callbackURL. An address that has one is answered alike.",
    body: v.object({
      name: text,
      email,
      password: text,
      callbackURL,
      timeZone: v.optional(text),
      language: v.optional(text),
    }),
    answer: json(whoever),
  },
  "POST /auth/v1/sign-in/email": {
    ...open,
    about: "Signs in with a password and sets the session's cookie.",
    body: v.object({ email, password: text, callbackURL }),
    refuses: { INVALID_EMAIL_OR_PASSWORD: 401, EMAIL_NOT_VERIFIED: 403 },
    answer: json(
      v.union([
        v.looseObject({ redirect: v.boolean(), token: text, user }),
        // The second factor is asked for before the user is signed in.
        v.looseObject({ twoFactorRedirect: v.literal(true) }),
      ]),
    ),
  },
  "POST /auth/v1/two-factor/verify-totp": {
    ...open,
    about:
      "Signs in with a code of the authenticator app, after the password or Google; signed in, turns the second factor on.",
    body: v.object({ code: text }),
    refuses: { INVALID_CODE: 401, INVALID_TWO_FACTOR_COOKIE: 401, CODE_USED: 400 },
    answer: json(v.looseObject({ token: text, user })),
  },
  "POST /auth/v1/two-factor/verify-backup-code": {
    ...open,
    about: "The same with a recovery code, each of which works once.",
    body: v.object({ code: text }),
    refuses: { INVALID_BACKUP_CODE: 401, INVALID_TWO_FACTOR_COOKIE: 401, CODE_USED: 400 },
    answer: json(v.looseObject({ token: text, user })),
  },
  "POST /auth/v1/passkey/sign-in-options": {
    ...open,
    about: "What a passkey is shown for: once, within five minutes, in this browser.",
    answer: json(signInOptions),
  },
  "POST /auth/v1/passkey/sign-in": {
    ...open,
    about: "Signs in with a passkey, which is a second factor, too.",
    body: shownPasskey,
    refuses: { PASSKEY_REFUSED: 401, ACCOUNT_SUSPENDED: 403, ACCOUNT_DELETED: 403 },
    answer: json(v.object({ user })),
  },
  "POST /auth/v1/sign-in/social": {
    ...open,
    about: "Says where Google's sign-in begins.",
    body: v.object({
      provider: v.literal("google"),
      callbackURL,
      errorCallbackURL: v.optional(text),
    }),
    answer: json(v.looseObject({ url: text, redirect: v.boolean() })),
  },
  "GET /auth/v1/callback/google": {
    ...open,
    about: "Where Google sends a person back to.",
    answer: raw("text/html", 302),
  },
  "POST /auth/v1/sign-out": {
    ...own,
    about: "Ends this session.",
    answer: json(done),
  },
  "POST /auth/v1/send-verification-email": {
    ...open,
    about: "Mails the confirming link again.",
    body: v.object({ email, callbackURL }),
    answer: json(done),
  },
  "GET /auth/v1/verify-email": {
    ...open,
    about:
      "The link of a confirming mail: confirms, signs in, leads on where one signed up; elsewhere asks for the password.",
    query: v.object({ token: text, callbackURL }),
    answer: raw("text/html", 302),
  },
  "POST /auth/v1/request-password-reset": {
    ...open,
    about:
      "Mails a link to set a new password, if there is such an account; the answer does not tell.",
    body: v.object({ email, redirectTo: v.optional(text) }),
    answer: json(done),
  },
  "GET /auth/v1/reset-password/:token": {
    ...open,
    about: "The link of that mail: leads to the page that asks for the new password.",
    params: { token: v.pipe(text, v.regex(/^[\w-]{1,64}$/)) },
    query: v.object({ callbackURL }),
    answer: raw("text/html", 302),
  },
  "POST /auth/v1/reset-password": {
    ...open,
    about: "Sets a new password, by the token of that link, and tells whose it is.",
    body: v.object({ token: text, newPassword: text }),
    refuses: { INVALID_TOKEN: 400 },
    answer: json(v.looseObject({ status: v.boolean(), email: text })),
  },
  "GET /auth/v1/get-session": {
    ...open,
    about:
      "Who is signed in here, null for nobody. The header set-auth-jwt carries an access token.",
    answer: json(v.nullable(v.looseObject({ user, session: v.looseObject({}) }))),
  },
  "GET /auth/v1/token": {
    ...own,
    about: "Trades the session for an access token of 15 minutes (JWT, ES256).",
    answer: json(v.looseObject({ token: text })),
  },
  "GET /auth/v1/jwks": {
    ...open,
    about: "The keys that access tokens are checked with.",
    answer: json(v.looseObject({ keys: v.array(v.looseObject({})) })),
  },
  "POST /auth/v1/update-user": {
    ...own,
    about: "Changes the name, or the IANA time zone that the person is in.",
    body: v.object({ name: v.optional(text), timeZone: v.optional(text) }),
    answer: json(done),
  },
  "POST /auth/v1/change-email": {
    ...own,
    about: "Mails a link to the new address, which takes over once it is opened.",
    body: v.object({ newEmail: email, currentPassword: v.optional(text), callbackURL }),
    answer: json(done),
  },
  "POST /auth/v1/change-password": {
    ...own,
    about: "Changes the password, and ends all other sessions if asked to.",
    body: v.object({
      currentPassword: text,
      newPassword: text,
      revokeOtherSessions: v.optional(v.boolean()),
    }),
    refuses: { INVALID_PASSWORD: 400 },
    answer: json(whoever),
  },
  "POST /auth/v1/passkey/add-options": {
    ...own,
    ...proof,
    about: "What a new passkey is made from: once, within five minutes, in this session.",
    answer: json(addOptions),
  },
  "POST /auth/v1/passkey/add": {
    ...own,
    about: "Adds the passkey that was made from it.",
    body: newPasskey,
    refuses: { PASSKEY_REFUSED: 401 },
    answer: json(done),
  },
  "POST /auth/v1/passkey/remove": {
    ...own,
    ...proof,
    about: "Removes a passkey, and ends all other sessions that a passkey began.",
    body: v.object({ id: text, password: v.optional(text) }),
    refuses: { ...proof.refuses, PASSKEY_NOT_FOUND: 404 },
    answer: json(done),
  },
  "POST /auth/v1/two-factor/enable": {
    ...own,
    ...proof,
    about:
      "Makes a key for an authenticator app, and recovery codes. They count once a code of the app was shown.",
    answer: json(v.looseObject({ totpURI: text, backupCodes: v.array(text) })),
  },
  "POST /auth/v1/two-factor/disable": {
    ...own,
    ...proof,
    about: "Turns the second factor off.",
    answer: json(done),
  },
  "POST /auth/v1/two-factor/generate-backup-codes": {
    ...own,
    ...proof,
    about: "Makes new recovery codes; those before are good for nothing.",
    answer: json(v.looseObject({ backupCodes: v.array(text) })),
  },
  "POST /auth/v1/revoke-sessions": {
    ...own,
    about: "Ends every session.",
    answer: json(done),
  },
} as const satisfies Calls;
