// Against guessing: failed passwords are counted per account, and input is bounded before anything is looked up.
import type { BetterAuthPlugin } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
import type { RateLimits } from "../../http/rate-limits.ts";
import { addressOf, bodyOf, type HookContext, tooManyAttempts, on } from "../hook-context.ts";
import type { NoteSecurity } from "../../platform/security-log/note.ts";
import type { AuthMails } from "../mails/auth-mails.ts";
import { knownBrowser } from "./known-browser.ts";
import type { Attempt, PasswordAttempts } from "./password-attempts.ts";
import { EMAIL_LENGTH } from "../../../shared/rules/contact.ts";
import { profileProblem, zoneProblem } from "../profile-input.ts";

type SignInGuardDeps = {
  attempts: PasswordAttempts;
  mails: Pick<AuthMails, "manyGuesses">;
  limits: RateLimits;
  noteSecurity: NoteSecurity;
  signUpsADay: number;
  areSignUpsOpen: () => boolean;
};

const DAY_S = 24 * 60 * 60;
/** The answer is the same whether the address has an account or not. */
const SIGN_UPS_CLOSED = {
  code: "SIGN_UPS_CLOSED",
  message: "Sign-ups are closed right now. Please come back later.",
};

export function signInGuard({
  attempts,
  mails,
  limits,
  noteSecurity,
  signUpsADay,
  areSignUpsOpen,
}: SignInGuardDeps) {
  return {
    id: "sign-in-guard",
    hooks: {
      before: [
        on(["/sign-up/email", "/update-user"], async (ctx) => {
          const body = bodyOf(ctx);
          const isUpdate = ctx.path === "/update-user";
          const problem = profileProblem(body) ?? (isUpdate ? zoneProblem(body) : null);
          if (problem) throw APIError.from("BAD_REQUEST", problem);
        }),
        on(["/sign-up/email"], async (ctx) => {
          if (!areSignUpsOpen()) throw new APIError("SERVICE_UNAVAILABLE", SIGN_UPS_CLOSED);
          const rule = { window: DAY_S, max: signUpsADay };
          const { allowed, retryAfter } = await limits.consume(`sign-up|${addressOf(ctx)}`, rule);
          if (allowed) return;
          const detail = "sign-ups of a day";
          noteSecurity({ kind: "limit_hit", who: null, address: addressOf(ctx), detail });
          throw tooManySignUps(retryAfter ?? DAY_S);
        }),
        on(["/sign-in/email"], async (ctx) => {
          const email = emailOf(ctx);
          if (email === null) return;
          const refusal = await attempts.take(await attemptOf(ctx, email));
          if (refusal?.isLocked) await mails.manyGuesses(email);
          if (!refusal) return;
          noteSecurity({ kind: "sign_in_locked", who: { email }, address: addressOf(ctx) });
          throw tooManyAttempts(refusal.waitS);
        }),
      ],
      after: [
        on(["/sign-in/email"], async (ctx) => {
          const email = emailOf(ctx);
          if (email !== null && wasPasswordRight(ctx.context.returned))
            await attempts.forgive(await attemptOf(ctx, email));
        }),
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
