// Against guessing: failed passwords are counted per account, and input is bounded before anything is looked up.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import type { RateLimits } from "../../platform/rate-limits.ts";
import { addressOf, bodyOf, type HookContext, tooManyAttempts } from "../hook-context.ts";
import type { AuthMails } from "../mails/auth-mails.ts";
import { knownBrowser } from "./known-browser.ts";
import type { Attempt, PasswordAttempts } from "./password-attempts.ts";
import { EMAIL_LENGTH, profileProblem } from "../profile-input.ts";

type Parts = {
  attempts: PasswordAttempts;
  mails: Pick<AuthMails, "manyGuesses">;
  limits: RateLimits;
  signUpsADay: number;
};

const DAY_S = 24 * 60 * 60;

export function signInGuard({ attempts, mails, limits, signUpsADay }: Parts) {
  return {
    id: "sign-in-guard",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-up/email" || path === "/update-user",
          handler: createAuthMiddleware(async (ctx) => {
            const problem = profileProblem(bodyOf(ctx));
            if (problem) throw APIError.from("BAD_REQUEST", problem);
          }),
        },
        {
          matcher: ({ path }) => path === "/sign-up/email",
          handler: createAuthMiddleware(async (ctx) => {
            const rule = { window: DAY_S, max: signUpsADay };
            const { allowed, retryAfter } = await limits.consume(`sign-up|${addressOf(ctx)}`, rule);
            if (!allowed) throw tooManySignUps(retryAfter ?? DAY_S);
          }),
        },
        {
          matcher: ({ path }) => path === "/sign-in/email",
          handler: createAuthMiddleware(async (ctx) => {
            const email = emailOf(ctx);
            if (email === null) return;
            const refusal = await attempts.take(await attemptOf(ctx, email));
            if (refusal?.isLocked) await mails.manyGuesses(email);
            if (refusal) throw tooManyAttempts(refusal.waitS);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === "/sign-in/email",
          handler: createAuthMiddleware(async (ctx) => {
            const email = emailOf(ctx);
            if (email !== null && wasPasswordRight(ctx.context.returned))
              await attempts.forgive(await attemptOf(ctx, email));
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

const tooManySignUps = (waitS: number) =>
  new APIError(
    "TOO_MANY_REQUESTS",
    { code: "too_many_requests", message: "Too many requests. Please try again later." },
    { "Retry-After": String(waitS) },
  );

/** An address that still waits for its confirmation is only named after the right password. */
function wasPasswordRight(returned: unknown): boolean {
  return !isAPIError(returned) || returned.body?.code === "EMAIL_NOT_VERIFIED";
}

function emailOf(ctx: HookContext): string | null {
  const { email } = bodyOf(ctx);
  return typeof email === "string" && email.length <= EMAIL_LENGTH ? email.toLowerCase() : null;
}

async function attemptOf(ctx: HookContext, email: string): Promise<Attempt> {
  const found = await ctx.context.internalAdapter.findUserByEmail(email);
  const browser = found && (await knownBrowser(ctx, found.user.id));
  return browser ? { browser } : { email, address: addressOf(ctx) };
}
