// Against guessing: failed passwords are counted per account, and input is bounded before anything is looked up.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { addressOf, bodyOf, type HookContext, tooManyAttempts } from "../hook-context.ts";
import type { Attempt, PasswordAttempts } from "./password-attempts.ts";
import { EMAIL_LENGTH, profileProblem } from "../profile-input.ts";

export function signInGuard(attempts: PasswordAttempts) {
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
          matcher: ({ path }) => path === "/sign-in/email",
          handler: createAuthMiddleware(async (ctx) => {
            const attempt = attemptOf(ctx);
            const wait = attempt && (await attempts.take(attempt));
            if (wait !== null) throw tooManyAttempts(wait);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === "/sign-in/email",
          handler: createAuthMiddleware(async (ctx) => {
            const attempt = attemptOf(ctx);
            if (attempt && wasPasswordRight(ctx.context.returned)) await attempts.forgive(attempt);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** An address that still waits for its confirmation is only named after the right password. */
function wasPasswordRight(returned: unknown): boolean {
  return !isAPIError(returned) || returned.body?.code === "EMAIL_NOT_VERIFIED";
}

function attemptOf(ctx: HookContext): Attempt | null {
  const { email } = bodyOf(ctx);
  if (typeof email !== "string" || email.length > EMAIL_LENGTH) return null;
  return { email, address: addressOf(ctx) };
}
