// The second factor: better-auth's own (codes of an app, recovery codes), with what it lacks. Without this file its codes
// can be used twice, signed-in callers may guess without end, a browser may be excused for a month, and Google passes by it.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, getSessionFromCtx, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import type { Database } from "../../platform/database/database.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import type { NoteSecurity } from "../../platform/security-log/note.ts";
import { knownBrowser } from "../guards/known-browser.ts";
import type { Attempt, PasswordAttempts } from "../guards/password-attempts.ts";
import { addressOf, bodyOf, type HookContext, tooManyAttempts, on } from "../hook-context.ts";
import type { AuthMails } from "../mails/auth-mails.ts";
import { endHeld } from "../sessions/end-held.ts";

/** The library names it so. */
const CHALLENGE = "two_factor";
const CHALLENGE_S = 10 * 60;
const TOTP = "/two-factor/verify-totp";
const RECOVERY = "/two-factor/verify-backup-code";
/** A code is good in its half minute, the one before and the one after. */
const CODE_LIVES_S = 2 * 60;
/** Replaces the library's messages, which do not say what to do. */
const WRONG = {
  [TOTP]: {
    code: "INVALID_CODE",
    message: "That code is not right. Please type the one that your app shows now.",
  },
  [RECOVERY]: {
    code: "INVALID_BACKUP_CODE",
    message: "That recovery code is not right, or was used before. Please try another one.",
  },
};
const CODE_USED = {
  code: "CODE_USED",
  message: "This code was tried already. Please wait for the next one.",
};

type SecondFactorDeps = {
  database: Database;
  limits: RateLimits;
  attempts: PasswordAttempts;
  mails: Pick<AuthMails, "factorChanged">;
  noteSecurity: NoteSecurity;
};

export function secondFactor({
  database,
  limits,
  attempts,
  mails,
  noteSecurity,
}: SecondFactorDeps) {
  const { hooks, ...plugin } = twoFactor({
    schema: { twoFactor: { modelName: "second_factors" } },
    twoFactorCookieMaxAge: CHALLENGE_S,
    // People who only sign in by Google prove themselves by a fresh sign-in (guards/fresh-proof.ts).
    allowPasswordless: true,
    trustDeviceMaxAge: 0,
    accountLockout: { enabled: false },
  });
  const challenge = hooks.after[0]!;

  const personOf = async (ctx: HookContext) =>
    (await getSessionFromCtx(ctx))?.user ?? (await challenged(ctx));

  return {
    ...plugin,
    hooks: {
      before: [
        on([TOTP, RECOVERY], async (ctx) => {
          const person = await personOf(ctx);
          if (!person) return;
          const refusal = await attempts.take(await attemptOf(ctx, person.id));
          if (refusal) throw tooManyAttempts(refusal.waitS);
          const { code } = bodyOf(ctx);
          if (typeof code !== "string" || code.length > 20) return;
          // A code is good once: reading it over a shoulder is useless.
          const rule = { window: CODE_LIVES_S, max: 1 };
          const { allowed } = await limits.consume(`code|${person.id}|${code}`, rule);
          if (allowed) return;
          // A recovery code has no next one to wait for.
          if (ctx.path === RECOVERY) throw APIError.from("UNAUTHORIZED", WRONG[RECOVERY]);
          throw APIError.from("BAD_REQUEST", CODE_USED);
        }),
      ],
      after: [
        {
          matcher: ({ path }) =>
            path === "/sign-in/email" || path?.startsWith("/callback") === true,
          handler: challenge.handler,
        },
        on(["/callback/"], async (ctx) => {
          const { returned } = ctx.context;
          if (returned && typeof returned === "object" && "twoFactorRedirect" in returned)
            throw ctx.redirect("/auth?mode=second-factor");
        }),
        on([TOTP, RECOVERY], async (ctx) => {
          const { returned } = ctx.context;
          const isRefused = isAPIError(returned);
          const person = ctx.context.newSession?.user ?? (await personOf(ctx));
          if (!person) return;
          const who = { id: person.id };
          const detail = ctx.path === TOTP ? "app" : "recovery code";
          const kind = isRefused ? "factor_failed" : "factor_used";
          noteSecurity({ kind, who, address: addressOf(ctx), detail });
          const wrong = WRONG[ctx.path === TOTP ? TOTP : RECOVERY];
          if (isRefused && returned.body?.code === wrong.code)
            throw APIError.from("UNAUTHORIZED", wrong);
          if (isRefused) return;
          await attempts.forgive(await attemptOf(ctx, person.id));
          if (ctx.path === RECOVERY) await mails.factorChanged(person.email, "recoveryCode");
        }),
        on([TOTP, "/two-factor/disable"], async (ctx) => {
          const { newSession, session: before, returned } = ctx.context;
          if (!newSession || !before || isAPIError(returned)) return;
          const { id, email } = newSession.user;
          const isOn = ctx.path === TOTP;
          const kind = isOn ? "factor_added" : "factor_removed";
          noteSecurity({ kind, who: { id }, address: addressOf(ctx), detail: "app" });
          await mails.factorChanged(email, isOn ? "on" : "off");
          // The other sessions were opened without the factor.
          if (isOn) await endHeld(database, id, newSession.session.id);
        }),
        on(["/two-factor/generate-backup-codes"], async (ctx) => {
          const user = (await getSessionFromCtx(ctx))?.user;
          if (user && !isAPIError(ctx.context.returned))
            await mails.factorChanged(user.email, "newCodes");
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Returns the person who gave the right password and still has to show the second factor. */
async function challenged(ctx: HookContext): Promise<{ id: string; email: string } | null> {
  const { name } = ctx.context.createAuthCookie(CHALLENGE);
  const cookie = await ctx.getSignedCookie(name, ctx.context.secret);
  const found = cookie ? await ctx.context.internalAdapter.findVerificationValue(cookie) : null;
  return found && ctx.context.internalAdapter.findUserById(found.value);
}

/** Guesses of codes are counted for the account: there are a million, and ten tries in a quarter of an hour. */
async function attemptOf(ctx: HookContext, userId: string): Promise<Attempt> {
  const browser = await knownBrowser(ctx, userId);
  return { factorOf: userId, browser };
}
