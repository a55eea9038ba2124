// Around better-auth's change of password and of address: what a stolen session alone must not be able to do.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, getSessionFromCtx, isAPIError } from "better-auth/api";
import type { AuthMails } from "../mails/auth-mails.ts";
import { type ChangeOfAddress, changeOfAddress } from "../mails/change-of-address.ts";
import { addressOf, bodyOf, type HookContext, tooManyAttempts, on } from "../hook-context.ts";
import { hashOf, INVALID_PASSWORD, isPassword } from "./fresh-proof.ts";
import type { PasswordAttempts } from "./password-attempts.ts";
import { profileProblem } from "../profile-input.ts";

type AccountGuardDeps = {
  attempts: PasswordAttempts;
  mails: AuthMails;
  endLinks: (userId: string) => Promise<void>;
  onEmailChanged: (person: Person) => Promise<void>;
};

const NO_PASSWORD = { code: "NO_PASSWORD", message: "Please set a password first." };

export function accountGuard({ attempts, mails, endLinks, onEmailChanged }: AccountGuardDeps) {
  return {
    id: "account-guard",
    hooks: {
      before: [
        on(["/change-password"], async (ctx) => {
          const person = await personOf(ctx);
          const refusal = person && (await attempts.take(person));
          if (refusal) throw tooManyAttempts(refusal.waitS);
        }),
        on(["/change-email"], async (ctx) => {
          const person = await personOf(ctx);
          if (!person) return;
          const { newEmail, currentPassword } = bodyOf(ctx);
          const problem = profileProblem({ email: newEmail });
          if (problem) throw APIError.from("BAD_REQUEST", problem);
          if ((await hashOf(ctx, person.userId)) === null)
            throw APIError.from("BAD_REQUEST", NO_PASSWORD);
          if (!(await isPassword(ctx, person, currentPassword, attempts)))
            throw APIError.from("BAD_REQUEST", INVALID_PASSWORD);
        }),
        on(["/verify-email"], async (ctx) => {
          const change = changeIn(ctx);
          if (!change) return;
          const person = await personOf(ctx);
          // A mistyped address must not hand the account to the owner of that mailbox.
          if (!person) throw ctx.redirect("/auth?error=sign_in_to_confirm");
          const { internalAdapter } = ctx.context;
          const owner = await internalAdapter.findUserByEmail(change.to);
          // The link was opened before by the same person.
          if (owner?.user.id === person.userId) throw ctx.redirect("/profile?email=changed");
          if (!(await internalAdapter.findVerificationValue(change.identifier)))
            throw ctx.redirect("/auth?error=invalid_token");
          if (owner) throw ctx.redirect("/profile?email=taken");
        }),
      ],
      after: [
        on(["/change-password"], async (ctx) => {
          const person = await personOf(ctx);
          if (!person) return;
          const { returned } = ctx.context;
          if (isAPIError(returned) && returned.body?.code === INVALID_PASSWORD.code) return;
          await attempts.forgive(person);
          if (isAPIError(returned)) return;
          // Whether other browsers stay signed in, the person says; what was mailed before is over.
          await endLinks(person.userId);
          await mails.passwordChanged(person.email);
        }),
        on(["/revoke-sessions"], async (ctx) => {
          const person = isAPIError(ctx.context.returned) ? null : await personOf(ctx);
          if (person) await endLinks(person.userId);
        }),
        on(["/verify-email"], async (ctx) => {
          const change = changeIn(ctx);
          const location = ctx.context.responseHeaders?.get("location");
          if (!change || !location) return;
          const person = await personOf(ctx);
          if (location.includes("error=")) {
            // The same link, opened at the same moment, was a little faster.
            const owner = await ctx.context.internalAdapter.findUserByEmail(change.to);
            if (person && owner?.user.id === person.userId)
              throw ctx.redirect("/profile?email=changed");
            return;
          }
          await mails.emailChanged(change);
          if (person) await onEmailChanged(person);
        }),
        on(["/verify-email"], async (ctx) => {
          // A link that was used before opens nothing. better-auth leads on as if it had worked, where a visitor would only bounce.
          const location = ctx.context.responseHeaders?.get("location");
          if (!location || ctx.context.newSession || location.includes("error=")) return;
          if (!(await getSessionFromCtx(ctx))) throw ctx.redirect("/auth?error=invalid_token");
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

type Person = { userId: string; sessionId: string; email: string; address: string };

/** Returns null when the request has no session: then better-auth refuses by itself. */
async function personOf(ctx: HookContext): Promise<Person | null> {
  const found = await getSessionFromCtx(ctx);
  if (!found) return null;
  const { user, session } = found;
  return { userId: user.id, sessionId: session.id, email: user.email, address: addressOf(ctx) };
}

/** The link of a change of address; better-auth checks its signature afterwards. */
function changeIn(ctx: HookContext): ChangeOfAddress | null {
  const { token } = (ctx.query ?? {}) as { token?: unknown };
  return typeof token === "string" ? changeOfAddress(token) : null;
}
