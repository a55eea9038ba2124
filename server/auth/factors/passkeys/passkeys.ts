// Passkeys: keys that a device keeps, and shows only after its owner has proved to it who they are. See docs/flows/auth.md.
import { randomUUID } from "node:crypto";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import * as v from "valibot";
import {
  MOST_PASSKEYS,
  newPasskey,
  shownPasskey,
} from "../../../../shared/contracts/account/passkey.ts";
import { isUuid } from "../../../../shared/contracts/id.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { NoteSecurity } from "../../../platform/security-log/note.ts";
import { keep, kept } from "../../guards/cookies.ts";
import { addressOf, type HookContext } from "../../hook-context.ts";
import type { AuthMails } from "../../mails/auth-mails.ts";
import { endSessions } from "../../sessions/queries.ts";
import { addPasskey, getPasskey, listPasskeys, noteUsed, removePasskey } from "./queries.ts";

const CHALLENGE_S = 5 * 60;
/** Ties a challenge to the browser that asked for it. */
const ASKED = { name: "passkey_asked", maxAge: CHALLENGE_S };
/** Ed25519, P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];
const REFUSED = {
  code: "PASSKEY_REFUSED",
  message: "That passkey did not work. Please try again, or sign in another way.",
};
const TOO_MANY = { code: "TOO_MANY_PASSKEYS", message: "Please remove a passkey first." };
const NOT_FOUND = { code: "PASSKEY_NOT_FOUND", message: "There is no such passkey." };

type PasskeyDeps = {
  database: Database;
  publicUrl: string;
  mails: Pick<AuthMails, "factorChanged">;
  noteSecurity: NoteSecurity;
};

export function passkeys({ database, publicUrl, mails, noteSecurity }: PasskeyDeps) {
  // Browsers know no passkeys for an IP address: on a laptop PUBLIC_URL says localhost.
  const rpID = new URL(publicUrl).hostname;
  const expected = { expectedRPID: rpID, expectedOrigin: publicUrl, requireUserVerification: true };

  const refuse = (ctx: HookContext, userId: string | null): APIError => {
    const who = userId === null ? null : { id: userId };
    noteSecurity({ kind: "factor_failed", who, address: addressOf(ctx), detail: "passkey" });
    return APIError.from("UNAUTHORIZED", REFUSED);
  };

  return {
    id: "passkeys",
    endpoints: {
      passkeyAddOptions: createAuthEndpoint(
        "/passkey/add-options",
        { method: "POST", use: [sessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          const own = await listPasskeys(database, user.id);
          if (own.length >= MOST_PASSKEYS) throw APIError.from("BAD_REQUEST", TOO_MANY);
          const options = await generateRegistrationOptions({
            rpName: "Luli",
            rpID,
            userName: user.email,
            userDisplayName: user.name || user.email,
            userID: new TextEncoder().encode(user.id),
            excludeCredentials: own.map(({ id }) => ({ id })),
            authenticatorSelection: { residentKey: "required", userVerification: "required" },
            supportedAlgorithmIDs: ALGORITHMS,
            timeout: CHALLENGE_S * 1000,
          });
          await ask(ctx, session.id, options.challenge);
          return ctx.json(options);
        },
      ),

      passkeyAdd: createAuthEndpoint(
        "/passkey/add",
        { method: "POST", use: [sessionMiddleware], body: newPasskey },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          const { name, response } = ctx.body;
          const checked = await verifyRegistrationResponse({
            ...expected,
            response,
            expectedChallenge: (challenge) => answer(ctx, session.id, challenge),
            supportedAlgorithmIDs: ALGORITHMS,
          }).catch(() => null);
          if (!checked?.verified) throw refuse(ctx, user.id);
          const { id, publicKey, counter } = checked.registrationInfo.credential;
          const public_key = Buffer.from(publicKey).toString("base64url");
          if (!(await addPasskey(database, { id, user_id: user.id, name, public_key, counter })))
            throw refuse(ctx, user.id);
          const who = { id: user.id };
          noteSecurity({ kind: "factor_added", who, address: addressOf(ctx), detail: "passkey" });
          await mails.factorChanged(user.email, "passkeyAdded");
          return ctx.json({ success: true });
        },
      ),

      passkeyRemove: createAuthEndpoint(
        "/passkey/remove",
        { method: "POST", use: [sessionMiddleware], body: v.object({ id: v.string() }) },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          if (!(await removePasskey(database, { id: ctx.body.id, user_id: user.id })))
            throw APIError.from("NOT_FOUND", NOT_FOUND);
          // A lost device may have begun them.
          await endSessions(database, user.id, { except: session.id, factor: "passkey" });
          const who = { id: user.id };
          noteSecurity({ kind: "factor_removed", who, address: addressOf(ctx), detail: "passkey" });
          await mails.factorChanged(user.email, "passkeyRemoved");
          return ctx.json({ success: true });
        },
      ),

      passkeySignInOptions: createAuthEndpoint(
        "/passkey/sign-in-options",
        { method: "POST" },
        async (ctx) => {
          const options = await generateAuthenticationOptions({
            rpID,
            userVerification: "required",
            timeout: CHALLENGE_S * 1000,
          });
          const browser = randomUUID();
          await keep(ctx, ASKED, browser);
          await ask(ctx, browser, options.challenge);
          return ctx.json(options);
        },
      ),

      passkeySignIn: createAuthEndpoint(
        "/passkey/sign-in",
        { method: "POST", body: shownPasskey },
        async (ctx) => {
          const { response } = ctx.body;
          const browser = await kept(ctx, ASKED);
          // The passkey names its owner by the user handle that it got when it was made.
          const userId = Buffer.from(response.response.userHandle ?? "", "base64url").toString();
          const held = { id: response.id, user_id: userId };
          const passkey = isUuid(userId) ? await getPasskey(database, held) : undefined;
          if (!passkey || !browser) throw refuse(ctx, null);
          const checked = await verifyAuthenticationResponse({
            ...expected,
            response,
            expectedChallenge: (challenge) => answer(ctx, browser, challenge),
            credential: {
              id: held.id,
              publicKey: Buffer.from(passkey.public_key, "base64url"),
              counter: Number(passkey.counter),
            },
          }).catch(() => null);
          if (!checked?.verified) throw refuse(ctx, userId);
          const use = { counter: checked.authenticationInfo.newCounter, now: new Date() };
          if (!(await noteUsed(database, held, use))) throw refuse(ctx, userId);
          const user = await ctx.context.internalAdapter.findUserById(userId);
          if (!user) throw refuse(ctx, userId);
          const session = await ctx.context.internalAdapter.createSession(userId);
          await setSessionCookie(ctx, { session, user });
          // A sign-in that started with the password needs no code any more.
          expireCookie(ctx, ctx.context.createAuthCookie("two_factor"));
          const { email, name } = user;
          return ctx.json({ user: { id: userId, email, name } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Stores a challenge that only this person can use, once. */
async function ask(ctx: HookContext, asker: string, challenge: string): Promise<void> {
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: identify(asker, challenge),
    value: challenge,
    expiresAt: new Date(Date.now() + CHALLENGE_S * 1000),
  });
}

const answer = async (ctx: HookContext, asker: string, challenge: string): Promise<boolean> =>
  (await ctx.context.internalAdapter.consumeVerificationValue(identify(asker, challenge))) !== null;

const identify = (asker: string, challenge: string) => `passkey|${asker}|${challenge}`;
